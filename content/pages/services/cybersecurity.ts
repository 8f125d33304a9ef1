import type { DevelopmentPage } from '../../schema.ts';

export const cybersecurityPage = {
  path: '/services/cybersecurity',
  figureLabel: 'A bolted gate by night, its key on the tower from which a lamp looks along the wall',
  lede: 'We look for security risks in your website and systems, fix them in order, and practise an emergency plan with your staff.',
  also: { text: 'About Us', href: '/about' },
  offer: {
    whatItIs:
      'A security review of your website, emails and cloud accounts, the fixes, and a drill. It is made for companies without a security department.',
    whatYouGet:
      'A list of risks in plain words, the fixes you order, made and tested, and a one-page emergency plan that your staff have tried.',
    priceDependsOn:
      'How many systems and logins there are, and how many fixes you order beyond the urgent ones. If a customer asks for a standard such as ISO 27001, the written rules and evidence add to it.',
    duration: { weeks: [2, 4], work: 'the review and the urgent fixes' },
    firstStep: ['Turn on two-step login for your email today. Then ', { text: 'write to us', href: '/contact' }, '.'],
  },
  introduction: [
    'Many attacks on a small company are not aimed at it. Programs try leaked passwords and known faults of plug-ins on every address they find. The first two fixes below are against these programs.',
  ],
  sections: {
    review: {
      heading: 'What the review covers',
      paragraphs: [
        [
          'We list every system, who can log in and what data it has. With your written permission we test your website and API against the ',
          { text: 'OWASP Top Ten of 2025', url: 'https://owasp.org/Top10/2025/' },
          '. We also check what tools miss: the account of a former employee, or a backup on the same disk. Another example is an invoice that anyone can open by changing a number in the address.',
        ],
        'For each finding you learn what could happen, how likely it is and how much work the fix is. You decide which risks to accept, and we write that down.',
      ],
    },
    repair: {
      heading: 'The fixes, in the usual order',
      lede: 'Yours may differ. Most begin like this.',
      drawn: {
        login: {
          title: 'Login',
          description:
            'Two steps for email, hosting and domain, a password manager, and closed accounts of former staff.',
        },
        updates: {
          title: 'Updates',
          description: 'Every system in a supported version, with a named employee who watches it.',
        },
        backups: {
          title: 'Backups',
          description: 'A copy that an attacker cannot reach, restored once as a test.',
        },
        access: {
          title: 'Access',
          description: 'Each employee has only the access the job needs. Administrator rights are for limited times.',
        },
        website: {
          title: 'The website',
          description:
            'Encryption, a list of allowed scripts, limits on login attempts, and input checked on the server.',
        },
      },
    },
    rehearsal: {
      heading: 'The emergency drill',
      paragraphs: [
        [
          'We pretend that your website has been hacked, and your staff follow the plan. Who is called? Who may switch the website off? What are customers told? There is little time: ',
          {
            text: 'CERT-In’s directions of April 2022',
            url: 'https://www.cert-in.org.in/PDF/CERT-In_Directions_70B_28.04.2022.pdf',
          },
          ' require companies to report certain incidents within 6 hours of noticing them.',
        ],
      ],
    },
    'when-not': {
      heading: 'What we do not offer',
      paragraphs: [
        'We are not a certifying auditor; if a bank or a law requires an audit, you need one. And we cannot promise that nothing will happen.',
        'We do not watch your systems day and night. After a break-in, call us: we answer in our working hours, and we clean up and close the way in, by quotation. On that call we say how soon we can begin.',
      ],
    },
  },
  conclusion: [
    'After the first round you can do two things without us. Go through the list of logins each time an employee leaves. Repeat the drill once a year, with a different employee on the phone.',
  ],
  closing: {
    heading: 'Which system worries you most?',
    text: 'Name it, without passwords or details. The review can start there.',
  },
} satisfies DevelopmentPage;
