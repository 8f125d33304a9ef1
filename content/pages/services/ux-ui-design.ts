import type { DevelopmentPage } from '../../schema.ts';

/** The informational page on UX and UI; the service itself is sold on /UiUx-Services. */
export const uxUiDesignPage = {
  path: '/services/ux-ui-design',
  figureLabel: 'One window at three stages: sketched by hand, drawn in exact outline, built and lit',
  lede: 'What UX and UI mean, how to judge a design, and how it is made.',
  also: { text: 'Our UI/UX service', href: '/UiUx-Services' },
  offer: {
    whatItIs:
      'UX/UI design decides how people use a website or app and what they see. This page explains it for buyers.',
    whatYouGet: [
      'From this page, a test for your own product. From ',
      { text: 'our UI/UX service', href: '/UiUx-Services' },
      ', tested screens and a design kit for your developers.',
    ],
    priceDependsOn:
      'The number of screens, and how many rounds of tests you want. Testers cost time too: shoppers are found in a day, surgeons are not.',
    duration: { weeks: [3, 6], work: 'research, a tested prototype and final screens' },
    firstStep: ['Do the test at the end of this page, then ', { text: 'send us what you saw', href: '/contact' }, '.'],
  },
  introduction: ['You do not need to be a designer to judge a design. The test at the end takes ten minutes.'],
  sections: {
    'what-is-ux-ui-design': {
      heading: 'What is UX/UI Design?',
      paragraphs: [
        'User experience (UX) is whether people can do what they came for, and how they feel about it. It includes the email that brought them, the loading time, the questions on the form and the parcel at the end. Much of it is not on a screen.',
        'User interface (UI) is what people see and touch: text, colours, spaces and buttons. An attractive screen does not help if people cannot finish their task. A screen that works but looks careless loses their trust. So the two are designed together.',
      ],
    },
    principles: {
      heading: 'Key UX/UI Design Principles',
      lede: 'With these three you can judge most designs.',
      drawn: {
        usability: {
          title: 'Usability',
          description:
            'People finish their task with few errors and can undo them. You can count it: give five people a task and note how many finish.',
        },
        consistency: {
          title: 'Consistency',
          description:
            'The same thing looks and works the same everywhere, and as on other websites. Visitors have less to learn.',
        },
        hierarchy: {
          title: 'Visual Hierarchy',
          description:
            'The most important thing is seen first. Size, contrast, space and position show what to read next.',
        },
      },
    },
    process: {
      heading: 'UX/UI Design Process',
      lede: 'There are three stages. A team often goes back from the third to the first.',
      drawn: {
        research: {
          title: 'Research & Discovery',
          description:
            'Talk to users and watch them work. Write down what they want to do, what they use today and where they give up.',
        },
        wireframes: {
          title: 'Wireframing & Prototyping',
          description:
            'Draw the screens in outline and connect them, so that people can click through. A fault found here is drawn again. The same fault in code has to be built, tested and released again.',
        },
        testing: {
          title: 'UI Design & Testing',
          description: [
            'Add the look, all states and the final words, then watch people use it. ',
            {
              text: 'In one round, five people find most of the problems',
              url: 'https://www.nngroup.com/articles/why-you-only-need-to-test-with-5-users/',
            },
            ', as Jakob Nielsen calculated in 2000, if they resemble your users. Fix these, and test again.',
          ],
        },
      },
    },
  },
  conclusion: [
    'You can test any product today. Ask someone who has never seen it to do its main task. Say nothing, and write down every pause.',
    'Each pause marks a place where the screen was not clear. Most of them can be fixed with a better word, a better order or fewer elements.',
  ],
  closing: {
    heading: 'Do you want us to test your product?',
    text: 'Tell us who uses it and for what. Our quotation says whom we would ask, and what they would try.',
  },
} satisfies DevelopmentPage;
