import { workingTerms } from './company/working-terms.ts';
import type { Closing, FeatureChip, IconCard } from './schema.ts';

/** 'Reasons to Choose Us': nine cards; narrow screens show the first three until asked for all. */
export const reasons = {
  heading: 'Reasons to Choose Us',
  lede: 'Nine points, and what each one means for your project.',
  showAll: 'Show All Features',
  showLess: 'Show Less',
  cards: [
    {
      title: 'AI-Powered Optimization',
      description:
        'We measure a task first, such as typing one order. Where AI makes it faster, we show you both figures.',
      icon: 'gauge',
    },
    {
      title: 'Affordable Pricing',
      description: 'You get a written quotation before work starts. We price a change before we build it.',
      icon: 'wallet',
    },
    {
      title: '24/7 Customer Support',
      description: `Write at any hour, on any day. We answer ${workingTerms.officeHours}.`,
      icon: 'headphones',
    },
    {
      title: '6-Month Free Support',
      description: 'We fix faults and answer questions for six months after launch, at no charge.',
      icon: 'life-buoy',
    },
    {
      title: 'Customer Strategy',
      description: 'Before we design, we ask who buys from you and why.',
      icon: 'compass',
    },
    {
      title: 'Best Premium Images',
      description: 'Licensed images. The quotation says which are included.',
      icon: 'image',
    },
    {
      title: 'Free Icon Plugin',
      description: 'One consistent icon set for your website, included at no charge.',
      icon: 'shapes',
    },
    {
      title: 'Advanced Features',
      description: 'For marketplaces we build milestones, refunds, badges and roles. The list below names more.',
      icon: 'sliders-horizontal',
    },
    {
      title: 'Seamless Integration',
      description: 'We connect your website to the email, payment and accounting tools you already use, such as Tally.',
      icon: 'plug',
    },
  ],
} as const satisfies { cards: readonly IconCard[]; [words: string]: unknown };

/** The last band of /features. */
export const reasonsClosing: Closing = {
  heading: 'Which of them does your project need?',
  text: 'Six months of free support come with every project. Other points depend on the work: a logo needs no icon set. Ask us to put those you need into your quotation. For a marketplace, send us the functions, and we tell you what each one involves.',
  action: { text: 'Send your list', href: '/contact' },
};

/** The banner, the counter and the five running rows of five chips. */
export const additionalFeatures = {
  banner: "It's Not Over Yet.",
  counter: { value: 100, suffix: '+', label: 'Additional Features' },
  lede: 'Functions that we can build into a marketplace. Here are 25 of them; you choose, and we build only those.',
  rowsLabel: 'Some of the features a marketplace can have',
  rows: [
    [
      { text: 'Task pricing plans', icon: 'tags' },
      { text: 'Milestones', icon: 'milestone' },
      { text: 'Google login', icon: 'google' },
      { text: 'Identity verification', icon: 'id-card' },
      { text: 'Freelancer badges', icon: 'award' },
    ],
    [
      { text: 'Push notifications', icon: 'bell' },
      { text: 'Multi-language', icon: 'languages' },
      { text: 'Dark mode', icon: 'moon' },
      { text: 'Refund request management', icon: 'undo-2' },
      { text: 'Direct messages', icon: 'message-circle' },
    ],
    [
      { text: 'Proposals and offers', icon: 'file-text' },
      { text: 'Saved searches', icon: 'bookmark' },
      { text: 'Skill filters', icon: 'funnel' },
      { text: 'Portfolio pages', icon: 'images' },
      { text: 'Work diary', icon: 'notebook-pen' },
    ],
    [
      { text: 'Team accounts', icon: 'users' },
      { text: 'Roles and permissions', icon: 'key-round' },
      { text: 'File sharing', icon: 'folder-open' },
      { text: 'Video calls', icon: 'video' },
      { text: 'Time tracking', icon: 'timer' },
    ],
    [
      { text: 'Dispute resolution', icon: 'scale' },
      { text: 'Ratings and reviews', icon: 'star' },
      { text: 'Tax invoices', icon: 'receipt-text' },
      { text: 'Activity log', icon: 'scroll-text' },
      { text: 'Spending reports', icon: 'chart-column' },
    ],
  ],
} as const satisfies { rows: readonly (readonly FeatureChip[])[]; [words: string]: unknown };
