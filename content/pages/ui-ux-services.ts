import type { InPageLink, OutsideLink, Point, ServicePage, Titled } from '../schema.ts';

type UiUxServicesPage = ServicePage & {
  /** The hero's scroll button, to the features. */
  scroll: InPageLink;
  /** Its anchor is the scroll button's. */
  features: Titled<Point>;
  /** The steps, in the order in which they are taken. */
  process: Titled<Point>;
  /** The encyclopedia, for those who would rather hear it from somebody else. */
  encyclopedia: { text: string; link: OutsideLink };
};

export const uiUxServicesPage: UiUxServicesPage = {
  path: '/UiUx-Services',
  heading: 'UI/UX Design',
  lede: 'Screens that people understand the first time, because other people have tried them before.',
  scroll: { text: 'What you get', anchor: 'features' },
  actions: [
    { text: 'Contact Us', href: '/contact' },
    { text: 'What is UX/UI design?', href: '/services/ux-ui-design' },
  ],
  introduction: [
    'Every product is tested by its users. The only choice is when: before the code is written, by five patient people and a cup of tea, or after the launch, by everyone. We do the first, so that the second is dull.',
    'The work runs from interviews to a finished kit of screens. You can buy the whole of it or stop after any step with something useful in hand. With 2+ years of experience in UI/UX & branding, we are not the oldest studio in the country. We make up for it by watching more and assuming less.',
  ],
  facts: {
    whatItIs:
      'Research, wireframes, prototypes, interface design and tests with real people, for websites, shops and apps.',
    whoItIsFor:
      'Founders before the first line of code, and teams whose support inbox asks the same question every day.',
    whatYouWillHave:
      'Tested flows, screens in every state, a kit of parts with its tokens, and recordings of people using it.',
    whatToDoNext: [
      'Tell us the one task people must be able to finish, through ',
      { text: 'the contact page', href: '/contact' },
      '.',
    ],
  },
  features: {
    heading: 'What is in it',
    lede: 'Six parts. Each ends with something you can look at.',
    items: [
      {
        title: 'User research',
        description: 'Conversations with people who would use it, and notes on what they do instead today.',
      },
      { title: 'Flows', description: 'Every step from arrival to done, on one sheet, with the dead ends marked.' },
      { title: 'Wireframes', description: 'Screens in outline, quick enough to be thrown away without regret.' },
      {
        title: 'Prototype',
        description: 'The outline made clickable, so that it can be tried and not only discussed.',
      },
      {
        title: 'Interface',
        description: 'Type, colour, spacing and words, for light and dark, large text and small screens.',
      },
      { title: 'Kit of parts', description: 'Components and tokens your developers can build from without asking us.' },
    ],
  },
  process: {
    heading: 'How it runs',
    lede: 'The dates are agreed with you at the start. The order is not negotiable.',
    items: [
      { title: 'Ask', description: 'We interview users and read what your support already knows.' },
      { title: 'Draw', description: 'Several rough answers to the same question, side by side.' },
      { title: 'Watch', description: 'People try the best one while we keep quiet. You are welcome to sit in.' },
      { title: 'Finish', description: 'What survived is drawn properly, with its empty, busy and failed states.' },
      { title: 'Hand over', description: 'Files, tokens, recordings, and a walk through them with your developers.' },
    ],
  },
  encyclopedia: {
    text: 'For a definition that nobody is selling, see',
    link: {
      text: 'User experience design on Wikipedia',
      url: 'https://en.wikipedia.org/wiki/User_experience_design',
    },
  },
  closing: {
    heading: 'When not to begin with design',
    text: 'If the product is used and liked and merely slow, repair its speed first; a new face will not hide a wait. In any other case, show us the screen that gets the most questions.',
    action: { text: 'Contact Us', href: '/contact' },
  },
};
