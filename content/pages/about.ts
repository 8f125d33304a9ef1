import type { ContentPage, DrawnSection } from '../schema.ts';

type AboutPage = Pick<ContentPage, 'introduction'> & {
  /** What the company is named after: three instruments. */
  namesake: DrawnSection;
};

export const aboutPage: AboutPage = {
  introduction: [
    'We are a small software development and AI services company in Jaipur. We design, build and maintain websites, online shops and apps for businesses and founders, and automate office work.',
    'You talk to the people who do the work. The team is small, so your project may start later than you would like. We tell you the date before you accept the quotation. After launch we fix faults and answer questions for six months at no charge.',
    [
      'You can check our own website before you buy one: ',
      { text: 'this website, measured', href: '/work/this-site' },
      '. We publish no client names or reviews. Ask on the first call about work like yours.',
    ],
  ],
  namesake: {
    heading: 'Named after an observatory',
    lede: [
      'The Jantar Mantar in Jaipur was built in the early 18th century, with ',
      { text: 'some 20 fixed instruments (UNESCO)', url: 'https://whc.unesco.org/en/list/1338/' },
      '. Many drawings on this website show them. For what each one measures, see ',
      { text: 'Jantar Mantar, Jaipur (Wikipedia)', url: 'https://en.wikipedia.org/wiki/Jantar_Mantar,_Jaipur' },
      '.',
    ],
    drawn: {
      samrat: {
        title: 'Samrat Yantra',
        description: 'A sundial as large as a building. The shadow of its stair tells the time on two arcs.',
      },
      'jai-prakash': {
        title: 'Jai Prakash Yantra',
        description:
          'One of two bowls of marble with the lines of the sky. A shadow in it shows the position of the sun.',
      },
      rama: {
        title: 'Rama Yantra',
        description: 'Walls in a ring around a pillar. They show the height and the direction of the sun.',
      },
    },
  },
};
