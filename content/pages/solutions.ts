import { timeline } from '../landing.ts';
import type { ContentPage } from '../schema.ts';

export const solutionsPage: ContentPage = {
  path: '/solutions',
  heading: timeline.heading,
  lede: timeline.lede,
  introduction: [
    'We build freelance marketplaces for founders and agencies. Such a marketplace can have AI-driven matching, project management tools and team collaboration; we agree with you which of them it needs.',
    [
      'This website is not a marketplace. An account here fills in your email address in our forms and shows what you sent us. To plan a marketplace of your own, ',
      { text: 'describe it to us', href: '/contact' },
      ' or look at ',
      { text: 'the functions we can build', href: '/features' },
      '.',
    ],
  ],
};
