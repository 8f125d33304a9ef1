import type { AppService, InPageLink, Point, ServicePage, Titled } from '../schema.ts';

type GraphicServicesPage = ServicePage & {
  /** The hero's scroll button. */
  scroll: InPageLink;
  /** Six services; its anchor is the scroll button's. */
  services: Titled<AppService>;
  /** Four steps. */
  process: Titled<Point>;
};

export const graphicServicesPage: GraphicServicesPage = {
  path: '/Graphic-Services',
  heading: 'Graphic Design',
  lede: 'Logos, layouts and print that belong together, from the letterhead to the shop sign.',
  scroll: { text: 'See the services', anchor: 'services' },
  actions: [{ text: "Let's Talk", href: '/contact' }],
  introduction: [
    'Jaipur has lived from pattern for nearly three centuries: block prints, blue pottery, carved screens. What the craftsmen know is that a pattern is a rule, and that a good rule can be repeated by other hands without going wrong. We design in that spirit. A logo is the smallest part of it; the rule for using it is the rest.',
    'That is why every job ends with a page or two of instructions and the open files. Your printer, your next agency or your nephew should be able to make the poster for the summer sale, and it should still look like you.',
  ],
  facts: {
    whatItIs: 'Design for print and screen: identity, layout, packaging and the pieces in between.',
    whoItIsFor: 'New businesses without a face, and older ones with four of them.',
    whatYouWillHave:
      'Open files and finished ones, for press and screen, the licences of every font and picture, and the rule on paper.',
    whatToDoNext: [
      'Put everything that carries your name on one table, photograph it, and ',
      { text: 'send us the picture', href: '/contact' },
      '.',
    ],
  },
  services: {
    heading: 'Six services',
    lede: 'Each can be ordered alone.',
    items: [
      {
        title: 'Logo and identity',
        description: 'A mark that still works as a stamp, a favicon and a sign on the road, with its rule.',
        icon: 'stamp',
      },
      {
        title: 'Print and stationery',
        description: 'Cards, letters, brochures and catalogues, prepared for the press and checked on paper.',
        icon: 'printer',
      },
      {
        title: 'Packaging',
        description:
          'Boxes and labels with the required information in place, legible on the shelf and when unwrapped.',
        icon: 'package',
      },
      {
        title: 'Social and campaign graphics',
        description: 'A set of templates that your own people can fill, in the sizes each network shows.',
        icon: 'megaphone',
      },
      {
        title: 'Presentations and reports',
        description: 'Slides that support a speaker, and reports whose charts say what the figures say.',
        icon: 'presentation',
      },
      {
        title: 'Illustration and icons',
        description: 'Drawings made for you, in one hand, so that no competitor can license the same ones.',
        icon: 'brush',
      },
    ],
  },
  process: {
    heading: 'Four steps',
    lede: 'Two of them end with a decision by you.',
    items: [
      {
        title: 'Listen',
        description:
          'What you sell, to whom, and what they already think of you. We look at the neighbours on the shelf.',
      },
      {
        title: 'Sketch',
        description: 'Several directions in black and white, on paper. You choose one before colour can flatter it.',
      },
      {
        title: 'Refine',
        description: 'The chosen one in colour, in all its sizes, on real objects. You approve it or send it back.',
      },
      { title: 'Deliver', description: 'Files for press and screen, the open originals, the licences and the rule.' },
    ],
  },
  closing: {
    heading: 'One warning before you write',
    text: 'A new logo does not repair a poor product or a slow reply. If those are sound and the face is not, we are the right people.',
    action: { text: "Let's Talk", href: '/contact' },
  },
};
