import type { AppService, AppSlide, Point, ServicePage, Titled } from '../schema.ts';

type AppServicePage = ServicePage & {
  /** The slideshow: six drawn screens of one imagined courier app. */
  slideshow: { label: string; slides: readonly AppSlide[] };
  /** What we do, six cards. */
  services: Titled<AppService>;
  /** Why choose us. */
  why: Titled<Point>;
};

export const appServicePage: AppServicePage = {
  path: '/App-Service',
  heading: 'App Development',
  lede: 'One product on Android and iOS, in your customers’ pockets and in your own store account.',
  actions: [
    { text: 'Contact Us', href: '/contact' },
    { text: 'Explore All Services', href: '/services' },
  ],
  introduction: [
    'An app is a promise to stay. It sits on somebody’s home screen, wants updates every time a phone maker changes its mind, and is deleted after one bad week. Before writing one, we ask what it can do that a good mobile site cannot: work without a connection, use the camera all day, ring when something happens.',
    'If there is a good answer, we build it once for both systems, try it on cheap phones as well as new ones, and take it through both stores under your name. After that we keep it alive: six months of support are included, and the notes let another team continue.',
  ],
  facts: {
    whatItIs: 'Design, building, store release and upkeep of apps for Android and iOS, usually from one codebase.',
    whoItIsFor: 'Businesses whose customers or staff come back daily, or work where the network does not reach.',
    whatYouWillHave:
      'An app in both stores, in your accounts, with its source, tests, and a plan for its next versions.',
    whatToDoNext: [
      'Finish the sentence “People will open it when…” and ',
      { text: 'send it to us', href: '/contact' },
      '.',
    ],
  },
  slideshow: {
    label: 'Six screens of an app for a courier service, drawn as an example',
    slides: [
      {
        image: 'onboarding',
        alt: 'Phone screen with a drawn arch, one question, “What will you send first?”, and two large buttons, Parcel and Document.',
        caption: 'The first screen asks one thing, and explains nothing it can show.',
      },
      {
        image: 'orders',
        alt: 'Phone screen listing today’s pickups by hour, each with a street, a parcel size and a tick once collected.',
        caption: 'The list is in the order the day happens.',
      },
      {
        image: 'tracking',
        alt: 'Phone screen with a plain street map, a route from depot to door and the expected arrival written above it.',
        caption: 'Where it is and when it comes, in one look.',
      },
      {
        image: 'offline',
        alt: 'Phone screen of a delivery form with the notice “No connection. Saved on this phone, sent later.” above a signature.',
        caption: 'No network in the basement: the signature is kept and sent later.',
      },
      {
        image: 'messages',
        alt: 'Phone screen of a short conversation between courier and customer, with three ready answers above the keyboard.',
        caption: 'Ready answers, for people who hold a parcel in the other hand.',
      },
      {
        image: 'insights',
        alt: 'Tablet screen with a bar chart of deliveries by weekday and a list of the streets where most second attempts were needed.',
        caption: 'The office sees where the time goes.',
      },
    ],
  },
  services: {
    heading: 'What we do',
    lede: 'From a question to version two.',
    items: [
      {
        title: 'Concept and prototype',
        description: 'A version you can hold and tap, made to be thrown away, tried with the people it is for.',
        icon: 'smartphone',
      },
      {
        title: 'Cross-platform apps',
        description: 'One codebase for Android and iOS, with each system’s own habits respected.',
        icon: 'layers',
      },
      {
        title: 'Native parts',
        description: 'Camera, Bluetooth, background location: written for the system where sharing would not do.',
        icon: 'wrench',
      },
      {
        title: 'The server behind it',
        description: 'Accounts, data and notifications, with an API that copes with old versions of the app.',
        icon: 'server',
      },
      {
        title: 'Store release',
        description: 'Listings, pictures, privacy forms and the reviewers’ questions, in your own accounts.',
        icon: 'rocket',
      },
      {
        title: 'Upkeep',
        description: 'New system versions, crash reports and small improvements, before the reviews mention them.',
        icon: 'refresh-cw',
      },
    ],
  },
  why: {
    heading: 'Why choose us',
    lede: 'Or, in the third case, why not.',
    items: [
      {
        title: 'Tried on cheap phones',
        description: 'Many of your customers hold a mid-range Android. So do we, while testing.',
      },
      {
        title: 'Works without a network',
        description: 'We decide early what happens in a lift, because it is hard to add afterwards.',
      },
      {
        title: 'Honest about no',
        description:
          'If a mobile site would serve you as well, that is what we propose, though it is the smaller order.',
      },
      {
        title: 'Yours from the start',
        description: 'Store accounts, keys and source are in your name, so that nobody can hold your customers.',
      },
    ],
  },
  closing: {
    heading: 'When will people open it?',
    text: 'Tell us the moment and the place. We will say whether it wants an app.',
    action: { text: 'Contact Us', href: '/contact' },
  },
};
