import type { AppSlide, DrawnSection, ServicePage } from '../schema.ts';

type AppServicePage = ServicePage & {
  /** The slideshow: six drawn screens of one imagined courier app. */
  slideshow: { label: string; slides: readonly AppSlide[] };
  /** What we do, six cards. */
  services: DrawnSection;
  /** Why choose us. */
  why: DrawnSection;
};

export const appServicePage: AppServicePage = {
  path: '/App-Service',
  figureLabel: 'An iPhone and an Android phone with the same app screen, both on one block of code',
  lede: 'We build apps for Android and iPhone (iOS) from one codebase, and publish them in your own store accounts.',
  also: { text: 'Explore All Services', href: '/services' },
  offer: {
    whatItIs:
      'We design and build a mobile app for your customers or your staff, release it in both stores and maintain it.',
    whatYouGet: 'An app in both stores, in your accounts, with source code, tests and a plan for the next versions.',
    priceDependsOn:
      'Use without a network adds most, because two phones may then change the same order. Then screens, user types and the server behind the app. The stores charge you for your developer accounts: Apple every year, Google once.',
    duration: {
      weeks: [10, 16],
      work: 'a first version in both stores',
      after: 'A clickable prototype takes 2 to 3 weeks.',
    },
    firstStep: [
      'Finish the sentence “People will open it when\u00a0…” and ',
      { text: 'send it to us', href: '/contact' },
      '.',
    ],
  },
  introduction: [
    'An app needs updates as long as it is in the stores. It pays if customers or staff use it daily, if it must work without a network, or if it needs the camera or notifications. Otherwise a mobile website costs less.',
    [
      'A registered company should open the store accounts in its own name, and early. Both stores ask for a D-U-N-S number, by which companies are known worldwide. With a new personal account, Google first asks for ',
      {
        text: 'a test with 12 people over 14 days',
        url: 'https://support.google.com/googleplay/android-developer/answer/14151465',
      },
      '.',
    ],
  ],
  slideshow: {
    label: 'Six screens of an app for a courier service, drawn as an example',
    slides: [
      {
        image: 'onboarding',
        alt: 'Phone screen with a drawn arch, one question, “What will you send first?”, and two large buttons, Parcel and Document.',
        caption: 'Example: a courier app. It first asks one question.',
      },
      {
        image: 'orders',
        alt: 'Phone screen listing today’s pickups by hour, each with a street, a parcel size and a tick once collected.',
        caption: 'Today’s pickups, in the order of the day.',
      },
      {
        image: 'tracking',
        alt: 'Phone screen with a plain street map, a route from depot to customer and the expected arrival written above it.',
        caption: 'Where the parcel is and when it arrives.',
      },
      {
        image: 'offline',
        alt: 'Phone screen of a delivery form with the notice “No connection. Saved on this phone, sent later.” above a signature.',
        caption: 'Without a network the signature is kept and sent later.',
      },
      {
        image: 'messages',
        alt: 'Phone screen of a short conversation between courier and customer, with three ready answers above the keyboard.',
        caption: 'Ready answers for customers who have one hand free.',
      },
      {
        image: 'insights',
        alt: 'Tablet screen with a bar chart of deliveries by weekday and a list of the streets where most second attempts were needed.',
        caption: 'The office sees which streets take the most time.',
      },
    ],
  },
  services: {
    heading: 'What we do',
    lede: 'From the idea to the updates.',
    drawn: {
      prototype: {
        title: 'Concept and prototype',
        description: 'A clickable version for your phone, tested with the people who will use it.',
      },
      systems: {
        title: 'Cross-platform apps',
        description: 'One codebase, in Flutter or React Native, that follows the rules of Android and iOS.',
      },
      parts: {
        title: 'Native parts',
        description: 'Camera, Bluetooth or background location, written for each system where needed.',
      },
      server: {
        title: 'The server behind it',
        description: 'Accounts, data and notifications, with an API that supports older versions of the app.',
      },
      store: {
        title: 'Store release',
        description: 'Store texts, pictures, privacy forms and questions of the reviewers, in your own accounts.',
      },
      mends: {
        title: 'Maintenance',
        description:
          'Crashes are fixed in the six months of support. New system versions and improvements come by quotation.',
      },
    },
  },
  why: {
    heading: 'Why choose us',
    lede: 'How we work on apps.',
    drawn: {
      phones: {
        title: 'Tested on common phones',
        description: 'We test on phones with 4 GB of memory, as many customers have, before the newest ones.',
      },
      offline: {
        title: 'Plans for lost connections',
        description: 'We ask at the start what must work without a network, because this is hard to add later.',
      },
      page: {
        title: 'No app if you need none',
        description: 'If a mobile website is enough, we propose that, although the order is smaller.',
      },
      key: {
        title: 'In your name',
        description:
          'Store accounts and keys are in your name from the first day. The code is yours as you pay for it.',
      },
    },
  },
  closing: {
    heading: 'When will people open it?',
    text: 'Tell us who opens it, where and why. We tell you whether you need an app.',
  },
};
