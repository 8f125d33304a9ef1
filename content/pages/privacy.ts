import {
  cacheNames,
  cookieName,
  type cookieNames,
  keepsPages,
  mostPages,
  storageKeys,
} from '../../contracts/browser-storage.ts';
import { type FieldName, type FormField, type FormName, forms } from '../../contracts/forms.ts';
import { keepsAccounts, keepsMessages, relaysMessages } from '../../contracts/own-services.ts';
import { inWords, retention } from '../../contracts/retention.ts';
import { company } from '../company.ts';
import { companyRows } from '../company/company-rows.ts';
import { legalFacts } from '../company/legal-facts.ts';
import { workingTerms } from '../company/working-terms.ts';
import { fieldLabels } from '../field-labels.ts';
import type { GuideText } from '../guide.ts';
import { enquiriesUntil, formService, hasFirebaseWindows } from '../hosted-services.ts';
import type { LegalPage } from '../legal-page.ts';
import { whatsapp } from '../main-line.ts';

const { backupsKept, emailCarrier, enquiriesKept, grievanceOfficer, hosting, newRules, recordsKept, representatives } =
  legalFacts;

/** The services of other companies that the build has chosen in place of our own. */
const hostedServices = [
  formService &&
    `Your browser sends the contact and booking forms to the form service at ${formService}. It emails them to us.`,
  !keepsAccounts &&
    'Firebase, a login service of Google, keeps your account: email address, a hash of the password, and your logins.',
  hasFirebaseWindows &&
    'With Google, GitHub or Facebook its program notes in your browser on which days you used it, and tells Firebase.',
].filter(Boolean);

const keys = { ...storageKeys };
const cachesByName = { ...cacheNames };

/** Nothing on a device is deleted while this website is closed. */
const untilSent = `When it is sent or discarded, or when you open the form after ${inWords(retention.draft)}.`;

/** Every name that the site writes into a browser, in the place where the browser keeps it, with what it is for. */
const inTheBrowser: Record<keyof typeof storageKeys, { place: string; use: string; ends: string }> = {
  theme: { place: 'device', use: 'The colours you chose: light or dark.', ends: 'When you choose “System”.' },
  account: {
    place: 'device or tab',
    use: 'Keeps you logged in. On the device only with “Remember Me”.',
    ends: 'When you log out, or when the login ends.',
  },
  contactDraft: {
    place: 'device or tab',
    use: `A contact message that was not sent, so that you can restore it.${relaysMessages ? ' One that found no connection is sent when you are online again and this website is open.' : ''}`,
    ends: untilSent,
  },
  bookingDraft: {
    place: 'device or tab',
    use: 'A booking that was not sent, so that you can restore it.',
    ends: untilSent,
  },
  chat: { place: 'tab', use: 'Your conversation with the chat.', ends: 'When you close the tab.' },
  transcript: {
    place: 'tab',
    use: 'The conversation, if you attach it to a message.',
    ends: 'When you close the tab.',
  },
};

/** What the service worker keeps; a version of the site follows each name. */
const caches: Record<keyof typeof cacheNames, { use: string; ends: string }> = {
  pages: {
    use: `The last ${mostPages} pages you opened, so that you can read them offline. Pages of your account are not kept.`,
    ends: 'When the website changes, or when you delete the data of this website in your browser.',
  },
  files: {
    use: 'The font, styles, scripts and drawings of those pages.',
    ends: 'When the website changes, or when you delete the data of this website in your browser.',
  },
};

const cookies: Record<keyof typeof cookieNames, { use: string; ends: string }> = {
  loginWindow: {
    use: 'Ties the login window of Google, GitHub or Facebook to your browser. Set only when you press such a button.',
    ends: `After ${inWords(retention.loginWindow)}.`,
  },
  device: {
    use: 'Recognises a browser in which you logged in before, so that others cannot lock you out. Your logins stay there when you confirm your address, and when a copied tab uses an old login.',
    ends: `${inWords(retention.knownBrowser)} after your last login.`,
  },
  ownerLogin: {
    use: 'The login of our own team to the inbox. Visitors never get it.',
    ends: `After ${inWords(retention.ownerLogin)}.`,
  },
};

/** A row of the table of all of them. */
const stored = (name: string, { place, use, ends }: (typeof inTheBrowser)['theme']) => [
  `\`${name}\``,
  place,
  use,
  ends,
];

/** What our own service of accounts keeps, for which a hosted one has rules of its own. */
const ofAccounts: ReadonlySet<string> = new Set<keyof typeof retention | keyof typeof cookieNames>([
  'idleLogin',
  'idleTabLogin',
  'login',
  'knownBrowser',
  'accountEvents',
  'abandonedAccount',
  'passwordLink',
  'addressLink',
  'loginWindow',
  'loginProof',
  'device',
]);
const isKeptHere = ([name]: readonly [string, unknown]) => keepsAccounts || !ofAccounts.has(name);

const ownAccount = [
  'Email address, a one-way hash of the password, your passkeys, the days of sign-up and last login, browser and network of your logins (the first part of its address); with Google, GitHub or Facebook also name, picture address and the ID they gave your account',
  keepsMessages
    ? 'To log you in, to warn you of logins from new devices, to fill in forms for you and to show you what you sent us'
    : 'To log you in, to warn you of logins from new devices and to fill in forms for you',
  `You delete the account. If its address was never confirmed, we do: ${inWords(retention.abandonedAccount)} after sign-up if it was not used again, else ${inWords(retention.knownBrowser)} after its last use. Messages in our email stay ${enquiriesKept}, or until you ask us to delete them.`,
];
const hostedAccount = [
  'Email address, a hash of the password, the days of sign-up and last login; with Google, GitHub or Facebook also name, picture address and the ID they gave your account. All of it is at Firebase.',
  'To log you in and to fill in forms for you',
  'You delete the account. What you sent by a form stays as long as above.',
];

/** What is kept for how long. Equal times stay in the order in which a visitor meets them. */
const kept: Record<keyof typeof retention, string> = {
  draft: 'A message you wrote and did not send, on your own device',
  messages: relaysMessages
    ? 'A message, a booking and an email to you in our database, and what the spam check held back'
    : 'An email to you in our database',
  undelivered: 'Attempts to deliver an email before we are alerted',
  sameMessage: `The comparison that stops ${relaysMessages ? 'a message' : 'an email to you'} from arriving twice`,
  unconfirmedAddress: 'A newsletter address that was not confirmed',
  newsletterLink: 'The link that confirms a newsletter address',
  newsletterUnsubscribe: 'The link in an issue that unsubscribes',
  hashedAddress: 'The hash of your network or email address',
  idleLogin: 'A login you do not use',
  idleTabLogin: 'A login without “Remember Me” that you do not use',
  login: 'A login you use, at the longest',
  knownBrowser: 'A browser in which you logged in, with its cookie and network',
  accountEvents: 'The list of what happened to your account',
  abandonedAccount: 'An account whose address was not confirmed, not used since sign-up',
  ownerLogin: 'The login of our own team to the inbox',
  pageViews: 'How often each page was opened on a day',
  passwordLink: 'The link that sets a new password',
  addressLink: 'The link that confirms the address of an account',
  loginWindow: 'A login window of Google, GitHub or Facebook',
  loginProof: 'What Google, GitHub or Facebook reports, until you are logged in',
};

const nameInText: Record<FieldName, string> = { ...fieldLabels, email: 'email address', time_zone: 'time zone' };
const ofTime: ReadonlySet<FormField['kind']> = new Set(['day', 'time', 'zone']);

/** The fields of a form as a sentence lists them: what a call's time is made of comes last, and its day is part of it. */
function typedIn(form: FormName): string {
  const words = Object.entries<FormField>(forms[form])
    .filter(([, { kind }]) => kind !== 'day')
    .toSorted(([, one], [, other]) => Number(ofTime.has(one.kind)) - Number(ofTime.has(other.kind)))
    .map(([name]) => nameInText[name as FieldName].toLowerCase())
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const span = (ms: number) => ({ ms, time: inWords(ms) });

/** Who else gets personal data. `settings` are the variables of the owner's configuration that decide it; a test compares them with the code. */
export const recipients: readonly { who: string; what: GuideText; settings: readonly string[] }[] = [
  { who: 'Our hosting company', what: `The website and its database run ${hosting}.`, settings: ['DATABASE_URL'] },
  {
    who: 'Our email provider',
    what: `Email goes through ${emailCarrier}, which gets every message and booking, and the emails we send you.`,
    settings: ['SMTP_URL', 'SMTP_BACKUP_URL'],
  },
  {
    who: 'Our own inboxes',
    what: `Messages go to ${company.email}. If the first attempt fails, they may go to a second inbox of ours.`,
    settings: ['MAIL_TO', 'MAIL_BACKUP_TO', 'EMAIL_TO', 'EMAIL_BACKUP_TO'],
  },
  {
    who: 'Google, GitHub or Facebook',
    what: 'Only if you log in with one of them: it learns that you use this website, and tells us your name, email address and picture.',
    settings: ['GOOGLE_CLIENT_ID', 'GITHUB_CLIENT_ID', 'FACEBOOK_CLIENT_ID'],
  },
  ...(whatsapp
    ? [
        {
          who: 'WhatsApp (Meta)',
          what: 'Only if you write to us there: it learns that you do, and shows us your number and the name you use there.',
          settings: [],
        },
      ]
    : []),
  {
    who: 'A form service or a login service',
    what:
      hostedServices.join(' ') ||
      'None today. If we ever replace our own form or login service by one of another company, we name it here first.',
    settings: ['EMAIL_ORIGIN', 'FIREBASE_AUTH_DOMAIN'],
  },
];

export const privacyPage: LegalPage = {
  path: '/privacy',
  lede: 'This page lists what we learn about you, why, how long we keep it, who else gets it, and how you see, correct or delete it.',
  figureLabel: 'An arched window behind a pierced stone screen: the light comes through, the view does not',
  updated: '2026-11-30',
  short: [
    {
      name: 'What we keep',
      value: 'What you type',
      note: `In a form or an account. Also a record of logins, and a hash of your network address for ${inWords(retention.hashedAddress)}.`,
    },
    { name: 'Tracking', value: 'None', note: 'No advertising, no profile, no analytics service.' },
    {
      name: 'A message stays',
      value: enquiriesKept,
      note: `In our email. ${relaysMessages ? `In our database ${inWords(retention.messages)}.` : 'The form service has rules of its own.'}`,
    },
    { name: 'Your data back', value: 'Any time', note: 'See it, correct it, take it with you, delete it.' },
  ],
  clauses: {
    who: {
      heading: 'Who is responsible',
      paragraphs: [
        'We are responsible for the personal data on this website. Indian law calls us the data fiduciary, European law the controller.',
      ],
      table: {
        caption: 'The company and its contacts',
        columns: ['What', 'Who or where'],
        rows: [
          ...companyRows,
          ['Complaints and requests', `${grievanceOfficer.name}, ${grievanceOfficer.email}`],
          ...(representatives === undefined ? [] : [['Representatives in Europe', representatives]]),
        ],
      },
    },
    what: {
      heading: 'What we process, and why',
      paragraphs: ['You decide what you give us. No field asks for more than its purpose needs.'],
      table: {
        caption: 'Data, purpose and end',
        columns: ['Where', 'What', 'Why', 'Until'],
        rows: [
          ['Contact form', typedIn('contact'), 'To answer you', enquiriesUntil],
          ['Book a call', typedIn('booking'), 'To call you, and to confirm the time', enquiriesUntil],
          [
            'Newsletter',
            `${typedIn('newsletter')}, the days of request and confirmation`,
            'To send the newsletter you confirmed',
            `Unconfirmed: ${inWords(retention.unconfirmedAddress)}. After you unsubscribe we keep the address with that fact, so that we do not write to you again. Ask, and we delete it.`,
          ],
          ['Account', ...(keepsAccounts ? ownAccount : hostedAccount)],
          [
            'Every request',
            `Your network address and, ${keepsAccounts ? 'at a login or ' : ''}before an email to you, your email address; both as hashes`,
            keepsAccounts ? 'To stop floods and guessed passwords' : 'To stop floods',
            `${inWords(retention.hashedAddress)} at the longest. Our log has no addresses, names or messages.`,
          ],
          [
            'Every page you open',
            'Its address and the day, added to a total for all visitors. No network address, cookie or browser goes with it.',
            'To see which pages are read',
            `${inWords(retention.pageViews)}. With Global Privacy Control on, your browser’s visits are not counted.`,
          ],
          [
            'Contract and invoice',
            'Names, addresses, payments',
            'To do the work, and because tax and accounting law require it',
            recordsKept,
          ],
        ],
      },
    },
    basis: {
      heading: 'Legal basis',
      paragraphs: [
        'India: you give the data yourself, for the purpose named at the form. We keep invoices because tax and accounting law require it. From May 2027 the basis for both is the Digital Personal Data Protection Act 2023 (sections 6, 7(a) and 8(7)).',
        'European Union and United Kingdom: steps that you ask for before a contract, and the contract itself (GDPR, Art. 6(1)(b)). For the newsletter it is your consent (Art. 6(1)(a)). Our legitimate interests (Art. 6(1)(f)) are to answer other messages, to keep the website safe with hashed addresses and a record of logins, and to keep the invoices that Indian law requires. The counts of pages are not personal data.',
        'You need not give any data. Without an email address we cannot answer you.',
      ],
    },
    kept: {
      heading: 'How long the website keeps it',
      paragraphs: [
        `The program deletes each of these by itself, what is on your device when you next open the form. The times are those in its code. A message that no email server accepted stays until one of us has dealt with it. Backups keep a copy for up to ${backupsKept} more.`,
      ],
      spans: {
        caption: 'Times of deletion, from the shortest to the longest',
        columns: ['What', 'How long'],
        rows: Object.entries(kept)
          .filter(isKeptHere)
          .map(([name, what]) => ({ what, ...span(retention[name as keyof typeof retention]) }))
          .toSorted((one, other) => one.ms - other.ms),
        marks: [
          span(retention.passwordLink),
          span(retention.addressLink),
          span(retention.messages),
          span(retention.knownBrowser),
        ],
      },
    },
    recipients: {
      heading: 'Who else gets it',
      paragraphs: ['We sell no data and give none to advertisers.'],
      table: {
        caption: 'Recipients',
        columns: ['Who', 'What'],
        rows: recipients.map(({ who, what }) => [who, what]),
      },
    },
    browser: {
      heading: 'What is stored in your browser',
      paragraphs: [
        'None of it is used for advertising or to follow you, so there is no consent banner. “Device” lasts after you close the tab; “tab” does not.',
        ...(keepsPages
          ? [
              [
                'If data saving is on in your browser, it keeps no pages. There is a list of the ',
                { text: 'pages that can be kept', href: '/offline' },
                '.',
              ] satisfies GuideText,
            ]
          : []),
      ],
      table: {
        caption: 'Browser storage and cookies, by name',
        columns: ['Name', 'Where', 'What for', 'Ends'],
        rows: [
          ...Object.entries(inTheBrowser).map(([name, said]) => stored(keys[name as keyof typeof keys], said)),
          ...Object.entries(keepsPages ? caches : {}).map(([name, said]) =>
            stored(cachesByName[name as keyof typeof cacheNames], { place: 'device', ...said }),
          ),
          ...Object.entries(cookies)
            .filter(isKeptHere)
            .map(([name, said]) =>
              stored(cookieName(name as keyof typeof cookieNames, company.origin), { place: 'cookie', ...said }),
            ),
        ],
      },
    },
    where: {
      heading: 'Where the data is',
      paragraphs: [
        `The website and its database run ${hosting}. If you write from another country, your data travels to ${company.address.country}, because you write to a company there.`,
        ...(hostedServices.length === 0
          ? []
          : ['What a form service or a login service has for us is in countries of its own choice.']),
        [
          `${company.origin.startsWith('https:') ? 'Connections are encrypted. ' : ''}${keepsAccounts ? 'Passwords are stored as Argon2id hashes. ' : ''}More is on the page `,
          { text: 'Security', href: '/security' },
          '.',
        ],
      ],
    },
    rights: {
      heading: 'Your rights',
      paragraphs: [
        [
          'Write to ',
          { text: grievanceOfficer.email, uri: `mailto:${grievanceOfficer.email}` },
          `, or use your account. We answer within ${workingTerms.complaints.reply} and decide within ${workingTerms.complaints.solved}. It costs nothing.`,
        ],
      ],
      points: [
        {
          title: 'See it',
          description: `Ask what we have about you and who got it. Your account shows ${keepsMessages ? 'most of it' : 'what it has'}, and gives you a file.`,
        },
        { title: 'Correct it', description: 'Tell us what is wrong or missing.' },
        {
          title: 'Delete it',
          description: 'Your account has the button. Without an account, and for our email, ask us.',
        },
        {
          title: 'Withdraw',
          description: 'Every newsletter has a link that ends it. To withdraw any other consent, send us one email.',
        },
        {
          title: 'Name someone',
          description:
            'You may name a person who uses your rights after your death or incapacity, as Indian law provides from May 2027.',
        },
        {
          title: 'Object, restrict, move',
          description:
            'In the European Union and the United Kingdom you may also object, restrict the use, and take your data to another company.',
        },
      ],
    },
    complaint: {
      heading: 'Complaints',
      paragraphs: [
        [
          `First to us: ${grievanceOfficer.name}, `,
          { text: grievanceOfficer.email, uri: `mailto:${grievanceOfficer.email}` },
          '.',
        ],
        'Then, in India, to the Data Protection Board of India, once its complaint procedure applies. In the European Union or the United Kingdom, to the data protection authority of your country.',
      ],
    },
    laws: {
      heading: 'Which law applies when',
      paragraphs: [
        [
          'The ',
          {
            text: 'Digital Personal Data Protection Act 2023',
            url: 'https://www.meity.gov.in/static/uploads/2024/06/2bf1f0e9f04e6fb4f8fef35e82c42aa5.pdf',
          },
          ' replaces the older rules in three steps. Its ',
          {
            text: 'Rules of 2025',
            url: 'https://www.meity.gov.in/static/uploads/2025/11/53450e6e5dc0bfa85ebd78686cadad39.pdf',
          },
          ` were notified on 13 November 2025. Until May 2027 the Rules of 2011 bind us. ${newRules}`,
        ],
      ],
      table: {
        caption: 'Indian data protection law, by date',
        columns: ['From', 'In force'],
        rows: [
          [
            'April 2011, until May 2027',
            'Sensitive Personal Data Rules 2011 under section 43A of the Information Technology Act 2000. A password counts as sensitive; a grievance officer settles complaints within one month.',
          ],
          ['November 2025', 'DPDP Rules 1, 2 and 17 to 21: the Data Protection Board.'],
          ['November 2026', 'DPDP Rule 4: consent managers. We use none.'],
          [
            'May 2027',
            'DPDP Rules 3, 5 to 16, 22 and 23: notices, security, reports of a breach, rights, and how long data must be kept (Rule 8: one year at least). The Rules of 2011 end.',
          ],
        ],
      },
    },
    children: {
      heading: 'Children',
      paragraphs: [
        'This website is for businesses. Please do not send us data about anyone under 18. If it happens, tell us, and we delete it.',
      ],
    },
    machines: {
      heading: 'No automatic decisions',
      paragraphs: [
        `No program decides about you. ${relaysMessages ? 'The spam check may hold a message back; we can still read it and answer. ' : ''}The chat answers from a written list in your browser; what you type there is sent only if you attach it to a message.`,
      ],
    },
  },
};
