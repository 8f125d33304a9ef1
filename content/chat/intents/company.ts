import { legalFacts } from '../../company/legal-facts.ts';
import { workingTerms } from '../../company/working-terms.ts';
import { company } from '../../company.ts';
import type { ChatIntents } from '../chat-intent.ts';

const { form, cin, gstin } = legalFacts;
const registration = [form && `Legal form: ${form}`, cin && `CIN ${cin}`, gstin && `GSTIN ${gstin}`]
  .filter(Boolean)
  .join(', ');

/** Who we are, and working for us or with us. */
export const companyIntents: ChatIntents = {
  partnership: {
    label: 'Working for agencies',
    phrases: 'open to partnership, tie up',
    reply: [
      'We have no fixed terms for agencies, so ask us. Say in ',
      { text: 'a message', href: '/contact-form' },
      ' what you do yourselves, what you need from us, and under whose name.',
    ],
  },
  training: {
    label: 'Training and courses',
    reply: [
      'We sell no courses; training for what we build goes into its quotation. To read, there are ',
      { text: 'nine free guides', href: '/seo-service' },
      ' and ',
      { text: 'AI in Depth', href: '/Ai-Depth' },
      '.',
    ],
  },
  careers: {
    label: 'Jobs',
    phrases: '^how apply$, नौकरी*, ^i want to work with you$, ^join team$, you hire, ^any openings$',
    reply: [
      'You can apply through ',
      { text: 'the contact form', href: '/contact-form' },
      ', as a freelancer too: say what you do best and add a link to one piece of it. We list no open positions, internships or salaries.',
    ],
  },
  vendor: {
    phrases: 'our company offer',
    reply: [
      'Please send us no offers through the forms: the ',
      { text: 'Terms', href: '/terms' },
      ' allow no advertising there.',
    ],
  },
  investors: {
    label: 'Investors',
    reply: [
      'We publish no figures for investors. Please ask through ',
      { text: 'the contact form', href: '/contact-form' },
      '.',
    ],
  },
  press: {
    label: 'Press and talks',
    phrases: '^press$',
    reply: [
      'Thank you for asking. Please write through ',
      { text: 'the contact form', href: '/contact-form' },
      ' and say for whom and by when; one of us answers.',
    ],
  },
  certificates: {
    phrases: '^insurance$, ^insured$',
    label: 'Certificates',
    reply: [
      'I know of no certificate or award to show you here. If your purchase requires one, or a form filled in, name it in ',
      { text: 'a message', href: '/contact-form' },
      ', and you get a plain answer.',
    ],
  },
  registered: {
    label: 'Company details',
    phrases: '^are you registered$, is your gst number, msme, startup india',
    reply: [
      `The company is ${legalFacts.registeredName}, ${company.addressLine}. ${registration || 'The website names no legal form, CIN or GSTIN'}; ask for more in `,
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  trust: {
    label: 'How to check you',
    phrases: 'fraud to, elite author, 3300, 3 300',
    reply: [
      'Do not take our word for it: read ',
      { text: 'how we work', href: '/how-we-work' },
      ', check the figures of ',
      { text: 'this website', href: '/work/this-site' },
      ', and pay in stages. “Trusted by 3,300+ Users” and “Product by Elite Author” are our own words, which others have not checked.',
    ],
  },
  portfolio: {
    label: 'Projects and references',
    phrases: 'what have you made, ^client uk$, ^how many projects completed$, ^clients$, ^see project$',
    reply: [
      'We publish no list of projects, clients or reviews. One project that you can check is ',
      { text: 'this website, with its figures', href: '/work/this-site' },
      '. Ask about work like yours in ',
      { text: 'a call', href: '/book-a-call' },
      '.',
    ],
  },
  'name-meaning': {
    label: 'What your name means',
    reply: [
      'Our name comes from the Jantar Mantar, the observatory in Jaipur. ',
      { text: 'About us', href: '/about' },
      ' says more.',
    ],
  },
  'this-site': {
    label: 'How this website is made',
    reply: [
      'We built it ourselves: pages made ahead of time, with React only where a page reacts to you, and no trackers. Its figures are under ',
      { text: 'This website', href: '/work/this-site' },
      '.',
    ],
  },
  experience: {
    label: 'Your experience',
    phrases: 'company kab se, how old company, ^when founded$, ^when did you start$, ^when company started$',
    reply: [
      'We have 2+ years of experience in UI/UX and branding. This website does not say when the company was founded; ask in ',
      { text: 'a call', href: '/book-a-call' },
      '.',
    ],
  },
  'why-you': {
    phrases: '^why you$, ^project manager$',
    label: 'Why choose you',
    reply: [
      'You know the price before work starts, you talk to the people who do it, and you own the result. ',
      { text: 'Reasons to Choose Us', href: '/features' },
      ' has nine points.',
    ],
  },
  industries: {
    label: 'Industries you work for',
    reply: [
      'We list services, not industries. Tell us what you do and need in ',
      { text: 'a message', href: '/contact-form' },
      ': if we are the wrong company for it, our first reply says so.',
    ],
  },
  about: {
    label: 'Who you are',
    phrases:
      '^about$, ^about us$, use subcontract*, ^do you subcontract$, ^about you$, who are you, how big, company profile, your brochure, ^team$, introduce yourself, ^company details$, ^what is this site$, ^how many people work$, ^about your company$, do you outsource',
    reply: [
      `${company.name} is a small company in ${company.address.city} that designs, builds and maintains websites, shops, apps and automations: `,
      { text: 'About us', href: '/about' },
      `. ${workingTerms.subcontractors} `,
      { text: 'The team page', href: '/team' },
      ' shows only samples. How many we are, ask in ',
      { text: 'a call', href: '/book-a-call' },
      '.',
    ],
  },
  'freelance-platform': {
    label: 'Freelance work on this website',
    phrases:
      'own freelance marketplace, ^hire/find freelancer$, ^freelancer$, ^post project$, ^freelancer marketplace$',
    reply: [
      'This website is no freelance marketplace. For a project, or as a freelancer, ',
      { text: 'write to us', href: '/contact-form' },
      '. We also ',
      { text: 'build marketplaces', href: '/solutions' },
      '.',
    ],
  },
};
