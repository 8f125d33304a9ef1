import { legalFacts } from '../../company/legal-facts.ts';
import { company } from '../../company.ts';
import type { ChatIntent } from '../chat-intent.ts';

const { form, cin, gstin } = legalFacts;
const registration = [form, cin && `CIN ${cin}`, gstin && `GSTIN ${gstin}`].filter(Boolean).join(', ');

/** Who we are, and working for us or with us. */
export const companyIntents: readonly ChatIntent[] = [
  {
    id: 'partnership',
    label: 'Working for agencies',
    phrases: '^partnership$, tie up',
    reply: [
      'This site lists no terms for agencies. Tell us in ',
      { text: 'a message', href: '/contact-form' },
      ' what you do yourselves, what you need from us, and in whose name the work is done.',
    ],
  },
  {
    id: 'training',
    label: 'Training and courses',
    phrases: '^training$',
    reply: [
      'We sell no courses; training for what we build goes into its quotation. To read, there are ',
      { text: 'nine free guides', href: '/seo-service' },
      ' and ',
      { text: 'AI in Depth', href: '/Ai-Depth' },
      '.',
    ],
  },
  {
    id: 'careers',
    label: 'Jobs',
    phrases: '^careers$, ^jobs$, ^naukri$, how apply, नौकरी*, what salary, ^freelancer$, internship*',
    reply: [
      'Applications and freelancers are welcome through ',
      { text: 'the contact form', href: '/contact-form' },
      ': say what you do best and add a link to one piece of it. Open positions, internships, salaries and interviews are not described here.',
    ],
  },
  {
    id: 'vendor',
    phrases: 'our company offer, coffee machine',
    reply: [
      'Please send us no offers through the forms: the ',
      { text: 'Terms', href: '/terms' },
      ' allow no advertising there.',
    ],
  },
  {
    id: 'investors',
    label: 'Investors',
    phrases: '^what is your turnover$',
    reply: [
      'I do not know that. Please write to the founders through ',
      { text: 'the contact form', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'press',
    label: 'Press and talks',
    phrases: '^press$, podcast',
    reply: [
      'Thank you for asking. Please write through ',
      { text: 'the contact form', href: '/contact-form' },
      ' and say for whom and by when; one of us answers.',
    ],
  },
  {
    id: 'certificates',
    label: 'Certificates',
    phrases: 'soc 2',
    reply: [
      'I know of no certificate or award to show you here. If your purchase requires one, or a form filled in, name it in ',
      { text: 'a message', href: '/contact-form' },
      ', and you get a plain answer.',
    ],
  },
  {
    id: 'registered',
    label: 'Company details',
    reply: [
      `The company is ${legalFacts.registeredName}, ${company.addressLine}. ${registration || 'The site names no legal form, CIN or GSTIN'}; ask for more in `,
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'trust',
    label: 'How to check you',
    phrases: 'fraud to, if you go',
    reply: [
      'Do not take our word for it: read ',
      { text: 'how we work', href: '/how-we-work' },
      ', check the figures of ',
      { text: 'this website', href: '/work/this-site' },
      ', and pay in stages.',
    ],
  },
  {
    id: 'portfolio',
    label: 'Projects and references',
    phrases: '^portfolio$, what have you made, ^clients$, ^reviews$',
    reply: [
      'We publish no list of projects, clients or reviews. One project that you can check is ',
      { text: 'this website, with its figures', href: '/work/this-site' },
      '. Ask about work like yours in ',
      { text: 'a call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'name-meaning',
    label: 'What your name means',
    reply: [
      'Our name comes from the Jantar Mantar, the observatory in Jaipur. ',
      { text: 'About us', href: '/about' },
      ' says more.',
    ],
  },
  {
    id: 'this-site',
    label: 'How this site is made',
    reply: [
      'We built it ourselves: pages made ahead of time, with React only where a page reacts to you, and no trackers. ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' shows how we work.',
    ],
  },
  {
    id: 'experience',
    label: 'Your experience',
    phrases: 'company kab se, how old company, ^when founded$',
    reply: [
      'The site says 2+ years in UI/UX and branding. Whether we have done something like your project, ask in ',
      { text: 'a call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'why-you',
    label: 'Why choose you',
    reply: [
      'Nine points, each with what it means for your project: ',
      { text: 'Reasons to Choose Us', href: '/features' },
      '.',
    ],
  },
  {
    id: 'industries',
    label: 'Industries you work for',
    phrases: 'bother with',
    reply: [
      'Tell us what you need in ',
      { text: 'a message', href: '/contact-form' },
      '. If we are the wrong company for it, ',
      { text: 'our first reply', href: '/how-we-work' },
      ' says so.',
    ],
  },
  {
    id: 'about',
    label: 'Who you are',
    phrases: '^about$, ^about us$, ^about you$, who are you, ^who are you$, how big, ^team$, ^what site$',
    reply: [
      `${company.name} is a small company in ${company.address.city} that designs, builds and maintains websites, shops, apps and automations. You talk to the people who do the work: `,
      { text: 'About us', href: '/about' },
      ' says more; ',
      { text: 'the team page', href: '/team' },
      ' shows only samples so far.',
    ],
  },
  {
    id: 'freelance-platform',
    label: 'Freelance work on this site',
    reply: [
      'This site is no freelance marketplace: there is no commission and no payout. We are a company that ',
      { text: 'builds them', href: '/solutions' },
      '.',
    ],
  },
];
