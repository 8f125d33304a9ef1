import type { FeatureChip, ReasonCard } from './schema.ts';

/** 'Reasons to Choose Us': nine cards; narrow screens show the first three until asked for all. */
export const reasons = {
  heading: 'Reasons to Choose Us',
  lede: 'Nine promises, each one small enough to hold us to.',
  showAll: 'Show All Features',
  showLess: 'Show Less',
  cards: [
    {
      title: 'AI-Powered Optimization',
      description: 'We measure first, then let models tune what the numbers point to. You see both sets of numbers.',
      icon: 'gauge',
    },
    {
      title: 'Affordable Pricing',
      description: 'The scope is agreed before work starts. A change is priced before it is built, never after.',
      icon: 'wallet',
    },
    {
      title: '24/7 Customer Support',
      description: 'Write at any hour, on any day. A person reads every message.',
      icon: 'headphones',
    },
    {
      title: '6-Month Free Support',
      description: 'Half a year of fixes and questions after launch, at no charge.',
      icon: 'life-buoy',
    },
    {
      title: 'Customer Strategy',
      description: 'We ask who buys from you, and why, before we draw anything.',
      icon: 'compass',
    },
    {
      title: 'Best Premium Images',
      description: 'Licensed, cropped and compressed for every screen you serve.',
      icon: 'image',
    },
    {
      title: 'Free Icon Plugin',
      description: 'One consistent icon set, included and yours to keep.',
      icon: 'shapes',
    },
    {
      title: 'Advanced Features',
      description: 'Milestones, refunds, badges and roles are ready to switch on. The list below has the rest.',
      icon: 'sliders-horizontal',
    },
    {
      title: 'Seamless Integration',
      description: 'It works with the mail, payment and accounting tools you already pay for.',
      icon: 'plug',
    },
  ],
} as const satisfies { cards: readonly ReasonCard[]; [words: string]: unknown };

/** The banner, the counter and the five running rows of five chips. */
export const additionalFeatures = {
  banner: "It's Not Over Yet.",
  counter: { value: 100, suffix: '+', label: 'Additional Features' },
  lede: 'Parts that a marketplace tends to need. Take those you want; leave the rest out, and they cost you nothing to maintain.',
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
