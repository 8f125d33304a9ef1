import type { ContentPage } from '../schema.ts';

export const solutionsPage: Pick<ContentPage, 'lede' | 'introduction'> = {
  lede: 'We build freelance marketplaces for founders and agencies. This page shows how online work has changed since 2015, and how a project with us runs.',
  introduction: [
    'A marketplace can have AI-driven matching, project management tools and team collaboration; we agree with you which of them it needs.',
    [
      'This website is not a marketplace. An account here fills in your email address in our forms and shows what you sent us. To plan a marketplace of your own, ',
      { text: 'describe it to us', href: '/contact' },
      ' or look at ',
      { text: 'the functions we can build', href: '/features' },
      '.',
    ],
  ],
};
