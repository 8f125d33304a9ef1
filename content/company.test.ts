import { expect, test, vi } from 'vitest';

const street = '12 Chandpole Bazaar';

vi.mock('./company/contact-facts.ts', async (original) => {
  const facts = await original<{ address: object }>();
  return { ...facts, address: { ...facts.address, street } };
});

test('the street, once it is given, stands wherever the address does', async () => {
  const [{ company }, { companyRows }, { relayWords }, { companyIntents }] = await Promise.all([
    import('./company.ts'),
    import('./company/company-rows.ts'),
    import('./mail/relay-words.ts'),
    import('./chat/intents/company.ts'),
  ]);
  const { city, region, postcode, country } = company.address;
  const line = `${street}, ${city}, ${region} ${postcode}, ${country}`;
  expect(company.addressLine).toBe(line);
  expect(companyRows).toContainEqual(['Address', line]);
  expect(relayWords.imprint).toContain(line);
  expect(companyIntents['registered']?.reply[0]).toContain(line);
});
