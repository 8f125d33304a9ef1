import type { Closing } from '../schema.ts';

export const featuresPage: { closing: Closing } = {
  closing: {
    heading: 'Which of them does your project need?',
    text: 'Six months of free support come with every project. Other points depend on the work: a logo needs no icon set. Ask us to put those you need into your quotation. For a marketplace, send us the functions, and we tell you what each one involves.',
    action: { text: 'Send your list', href: '/contact' },
  },
};
