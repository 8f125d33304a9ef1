import type { Closing } from '../schema.ts';

export const featuresPage: { closing: Closing } = {
  closing: {
    heading: 'Which of them does your project need?',
    text: 'Before you sign, ask us to put the points you need into your quotation. Not all nine fit every project: a logo needs no icon set. For a marketplace, send us the functions, and we tell you what each one involves.',
    action: { text: 'Send your list', href: '/contact' },
  },
};
