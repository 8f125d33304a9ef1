import type { DeliveryPage } from '../../schema.ts';

export const frontendDevelopmentPage: DeliveryPage = {
  path: '/services/frontend-development',
  heading: 'Frontend Development Services',
  lede: 'The part of your product that people see, touch and judge. Built to load on the phone they really have.',
  actions: [
    { text: "Let's Build Your UI", href: '/about' },
    { text: 'Contact Us Now', href: '/contact' },
  ],
  introduction: [
    'A frontend is everything that happens in the visitor’s browser: the page that paints, the menu that opens, the form that notices a missing field before anyone is annoyed. It has to work on machines we will never meet, over networks we cannot choose, for people who may not use a mouse or see the screen.',
    'So we start from plain HTML that already works, then add style, then add script only where it earns its weight. The result is less exciting to describe than a framework and more pleasant to use on a train.',
  ],
  facts: {
    whatItIs: 'Design turned into working interfaces: components, pages and states, tested in the main browsers.',
    whoItIsFor:
      'Teams with a design and no hands to build it, or with an interface that has become slow, fragile or impossible to use by keyboard.',
    whatYouWillHave:
      'Nine things, listed below. The shortest description: source code your own developers would be glad to inherit.',
    whatToDoNext: [
      'Send us the design, or the address of the page that troubles you, through ',
      { text: 'the contact page', href: '/contact' },
      '.',
    ],
  },
  tools: {
    heading: 'Twelve tools we use',
    lede: 'Chosen for being dull, documented and likely to exist in ten years. Bring your own and we will use those.',
    items: [
      { icon: 'html5', name: 'HTML', desc: 'The page itself, complete before any script.' },
      { icon: 'css', name: 'CSS', desc: 'Layout, themes and motion, without a library.' },
      { icon: 'typescript', name: 'TypeScript', desc: 'Mistakes found while typing, not by visitors.' },
      { icon: 'react', name: 'React', desc: 'For the parts that change while you look.' },
      { icon: 'vite', name: 'Vite', desc: 'Builds in seconds, so that changes stay small.' },
      { icon: 'storybook', name: 'Storybook', desc: 'Every component in every state, on one page.' },
      { icon: 'vitest', name: 'Vitest', desc: 'Logic checked on every change.' },
      { icon: 'testinglibrary', name: 'Testing Library', desc: 'Tests that use the page as people do.' },
      { icon: 'test-tube-diagonal', name: 'Playwright', desc: 'Whole journeys in real browsers.' },
      { icon: 'accessibility', name: 'axe', desc: 'Accessibility faults, caught by machine first.' },
      { icon: 'lighthouse', name: 'Lighthouse', desc: 'Speed and weight, measured on every build.' },
      { icon: 'figma', name: 'Figma', desc: 'Where the design lives and is discussed.' },
    ],
  },
  deliverables: {
    heading: 'Nine things you receive',
    lede: 'Tick them off at the hand-over.',
    items: [
      {
        title: 'Component library',
        description: 'Buttons, fields, cards and menus in every state, with examples of use.',
      },
      { title: 'Page templates', description: 'Each page type built from those components, with real text in it.' },
      { title: 'Design tokens', description: 'Colours, sizes and spaces in one file, for light and dark.' },
      {
        title: 'Accessibility report',
        description: 'What was tested against WCAG\u00a02.2\u00a0AA, by machine and by hand, and the result.',
      },
      {
        title: 'Performance budget',
        description: 'Limits on weight and time that fail the build when they are passed.',
      },
      {
        title: 'Browser test suite',
        description: 'The important journeys, replayed automatically in the main browsers.',
      },
      { title: 'Responsive images', description: 'Every picture in the sizes and formats that screens ask for.' },
      { title: 'Source code', description: 'The full repository with its history, in your account.' },
      {
        title: 'Handover notes',
        description: 'How to run, change and release it, tried out by someone who did not write it.',
      },
    ],
  },
  sections: [
    {
      id: 'how-it-goes',
      heading: 'How the work goes',
      paragraphs: [
        'We build one page all the way first, with its slowest image, its longest name and its error messages. That page settles most arguments, because it can be opened on a phone and passed around. The rest follow in the order your visitors need them, and each is put on a private address as soon as it stands.',
        'Accessibility is part of the first page, not a review at the end. A menu that cannot be opened by keyboard counts as a menu that does not open.',
      ],
    },
    {
      id: 'trade-offs',
      heading: 'Trade-offs to know about',
      paragraphs: [
        'Pages drawn on the server or at build time appear sooner and are found more easily by search engines; pages drawn in the browser feel better once you stay on them for an hour. A shop wants the first, a dashboard the second. Mixing both is possible and costs more care.',
        'Supporting every old browser has a price as well. We agree with you on a list, look at your own visitor figures, and make sure that a browser outside it still gets readable text.',
      ],
    },
    {
      id: 'when-not',
      heading: 'When not to buy this',
      paragraphs: [
        [
          'If nobody has tried the design with users yet, new code will only make the wrong thing faster; begin with ',
          { text: 'UI/UX design', href: '/UiUx-Services' },
          '. And if the page waits two seconds for its data, the fault is in the ',
          { text: 'backend', href: '/services/backend-development' },
          '.',
        ],
      ],
    },
  ],
  conclusion: [
    'A good frontend is noticed by nobody. People arrive, do what they came for, and leave with the thing done. We measure our work by how little it gets in their way.',
  ],
  closing: {
    heading: 'Have a design that wants building?',
    text: 'Send a link. A person opens it, on a phone as well, and writes back with questions.',
    action: { text: 'Contact Us Now', href: '/contact' },
  },
};
