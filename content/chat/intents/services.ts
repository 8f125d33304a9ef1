import { workingTerms } from '../../company/working-terms.ts';
import type { ChatIntents } from '../chat-intent.ts';

/** What we build. */
export const serviceIntents: ChatIntents = {
  marketplace: {
    label: 'Building a marketplace',
    phrases: '^website fiverr$, ^clone upwork$, ^app upwork$, ^marketplace website$',
    reply: [
      'Yes: we build marketplaces with profiles, proposals, milestones and messages. ',
      { text: 'Solutions', href: '/solutions' },
      ' shows how such a project runs.',
    ],
  },
  shopify: {
    phrases: '^wix$, ^use wix$, ^webflow$',
    label: 'Shopify and other platforms',
    reply: [
      'Yes. Where a ready platform is enough, we set it up; where your rules need more, we build a shop. ',
      { text: 'E-commerce Development', href: '/services/e-commerce-development' },
      ' says how to tell.',
    ],
  },
  'amazon-sellers': {
    label: 'Selling on Amazon',
    phrases: 'ondc',
    reply: [
      'Managing listings on other marketplaces is not one of our services. We build shops of your own: ',
      { text: 'E-commerce Development', href: '/services/e-commerce-development' },
      '.',
    ],
  },
  'custom-software': {
    label: 'Custom software',
    phrases:
      'अपॉइंटमेंट*, ^hr/business/company software$, ^software company/business$, ^admin panel$, software for, ^web app$, hrms, ^payroll software$, pos system',
    reply: [
      'Yes, systems that fit how you work, with logins and roles: orders, bookings, stock, billing, reports. One team designs and builds them: ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      '.',
    ],
  },
  integration: {
    label: 'Connecting tools',
    phrases: 'shiprocket',
    reply: [
      'Yes: email, payment, accounting and CRM tools that you already use. ',
      { text: 'Backend Development', href: '/services/backend-development' },
      ' shows how we connect systems.',
    ],
  },
  mvp: {
    label: 'A first version',
    phrases: 'you make first, minimum viable',
    reply: [
      'Start with the smallest version that customers would use, and show it early. ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      ' explains how we build one.',
    ],
  },
  'mobile-app': {
    label: 'A mobile app',
    phrases: '^app uber$, ^app idea$, ^idea app$, ^app restaurant$',
    reply: [
      'Yes: one product for Android and iOS, in Flutter or React Native, from the prototype to the store listing. ',
      { text: 'App Development', href: '/App-Service' },
      ' shows an example, screen by screen.',
    ],
  },
  wordpress: {
    label: 'WordPress',
    phrases: 'elementor, ^fix wordpress website$',
    reply: [
      'Yes: editing that fits how your team writes, with few plug-ins. ',
      { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
      ' also says when another system, or none, is better.',
    ],
  },
  'own-edits': {
    label: 'Editing the website ourselves',
    reply: [
      'Yes, if you want that: you edit texts, pictures and products without a developer. See ',
      { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
      '.',
    ],
  },
  'existing-code': {
    label: 'Existing code',
    phrases: '^work existing code$, ^finish app/website$, ^take over project$',
    reply: [
      'Yes. We read the code first and say whether to continue from it. Tell us what exists and where it stopped in ',
      { text: 'a message', href: '/contact-form' },
      '; how we take it over is under ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      '.',
    ],
  },
  'small-job': {
    label: 'A small job',
    phrases: '^change text website$, ^add page website$, ^can you update my website$, fix website today',
    reply: [
      'Small jobs are welcome. Send the address of your website and what should change in ',
      { text: 'a message', href: '/contact-form' },
      ', and we say what it takes. ',
      { text: 'How we work', href: '/how-we-work' },
      ' has the rules for small orders.',
    ],
  },
  accessibility: {
    phrases: 'ada compliance',
    label: 'Accessibility',
    reply: [
      'We test to WCAG 2.2 AA and report the results: ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      '. ',
      { text: 'Accessibility', href: '/accessibility' },
      ' lists the gaps of this website.',
    ],
  },
  testing: {
    label: 'How you test',
    phrases: '^how test$, ^testing$, ^do you test$',
    reply: [
      `What we build has automatic tests, and you have ${workingTerms.acceptance} to check it before it goes live: `,
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  frontend: {
    label: 'Frontend',
    reply: [
      'Interfaces that load fast and work by keyboard and thumb: ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' names the twelve tools and the nine things you receive.',
    ],
  },
  backend: {
    label: 'Backend',
    reply: [
      'APIs, databases, login and email, documented and yours to run without us: ',
      { text: 'Backend Development', href: '/services/backend-development' },
      '.',
    ],
  },
  technology: {
    label: 'Technologies you use',
    phrases: '^python$, languages do you code, ^use react$',
    reply: [
      'Mostly the web platform itself, React, Node.js and PostgreSQL; the lists are under ',
      { text: 'Frontend', href: '/services/frontend-development' },
      ' and ',
      { text: 'Backend Development', href: '/services/backend-development' },
      '. If yours is something else, name it in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  shop: {
    label: 'An online shop',
    phrases: '^shop$, ^shop website$, ^shop developer$, ^customers pay gpay$',
    reply: [
      'Yes: catalogue, stock, checkout with UPI and cards, delivery, returns and GST invoices. See ',
      { text: 'E-commerce Development', href: '/services/e-commerce-development' },
      '. If a shop loses orders, see ',
      { text: 'E-commerce Services', href: '/ECommerce-Servicces' },
      '.',
    ],
  },
  'features-list': {
    label: 'Marketplace features',
    reply: [
      { text: 'Additional features', href: '/#vlogs' },
      ' names 25 functions of a marketplace; ',
      { text: 'Reasons to Choose Us', href: '/features' },
      ' explains our nine points.',
    ],
  },
  'what-we-build': {
    label: 'What you build',
    phrases:
      '^services$, कौन सी सेवा*, ^what do you do$, ^what do you build$, ^what company$, ^what can you make$, ^what do you offer$, ^what you offer$, ^kya kya kar*, ^how can you help me$, aap kya kaam, ^what ai services$, ^what work$',
    reply: [
      'Websites, shops, apps, cloud, SEO, texts, design, graphics and AI automation. ',
      { text: 'Our services', href: '/services' },
      ' lists all nine; ',
      { text: 'Explore', href: '/explore' },
      ' finds them by what you need.',
    ],
  },
  website: {
    label: 'Building a website',
    phrases:
      'website for, ^website$, mobile friendly, ^business/company/restaurant/clinic/school/hotel/portfolio/static website$, ^website developer$, ^real estate website$, ^job portal$, ^news portal$, matrimonial, dynamic website, work on mobile, ^website design$, ^design website$',
    reply: [
      'Yes, from one page to a platform, for phones and large screens. ',
      { text: 'Web Development', href: '/services/web-development' },
      ' describes our nine web services, and who needs none.',
    ],
  },
};
