import type { DeliveryPage } from '../../schema.ts';

export const frontendDevelopmentPage = {
  path: '/services/frontend-development',
  figureLabel: 'A façade with the same page behind three windows, over a ruler that measures 320, 768 and 1440',
  heading: 'Frontend Development Services',
  lede: 'We turn designs into fast, accessible pages and screens for the browsers that your visitors use.',
  main: { text: "Let's Build Your UI", href: '/about' },
  also: { text: 'Contact Us Now', href: '/contact' },
  offer: {
    whatItIs:
      'We build what your visitors see and use in the browser: pages, forms, menus and screens, from your design or ours.',
    whatYouGet: 'Tested source code in your account, a component library, and seven other items listed below.',
    priceDependsOn:
      'The number of page types. A hundred product pages are one type, a booking calendar is another. Then motion, old browsers, and whether a design exists.',
    duration: { weeks: [3, 8], work: 'a website of about ten page types' },
    firstStep: [{ text: 'Send us a link to your design', href: '/contact' }, ' or to the page you want to improve.'],
  },
  introduction: [
    'We start with HTML that works alone, then add style, then scripts only where they are needed. Such pages load fast on cheap phones and slow networks, and they work by keyboard and with a screen reader.',
  ],
  tools: {
    heading: 'Twelve tools we use',
    lede: 'None of them is our own, so other frontend developers can continue the work.',
    items: [
      { icon: 'html5', name: 'HTML', desc: 'The page itself, complete without scripts.' },
      { icon: 'css', name: 'CSS', desc: 'Layout, themes and motion.' },
      { icon: 'typescript', name: 'TypeScript', desc: 'Finds mistakes while we type.' },
      { icon: 'react', name: 'React', desc: 'For parts that change while you use them.' },
      { icon: 'vite', name: 'Vite', desc: 'Builds the website in seconds.' },
      { icon: 'storybook', name: 'Storybook', desc: 'Shows every component in every state.' },
      { icon: 'vitest', name: 'Vitest', desc: 'Checks the logic at every change.' },
      { icon: 'testinglibrary', name: 'Testing Library', desc: 'Tests pages the way people use them.' },
      { icon: 'test-tube-diagonal', name: 'Playwright', desc: 'Tests whole tasks in real browsers.' },
      { icon: 'accessibility', name: 'axe', desc: 'Finds accessibility faults automatically.' },
      { icon: 'lighthouse', name: 'Lighthouse', desc: 'Measures speed and size at every build.' },
      { icon: 'figma', name: 'Figma', desc: 'Where the design is made and discussed.' },
    ],
  },
  deliverables: {
    heading: 'Nine things you receive',
    lede: 'Check them against this list at the handover.',
    items: [
      {
        title: 'Component library',
        description: 'Buttons, fields, cards and menus in every state, with examples.',
      },
      { title: 'Page templates', description: 'Each page type, built from those components, with real text.' },
      { title: 'Design tokens', description: 'Colours, sizes and spaces in one file, for light and dark.' },
      {
        title: 'Accessibility report',
        description: 'What we tested against WCAG\u00a02.2\u00a0AA, by machine and by hand, and the results.',
      },
      {
        title: 'Performance budget',
        description: 'Limits for size and time. The build fails when a page exceeds them.',
      },
      {
        title: 'Browser test suite',
        description: 'Automatic tests of the important tasks in the main browsers.',
      },
      { title: 'Responsive images', description: 'Every picture in the sizes and formats that screens need.' },
      { title: 'Source code', description: 'The full repository with its history, in your account.' },
      {
        title: 'Documentation',
        description: 'How to run, change and release it, tested by a developer who did not write it.',
      },
    ],
  },
  sections: {
    'how-it-goes': {
      heading: 'How we build the pages',
      paragraphs: [
        'We build one page completely first, with its largest image, its longest name and its error messages. You try it on your phone. The other pages follow in the order your visitors need them, and you see each one on a private address.',
        'We test every menu and form by keyboard, from the first page on.',
      ],
    },
    'trade-offs': {
      heading: 'Two choices that change the price',
      paragraphs: [
        'Pages made on the server appear sooner and are easier for search engines to read. Pages made in the browser react faster in long sessions. A shop needs the first and a dashboard the second; using both costs more.',
        'Support for old browsers costs time too. We agree with you on a list, based on your own visitors. In all others the text stays readable.',
      ],
    },
    'when-not': {
      heading: 'When you need another service',
      paragraphs: [
        [
          'If users have not tested the design yet, start with ',
          { text: 'UI/UX design', href: '/UiUx-Services' },
          '. If a page waits two seconds for its data, the fault is in the ',
          { text: 'backend', href: '/services/backend-development' },
          '.',
        ],
      ],
    },
  },
  conclusion: [
    'You can check the work in ten minutes. Put the mouse away and fill in your own form by keyboard. Then open the page over mobile data, on the oldest phone in your office.',
  ],
  closing: {
    heading: 'Do you have a design to build?',
    text: 'Send us the link. We look at it on a phone and a computer, and reply with questions or a quotation.',
    action: { text: 'Contact Us Now', href: '/contact' },
  },
} satisfies DeliveryPage;
