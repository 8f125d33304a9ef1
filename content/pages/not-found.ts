import type { ContentPage, InternalLink } from '../schema.ts';

type NotFoundPage = ContentPage & { figureLabel: string; actions: readonly [InternalLink, InternalLink] };

/** Where a social profile leads that has not been published. */
export const notFoundPage: NotFoundPage = {
  path: '/notFound',
  figureLabel: 'A window with its shutters closed, light in the gap between them, and a pigeon on the rail',
  heading: 'This profile is not public yet',
  lede: 'The link is correct, but this profile has not been published.',
  introduction: [
    [
      'You followed a link to a social media profile of the company or of a team member. The profiles on the team page are samples. To reach us, use our ',
      { text: 'contact form', href: '/contact' },
      '.',
    ],
  ],
  actions: [
    { text: 'Back to the team', href: '/team' },
    { text: 'Contact Us', href: '/contact' },
  ],
};
