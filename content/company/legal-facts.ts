import type { ToConfirm } from './to-confirm.ts';

/** What the law asks a company to say about itself, and where its data is. Pages leave out what is undefined. */
export const legalFacts = {
  registeredName: 'Jantar',
  form: undefined as string | undefined,
  cin: undefined as string | undefined,
  gstin: undefined as string | undefined,
  /** The representatives in the European Union and the United Kingdom, where their laws ask for one (GDPR and UK GDPR, Art. 27). */
  representatives: undefined as string | undefined,
  grievanceOfficer: { name: 'The grievance officer', email: 'hello@jantar.example' },
  /** Completes: “The site and its database run …”. */
  hosting: 'on a rented server in India',
  /** Completes: “Email goes through …”. */
  emailCarrier: 'our email provider',
  /** Where a dispute is heard. */
  courts: 'Jaipur, Rajasthan',
  /** How long a backup of the database is kept at the longest: one from before an upgrade of the program. */
  backupsKept: '30 days',
  /** How long an enquiry stays in the company’s own email. */
  enquiriesKept: '3 years',
  /** How long invoices and contracts are kept. */
  recordsKept: '8 years',
  /** What the law that applies from May 2027 will change. */
  newRules:
    'We prepare for the new ones. Rule 8(3) will make us keep personal data, traffic data and logs for one year at least, so some times on this page will be longer.',
} as const;

export const legalFactsToConfirm = {
  registeredName: 'Write the name in the register of companies, of the firm or of the proprietor.',
  form: 'Write the legal form, such as “private limited company” or “proprietorship”.',
  cin: 'Write the corporate identity number, if the company has one. Every page then ends with it and the grievance officer.',
  gstin: 'Write the GST identification number, if the company is registered for GST.',
  representatives:
    'If you regularly serve people in the European Union or the United Kingdom, name a representative in each (GDPR and UK GDPR, Art. 27). If not, take this sentence out.',
  grievanceOfficer:
    'Name the person who answers complaints and requests about personal data, with an address that reaches them.',
  hosting:
    'Write which company hosts the website, and in which country. Ask a lawyer whether CERT-In’s directions of April 2022 bind you: they want the logs of all systems kept for 180 days.',
  emailCarrier: 'Write which company carries and keeps the email.',
  courts: 'Check with a lawyer which courts the terms should name.',
  backupsKept:
    'Confirm that you keep no backup for longer: daily ones (`--keep`, 14) and those from before an upgrade (30 days).',
  enquiriesKept: 'Decide how long enquiries stay in your email, and delete them after that.',
  recordsKept: 'Check with an accountant how long invoices and contracts must be kept.',
  newRules:
    'Before May 2027, decide with a lawyer what DPDP Rule 8(3) makes you keep for one year. Ask whether it applies earlier: the ministry proposed that in January 2026. Have contracts/retention.ts changed, then this sentence. Ask also in which Indian languages you must offer notices (sections 5(3) and 6(3) of the Act). Ask what you must tell earlier newsletter subscribers (5(2)), and on which basis you count hashed addresses.',
} as const satisfies ToConfirm<typeof legalFacts>;
