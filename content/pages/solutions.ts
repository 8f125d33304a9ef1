import type { ContentPage } from '../schema.ts';

export const solutionsPage: Pick<ContentPage, 'lede' | 'introduction'> = {
  lede: 'We build freelance marketplaces, and shops with many sellers, for founders and agencies. This page shows how online work has changed since 2015, and how a project with us runs.',
  introduction: [
    'A marketplace can have AI-driven matching, project management tools and team collaboration; a shop with many sellers needs payouts, refunds and a way to settle disputes. We agree with you which of them yours has.',
    ['The six stages of a project, with payments, are in ', { text: 'How we work', href: '/how-we-work' }, '.'],
    [
      'This website is not a marketplace. To plan a marketplace of your own, ',
      { text: 'describe it to us', href: '/contact' },
      ' or look at ',
      { text: 'the functions we can build', href: '/features' },
      '.',
    ],
  ],
};
