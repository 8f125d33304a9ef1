import { about } from '../landing.ts';
import type { ContentPage } from '../schema.ts';

export const aboutPage: ContentPage = {
  path: '/about',
  heading: about.heading,
  lede: 'A small IT company in Jaipur, named after the observatory in its old city.',
  introduction: [
    'Jantar is a software development and AI services company in Jaipur. The name comes from the Jantar Mantar, whose stone instruments turn sunlight into numbers that anyone can read. Our work has the same aim: something solid that shows you a result.',
    'We design, build and look after websites, shops, apps and the automation behind them, for businesses, for founders and for freelancers who sell through a marketplace. Being small has a cost, which is that we cannot start everything at once. It also has a use: the people you speak to are the people who do the work.',
    'Support goes on for six months after launch at no charge, so it is in our own interest to hand over something that seldom needs it.',
  ],
  facts: {
    whatItIs:
      'A company of designers, developers and writers with one plan for the whole job, instead of a supplier for every part of it.',
    whoItIsFor:
      'Owners who want a product rather than a project, freelancers who need to be found, and teams who have outgrown what they started with.',
    whatYouWillHave: 'The finished work, its sources, written notes on how to run it, and six months of free support.',
    whatToDoNext: [
      { text: 'Meet the team', href: '/team' },
      ', then ',
      { text: 'book a call', href: '/book-a-call' },
      ' and tell us what is in the way.',
    ],
  },
};
