import type { InPageLink, OutsideLink, DrawnSection, ServicePage } from '../schema.ts';

type UiUxServicesPage = ServicePage & {
  /** The hero's scroll button, to the features. */
  scroll: InPageLink;
  /** Its anchor is the scroll button's. */
  features: DrawnSection;
  /** The steps, in the order in which they are taken. */
  process: DrawnSection;
  /** The encyclopedia, for those who would rather hear it from somebody else. */
  encyclopedia: { text: string; link: OutsideLink };
};

export const uiUxServicesPage: UiUxServicesPage = {
  path: '/UiUx-Services',
  figureLabel: 'A screen on a round scale, half of it in outline and half finished, with the path of the eye',
  lede: 'We design websites, shops and apps, and test the screens with users before any code is written.',
  scroll: { text: 'What you get', anchor: 'features' },
  also: { text: 'What is UX/UI design?', href: '/services/ux-ui-design' },
  offer: {
    whatItIs:
      'We interview your users, sketch the screens, build a clickable prototype, test it and design the final screens. You can also order only the first steps.',
    whatYouGet:
      'Tested screens with their empty, busy and error states, a design kit for your developers, and recordings of the tests.',
    priceDependsOn: 'The number of screens and user types, the rounds of tests, and whether a brand design exists.',
    duration: { weeks: [3, 6], work: 'research, a tested prototype and the final screens' },
    firstStep: [{ text: 'Tell us the one task', href: '/contact' }, ' that your users must be able to finish.'],
  },
  introduction: [
    'This work suits founders before the first line of code, and teams whose support gets the same question every day. We have 2+ years of experience in UI/UX & branding.',
  ],
  features: {
    heading: 'What it includes',
    lede: 'Six parts, each with a result that you can see.',
    drawn: {
      research: {
        title: 'User research',
        description: 'Interviews with people who would use it, and a report on what they do today.',
      },
      flows: {
        title: 'User flows',
        description: 'Every step from arrival to finish on one page, with the dead ends marked.',
      },
      wireframes: { title: 'Wireframes', description: 'Screens in outline, quick to draw and to change.' },
      prototype: {
        title: 'Prototype',
        description: 'The outlines made clickable, so that people can try them.',
      },
      interface: {
        title: 'Interface',
        description: 'Type, colours, spacing and texts, for light and dark themes, large text and small screens.',
      },
      kit: { title: 'Design kit', description: 'Components that your developers can build from without asking us.' },
    },
  },
  process: {
    heading: 'How we design',
    lede: 'Five steps. We agree the dates with you at the start.',
    drawn: {
      ask: { title: 'Ask', description: 'We interview users and read the questions your support receives.' },
      draw: { title: 'Draw', description: 'We draw several answers to the same question, side by side.' },
      watch: { title: 'Watch', description: 'People try the best one while we watch. You are welcome to join.' },
      finish: { title: 'Finish', description: 'We design the final screens, in all their states.' },
      'hand-over': {
        title: 'Hand over',
        description: 'You get files and recordings, and we explain them to your developers.',
      },
    },
  },
  encyclopedia: {
    text: 'For an independent definition see',
    link: {
      text: 'User experience design on Wikipedia',
      url: 'https://en.wikipedia.org/wiki/User_experience_design',
    },
  },
  closing: {
    heading: 'When to start with speed instead',
    text: 'If people like your product but it is slow, fix the speed first. Otherwise send us the address of the screen that gets the most questions.',
  },
};
