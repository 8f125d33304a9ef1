import type { ChatIntents } from '../chat-intent.ts';
import { mainLine } from '../../main-line.ts';

/** Hosting, security, speed, automation, AI and apps in detail. */
export const technologyIntents: ChatIntents = {
  backup: {
    label: 'Backups',
    phrases: '^backup$, ^website backup$',
    reply: [
      'Yes, and we restore one while you watch, because only that proves it: ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      '. If data is lost now, call ',
      mainLine,
      '.',
    ],
  },
  ssl: {
    label: 'HTTPS certificates',
    phrases: 'not secure',
    reply: [
      'Every website needs HTTPS, and the certificate itself is usually free. ',
      { text: 'Security and SEO', href: '/seo-details/security-seo' },
      ' says what HTTPS does and does not do.',
    ],
  },
  security: {
    label: 'Cybersecurity',
    phrases: 'cybersecurity, ddos, pentest, pen test',
    reply: [
      'We look for security risks and fix them in order, but are no certifying auditor: ',
      { text: 'Cybersecurity', href: '/services/cybersecurity' },
      '. How this website itself is protected: ',
      { text: 'Security', href: '/security' },
      '.',
    ],
  },
  'site-migration': {
    label: 'Moving a website',
    phrases: '^change hosting$',
    reply: [
      'Yes: we copy, test, then switch over, and the old system stays up until the new one is tested. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      '. ',
      { text: 'Cloud SEO', href: '/seo-details/cloud-seo' },
      ' explains the steps, and what happens to your place in search.',
    ],
  },
  domain: {
    label: 'Domains',
    phrases: '^sell/buy domain$, ^domain hosting$',
    reply: [
      'The domain is in your name, and you pay its registrar. Tell us in ',
      { text: 'a message', href: '/contact-form' },
      ' which one you have or want.',
    ],
  },
  hosting: {
    phrases: 'hosting included',
    label: 'Hosting',
    reply: [
      'We set up the hosting that suits the work, in your own account, or use the one you have. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' says how we choose.',
    ],
  },
  cloud: {
    label: 'Cloud services',
    phrases: 'ci cd, ^azure$, ^server management$, ^google cloud$',
    reply: [
      'We move, secure and maintain servers and data, and remove costs you do not need: ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' lists eight solutions and eight types of cloud.',
    ],
  },
  'slow-site': {
    label: 'A slow website',
    phrases: 'takes forever to, ^website faster$',
    reply: [
      'We measure real visits and remove the slowest step: ',
      { text: 'Performance Optimization', href: '/services/performance-optimization' },
      '.',
    ],
  },
  chatbots: {
    phrases: '^ai agent$, telegram bot',
    label: 'Chatbots',
    reply: [
      'Yes: a bot that answers from your own pages, names its source and hands over to your staff: ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '. For WhatsApp or phone calls, ',
      { text: 'ask us', href: '/contact-form' },
      '.',
    ],
  },
  'ai-videos': {
    label: 'AI video and voice',
    phrases: 'voiceover',
    reply: [
      'Yes: video, voice and pictures made with AI and checked by one of us. They are among the ten services of ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  'custom-ai': {
    label: 'AI with my documents',
    phrases: 'model on our',
    reply: [
      'Usually an existing model with your documents beside it does the job, and we try that first: ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  'machine-learning': {
    label: 'How AI works',
    phrases: '^what ai$, ^how ai work$',
    reply: [
      'We explain it on two pages, with sources: ',
      { text: 'AI at a Glance', href: '/Ai-Glance' },
      ' is the short one, ',
      { text: 'AI in Depth', href: '/Ai-Depth' },
      ' goes topic by topic.',
    ],
  },
  'ai-limits': {
    label: 'Mistakes of AI',
    reply: [
      'AI makes mistakes, so in our work your staff approve what cannot be undone. ',
      { text: 'AI at a Glance', href: '/Ai-Glance' },
      ' names the limits.',
    ],
  },
  ai: {
    label: 'AI and automation',
    phrases: '^ai$, rpa, ^ai integration$, ocr, ^use ai$',
    reply: [
      'We automate the task your team repeats most, and every run is logged. ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' describes ten services.',
    ],
  },
  'app-store': {
    label: 'App stores',
    phrases: 'store submission',
    reply: [
      'We submit apps to both stores, in your own accounts, write the listings and answer the reviewers. See ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  'app-or-site': {
    label: 'App or website',
    reply: [
      'Often a good mobile website is enough. An app pays when people open it daily, without a connection, or for the camera and alerts: ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
};
