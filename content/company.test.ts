import { expect, test, vi } from 'vitest';

const street = '12 Chandpole Bazaar';

/** The company's facts, read anew with these of its address. */
async function atAddress(given: { street: string; region?: string | undefined; postcode?: string | undefined }) {
  vi.resetModules();
  vi.doMock('./company/contact-facts.ts', async (original) => {
    const facts = await original<{ address: object }>();
    return { ...facts, address: { ...facts.address, ...given } };
  });
  return (await import('./company.ts')).company;
}

test('the street, once it is given, stands wherever the address does', async () => {
  const company = await atAddress({ street, region: 'Rajasthan', postcode: '302001' });
  const { companyRows } = await import('./company/company-rows.ts');
  const { relayWords } = await import('./mail/relay-words.ts');
  const { companyIntents } = await import('./chat/intents/company.ts');
  const { city, country } = company.address;
  const line = `${street}, ${city}, Rajasthan 302001, ${country}`;
  expect(company.addressLine).toBe(line);
  expect(companyRows).toContainEqual(['Address', line]);
  expect(relayWords.imprint).toContain(line);
  expect(companyIntents['registered']?.reply[0]).toContain(line);
});

test.each([
  ['postcodes', { region: 'Dubai', postcode: undefined }, ', Dubai'],
  ['regions', { region: undefined, postcode: '018956' }, ', 018956'],
  ['either', { region: undefined, postcode: undefined }, ''],
])('the address of a country without %s has none', async (_, given, part) => {
  const { address, addressLine } = await atAddress({ street, ...given });
  expect(addressLine).toBe(`${street}, ${address.city}${part}, ${address.country}`);
});

test('legal form and CIN, once given, are told in the chat, and the CIN with the grievance officer on every page', async () => {
  vi.resetModules();
  vi.doMock('./company/legal-facts.ts', async (original) => {
    const { legalFacts } = await original<{ legalFacts: object }>();
    return { legalFacts: { ...legalFacts, form: 'private limited company', cin: 'U62011RJ2024PTC000000' } };
  });
  const { companyIntents } = await import('./chat/intents/company.ts');
  const { footer } = await import('./navigation.ts');
  const told = '. Legal form: private limited company, CIN U62011RJ2024PTC000000; ask for more in ';
  expect(companyIntents['registered']?.reply[0]).toContain(told);
  expect(footer.copyright).toMatch(/CIN U62011\w+\. Questions and complaints: The grievance officer, \S+@\S+$/);
});
