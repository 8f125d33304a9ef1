import { expect, test, vi } from 'vitest';

const street = '12 Chandpole Bazaar';

/** The company's facts, read anew with these of its address. */
async function atAddress(given: { street: string; postcode?: undefined }) {
  vi.resetModules();
  vi.doMock('./company/contact-facts.ts', async (original) => {
    const facts = await original<{ address: object }>();
    return { ...facts, address: { ...facts.address, ...given } };
  });
  return (await import('./company.ts')).company;
}

test('the street, once it is given, stands wherever the address does', async () => {
  const company = await atAddress({ street });
  const [{ companyRows }, { relayWords }, { companyIntents }] = await Promise.all([
    import('./company/company-rows.ts'),
    import('./mail/relay-words.ts'),
    import('./chat/intents/company.ts'),
  ]);
  const { city, region, postcode, country } = company.address;
  const line = `${street}, ${city}, ${[region, postcode].join(' ').trim()}, ${country}`;
  expect(company.addressLine).toBe(line);
  expect(companyRows).toContainEqual(['Address', line]);
  expect(relayWords.imprint).toContain(line);
  expect(companyIntents['registered']?.reply[0]).toContain(line);
});

test('the address of a country without postcodes has none', async () => {
  const { address, addressLine } = await atAddress({ street, postcode: undefined });
  expect(addressLine).toBe(`${street}, ${address.city}, ${address.region}, ${address.country}`);
});
