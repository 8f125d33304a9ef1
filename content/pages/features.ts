import type { Closing } from '../schema.ts';

export const featuresPage: { closing: Closing } = {
  closing: {
    heading: 'Which of them does your project need?',
    text: 'It depends on the work: a logo needs no icon set. Before you sign, ask us to put the points you need into your quotation. For a marketplace, send us the functions, and we tell you what each one involves.',
    action: { text: 'Send your list', href: '/contact' },
  },
};
