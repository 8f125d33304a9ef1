import type { Action, ContentPage } from '../schema.ts';

type NotFoundPage = ContentPage & { actions: readonly [Action, Action] };

/** Where a social profile leads that has not been published. */
export const notFoundPage: NotFoundPage = {
  path: '/notFound',
  heading: 'This profile is not public yet',
  lede: 'The link was right. Nothing\u00a0is behind it so far.',
  introduction: [
    'You followed a link to a social profile, ours or that of a team member. It has not been made public, and rather than send you to an empty page on another site, we stop here and say so.',
    'The person is reachable all the same. A message through the contact form finds everyone in the company, and a call can be booked with any of them.',
  ],
  facts: {
    whatItIs: 'A placeholder for a profile on another network.',
    whoItIsFor: 'Visitors who wanted to look somebody up.',
    whatYouWillHave: 'Two other ways to reach the same person.',
    whatToDoNext: [
      'Go back to ',
      { text: 'the team', href: '/team' },
      ', or ',
      { text: 'write to us', href: '/contact' },
      ' and name the person.',
    ],
  },
  actions: [
    { text: 'Back to the team', href: '/team' },
    { text: 'Contact Us', href: '/contact' },
  ],
};
