import type { Closing, ContentPage } from '../schema.ts';

export const solutionsPage: Pick<ContentPage, 'lede' | 'introduction'> & { closing: Closing } = {
  lede: 'We build freelance marketplaces, and shops with many sellers, for founders and agencies.',
  introduction: [
    'A marketplace can have AI-driven matching, project management tools and team collaboration. A shop with many sellers needs payouts, refunds and a way to settle disputes. The quotation lists which of them yours has, and they decide its price. With its own rules, such a project usually takes 3 to 6 months.',
    ['The six stages of a project, with payments, are in ', { text: 'How we work', href: '/how-we-work' }, '.'],
  ],
  closing: {
    heading: 'Do you plan a marketplace?',
    text: [
      'This website is not one. Tell us who sells, who buys and how they pay, or look at ',
      { text: 'the functions we can build', href: '/features' },
      '.',
    ],
    action: { text: 'Describe your marketplace', href: '/contact' },
  },
};
