/** A company's facts (contact-facts.ts) with an office of the tests' own, whose hours stay when the company's change. */
export const officeInIndia = (facts: { contactFacts: object }, closed: readonly object[] = []) => ({
  ...facts,
  contactFacts: { ...facts.contactFacts, timeZone: 'Asia/Kolkata' },
  officeHours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '10:00',
    closes: '18:00',
    closed,
  },
});
