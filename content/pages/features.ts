import { reasons } from '../features.ts';
import type { ContentPage } from '../schema.ts';

export const featuresPage: ContentPage = {
  path: '/features',
  heading: reasons.heading,
  lede: reasons.lede,
  introduction: [
    'A reason to choose somebody is only worth reading if you could catch them breaking it. So each of these nine is a thing you can check: the scope is on paper or it is not, a change was priced before it was built or it was not, support in the sixth month was free or it was not.',
    'The list after them holds features we keep ready for marketplaces: milestones, refunds, identity checks, badges and more. Nobody needs them all. They are listed so that you can point at the few you want and leave the rest out.',
  ],
  facts: {
    whatItIs: 'The terms that hold for every project, and the parts that a marketplace can be put together from.',
    whoItIsFor: 'People comparing suppliers, and founders writing the first feature list for a marketplace.',
    whatYouWillHave:
      'A short list of promises to quote back at us, and the names of the features to put in your brief.',
    whatToDoNext: [
      'Copy the features you want into ',
      { text: 'a message', href: '/contact' },
      '; we answer with what each one involves.',
    ],
  },
};
