import { timeline } from '../landing.ts';
import type { ContentPage } from '../schema.ts';

export const solutionsPage: ContentPage = {
  path: '/solutions',
  heading: timeline.heading,
  lede: timeline.lede,
  introduction: [
    'Freelance work has changed its meeting place twice within a career. First it moved from notice boards to websites that matched keywords. Now it is moving to software that reads what a client actually asked for, and proposes people instead of a list of search results.',
    'We build for the second change without betting your business on the third. A marketplace made today should work with ordinary accounts, ordinary payments and a shared board; the clever matching sits on top, where it can be improved or switched off. The three steps above are how a project runs on such a platform, and how one runs with us.',
  ],
  facts: {
    whatItIs:
      'A way of working in three steps, with AI-driven matching, project management tools and team collaboration.',
    whoItIsFor:
      'Founders of marketplaces, agencies with many freelancers, and clients who want to see the work while it happens.',
    whatYouWillHave:
      'One place where the brief, the people, the milestones and the decisions are, and a record when it ends.',
    whatToDoNext: [
      { text: 'Create a free account', href: '/signup' },
      ', or read ',
      { text: 'what we could build for you', href: '/services' },
      ' first.',
    ],
  },
};
