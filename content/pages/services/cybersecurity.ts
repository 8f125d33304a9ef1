import type { DevelopmentPage } from '../../schema.ts';

export const cybersecurityPage: DevelopmentPage = {
  path: '/services/cybersecurity',
  heading: 'Cybersecurity',
  lede: 'Not fear, and not a product. A list of what could go wrong, in order, and somebody working down it.',
  actions: [
    { text: 'Contact Us', href: '/contact' },
    { text: 'About Us', href: '/about' },
  ],
  introduction: [
    'Small companies are rarely attacked by someone who has heard of them. They are found by a program that tries every address on the internet for an old plug-in or a reused password. This is good news. It means that ordinary tidiness, carried out completely, removes most of the danger.',
    'Our security work is that tidiness. We look at what you run, write down what could happen and what it would cost you, and repair in that order. There is no dashboard with a red dial, and no finding is described in capital letters.',
  ],
  facts: {
    whatItIs:
      'Review, repair and rehearsal: threats on paper, fixes in your systems, and a practised plan for a bad day.',
    whoItIsFor: 'Companies of up to a few hundred people with a website, customers’ data and no security department.',
    whatYouWillHave:
      'A threat list in plain words, the fixes made and tested, and a one-page plan your staff have used once in practice.',
    whatToDoNext: [
      'Turn on two-step sign-in for your mail today. Then ',
      { text: 'write to us', href: '/contact' },
      ' about the rest.',
    ],
  },
  sections: [
    {
      id: 'review',
      heading: 'The review',
      paragraphs: [
        [
          'We list every system, who can enter it and what is inside. We test your site and API with written permission and within agreed hours, against the well-known weaknesses collected in the ',
          { text: 'OWASP Top Ten', url: 'https://owasp.org/www-project-top-ten/' },
          ', and look at the things tools do not see: the former employee’s account, the backup on the same disk, the invoice that anyone can read by changing a number in the address.',
        ],
        'You receive each finding with its consequence, its likelihood and the work it takes to fix. Some will be accepted and left alone. Writing that down is also security.',
      ],
    },
    {
      id: 'repair',
      heading: 'The repairs, in the usual order',
      paragraphs: ['The list differs by company. It seldom begins anywhere else.'],
      points: [
        {
          title: 'Sign-in',
          description:
            'Two steps on mail, hosting and the domain; a password manager; accounts closed when people leave.',
        },
        {
          title: 'Updates',
          description: 'Every system on a supported version, and a named person who sees when that stops being true.',
        },
        {
          title: 'Backups',
          description: 'A copy the attacker cannot reach from the machine they broke into, restored once to prove it.',
        },
        {
          title: 'Access',
          description: 'Everyone has what the work needs. Administrator rights are borrowed, not owned.',
        },
        {
          title: 'The site itself',
          description:
            'Encrypted, with a strict content policy, limits on attempts, and input that is checked on the server.',
        },
      ],
    },
    {
      id: 'rehearsal',
      heading: 'The rehearsal',
      paragraphs: [
        [
          'On a quiet afternoon we pretend that the shop has been defaced, and your staff work through the plan. Who is called? Who may switch it off? What do customers read? The law sets a pace here: ',
          {
            text: 'CERT-In’s directions of April 2022',
            url: 'https://www.cert-in.org.in/PDF/CERT-In_Directions_70B_28.04.2022.pdf',
          },
          ' ask for certain incidents, a defaced website among them, to be reported within six hours of noticing, which is too short a time to look for the form.',
        ],
      ],
    },
    {
      id: 'when-not',
      heading: 'What we do not sell',
      paragraphs: [
        'We are not a certifying auditor, and a review by us does not replace one where a bank or a law requires it. We do not run a room that watches your systems at night. And we sell no guarantee that nothing will happen; whoever does is selling something else.',
      ],
    },
  ],
  conclusion: [
    'Security is housekeeping with a memory. The first round takes the most work; the later ones are short. What remains after it is risk that you know about, and a plan for it that has been tried.',
  ],
  closing: {
    heading: 'Which of your systems would hurt most?',
    text: 'Name it, without details and without passwords. We will propose where the review should begin.',
    action: { text: 'Contact Us', href: '/contact' },
  },
};
