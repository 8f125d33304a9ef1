import type { DevelopmentPage } from '../../schema.ts';

/** The informational page on UX and UI; the service itself is sold on /UiUx-Services. */
export const uxUiDesignPage: DevelopmentPage = {
  path: '/services/ux-ui-design',
  heading: 'UX/UI Design',
  lede: 'Two letters apart, and often confused. What each one means, how to judge it, and how it is made.',
  actions: [
    { text: 'Contact Us', href: '/contact' },
    { text: 'Our UI/UX service', href: '/UiUx-Services' },
  ],
  introduction: [
    'This page explains the subject. It is meant for people who commission design rather than make it, and would like to know what they are paying for and how to tell whether it is any good.',
    'You will not need a designer’s eye. Most failures of design can be seen by anyone who watches somebody else use the thing for ten minutes without helping.',
  ],
  facts: {
    whatItIs:
      'A short explanation of user experience and user interface design, with three principles and three stages.',
    whoItIsFor: 'Founders, managers and developers who have to decide on screens that other people will use.',
    whatYouWillHave: 'Words to discuss a design with, and a test you can run on your own product this afternoon.',
    whatToDoNext: [
      'Try the test in the conclusion. If it goes badly, ',
      { text: 'see how we work', href: '/UiUx-Services' },
      '.',
    ],
  },
  sections: [
    {
      id: 'what-is-ux-ui-design',
      heading: 'What is UX/UI Design?',
      paragraphs: [
        'User experience, UX, is whether a person can do what they came to do, and how they feel about it afterwards. It covers the words in the mail that brought them, the time the page took, the question they could not answer, and the parcel at the end. Much of it never appears on a screen.',
        'User interface, UI, is the part that does: letters, colours, spaces, buttons, and what they do when touched. A fine interface on a poor experience is a well-painted door that opens onto a wall. The reverse, an ugly screen that works, keeps customers for years, but it is tiring and it looks careless. The two are designed together because each can ruin the other.',
      ],
    },
    {
      id: 'principles',
      heading: 'Key UX/UI Design Principles',
      paragraphs: ['There are dozens of lists. These three decide most cases.'],
      points: [
        {
          title: 'Usability',
          description:
            'People reach their goal, with few errors, and can undo the ones they make. It is a property you can count: give five people a task and note how many finish.',
        },
        {
          title: 'Consistency',
          description:
            'The same thing looks and behaves the same everywhere, and as it does on other sites. Every exception has to be learned, and visitors did not come to learn.',
        },
        {
          title: 'Visual Hierarchy',
          description:
            'The eye meets the important thing first. Size, contrast, space and position say what to read and in what order; when everything is loud, nothing is heard.',
        },
      ],
    },
    {
      id: 'process',
      heading: 'UX/UI Design Process',
      paragraphs: ['Three stages, and it is normal to go back from the third to the first.'],
      points: [
        {
          title: 'Research & Discovery',
          description:
            'Talk to the people who will use it and watch them work. Write down what they try to achieve, what they use today and where they give up. Opinions come later.',
        },
        {
          title: 'Wireframing & Prototyping',
          description:
            'Draw the screens in outline, without colour, and join them so that they can be clicked. A drawing that fails costs an hour. Made in code, the same failure costs weeks.',
        },
        {
          title: 'UI Design & Testing',
          description: [
            'Give the outline its look, its states and its final words, then watch people use it. ',
            {
              text: 'In one round, five people find most of the problems',
              url: 'https://www.nngroup.com/articles/why-you-only-need-to-test-with-5-users/',
            },
            ', Jakob Nielsen calculated in 2000, provided they resemble your users. Repair, and watch five more.',
          ],
        },
      ],
    },
  ],
  conclusion: [
    'Good design is less a matter of taste than of attention. You can test any product now: ask someone who has never seen it to do its main task, say nothing, and write down every pause. The list you hold after ten minutes is worth more than a meeting about colours.',
    'A pause is never the user’s fault. It marks a place where the screen did not say what it meant, and most such places can be mended with a better word, a clearer order or one thing fewer.',
  ],
  closing: {
    heading: 'Would you like someone to watch with you?',
    text: 'Tell us who uses your product and for what. We bring the questions and the patience.',
    action: { text: 'Contact Us', href: '/contact' },
  },
};
