import { expect, test, vi } from 'vitest';

/** An office in Halifax that opens in the afternoon, and speaks French: its clocks change with those of London and New York. */
vi.mock('../content/company/contact-facts.ts', async (original) => {
  const facts = await original<Record<'contactFacts' | 'address' | 'officeHours', object>>();
  return {
    ...facts,
    contactFacts: { ...facts.contactFacts, timeZone: 'America/Halifax', timeZoneName: 'AT' },
    address: { ...facts.address, country: 'Canada' },
    officeLanguages: ['en', 'fr', 'es'],
    officeHours: { ...facts.officeHours, opens: '12:00', closes: '20:00', closed: [] },
  };
});

test('the hours of an office elsewhere are told in its own time, without what is true of another', async () => {
  const [{ workingTerms }, { contactPage }, { contactIntents }] = await Promise.all([
    import('../content/company/working-terms.ts'),
    import('../content/pages/contact.ts'),
    import('../content/chat/intents/contact.ts'),
  ]);
  expect(workingTerms.officeHours).toMatch(/12:00 to 20:00 Canada time \(AT\)$/);
  expect(workingTerms.hoursAbroad).toMatch(/ In New York 11:00 to 19:00 in winter and 11:00 to 19:00 in summer\.$/);
  expect(contactPage.hours.note).toMatch(/, in winter\.$/);
  expect(contactIntents['hours']?.reply[0]).toContain(', which is UTC-4 in winter and UTC-3 in summer.');
  // The content checks would stop the build.
  expect(Object.values(workingTerms)).not.toContain('');
});

test('what it speaks is told in words, and to programs in codes', async () => {
  const { workingTerms } = await import('../content/company/working-terms.ts');
  const { securityPage } = await import('../content/pages/security.ts');
  const { securityTxt } = await import('./security-txt.ts');
  expect(workingTerms.languages).toBe('English, French and Spanish');
  expect(securityPage.clauses['report']?.paragraphs[1]).toMatch(/ Write in English, French or Spanish\.$/);
  expect(securityTxt(Date.now())).toContain('\nPreferred-Languages: en, fr, es\n');
});

test('its country is named where a visitor’s time is set beside its own, where data goes, and as that of the law', async () => {
  const [{ contactIntents }, { howWeWorkPage }, { privacyPage }, { termsPage }] = await Promise.all([
    import('../content/chat/intents/contact.ts'),
    import('../content/pages/how-we-work.ts'),
    import('../content/pages/privacy.ts'),
    import('../content/pages/terms.ts'),
  ]);
  expect(contactIntents['book-call']?.reply[1]).toContain('in your time and in Canada’s.');
  expect(privacyPage.clauses['where']?.paragraphs[0]).toContain('travels to Canada,');
  expect(termsPage.short).toContainEqual(expect.objectContaining({ name: 'Law', value: 'Canada' }));
  for (const law of [termsPage.clauses['law'], howWeWorkPage.terms['liability']])
    expect(law?.paragraphs[0]).toContain('The law of Canada applies');
});

test('the feed dates its entries in that time', async () => {
  const { feed } = await import('./feed.ts');
  const offsets = [...feed().matchAll(/T00:00:00([^<]*)</g)].map(([, offset]) => offset);
  expect(offsets.filter((offset) => offset !== '-03:00' && offset !== '-04:00')).toEqual([]);
  expect(offsets.length).toBeGreaterThan(5);
});
