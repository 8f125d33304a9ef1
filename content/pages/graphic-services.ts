import { company } from '../company.ts';
import type { IconCard, InPageLink, DrawnSection, ServicePage, Titled } from '../schema.ts';

type GraphicServicesPage = ServicePage & {
  /** The hero's scroll button. */
  scroll: InPageLink;
  /** Six services; its anchor is the scroll button's. */
  services: Titled<IconCard>;
  /** Four steps. */
  process: DrawnSection;
};

export const graphicServicesPage: GraphicServicesPage = {
  path: '/Graphic-Services',
  figureLabel: 'A great glazed tile, one quarter measured, one inked, two fired, with compasses on it',
  lede: 'We design logos, packaging, print and social media graphics, with rules that let others use them.',
  scroll: { text: 'See the services', anchor: 'services' },
  main: { text: "Let's Talk", href: '/contact' },
  offer: {
    whatItIs:
      'Graphic design for print and screen: logo and brand design, stationery, packaging, social media, presentations and illustrations.',
    whatYouGet:
      'Files ready for print, the same files open for changes, the licences of all fonts and pictures, and one or two pages of rules for use.',
    priceDependsOn:
      'The number of items and sizes, and how many directions you want to see. Three directions are three designs, of which you use one. Photographs and illustrations are items of their own.',
    duration: { weeks: [2, 5], work: 'a logo with brand rules', after: 'A single flyer or label takes less.' },
    firstStep: [
      'Photograph everything that has your name on it, and email the pictures to ',
      { text: company.email, uri: `mailto:${company.email}` },
      '.',
    ],
  },
  introduction: [
    'With the open files and the rules, your printer or another designer can make a matching poster without us.',
  ],
  services: {
    heading: 'Six services',
    lede: 'If you need several, begin with the logo: the others follow its rules.',
    items: [
      {
        title: 'Logo and identity',
        description: 'A logo that works as a stamp, an app icon and a sign, with rules for use.',
        icon: 'stamp',
      },
      {
        title: 'Print and stationery',
        description: 'Cards, letterheads, brochures and catalogues, ready for print and checked on paper.',
        icon: 'printer',
      },
      {
        title: 'Packaging',
        description:
          'Boxes and labels that are easy to read on the shelf, with weight, MRP, maker and, for food, the FSSAI number.',
        icon: 'package',
      },
      {
        title: 'Social and campaign graphics',
        description: 'Templates that your staff can fill in, in the sizes of each network.',
        icon: 'megaphone',
      },
      {
        title: 'Presentations and reports',
        description: 'Clear slides, and charts that match the figures.',
        icon: 'presentation',
      },
      {
        title: 'Illustration and icons',
        description: 'Drawings made only for you, in one style.',
        icon: 'brush',
      },
    ],
  },
  process: {
    heading: 'How we design, in four steps',
    lede: 'You decide after the second and the third.',
    drawn: {
      measured: {
        title: 'Listen',
        description: 'You tell us what you sell and to whom. We look at your competitors.',
      },
      inked: {
        title: 'Sketch',
        description: 'You see several directions in black and white, and choose one.',
      },
      glazed: {
        title: 'Refine',
        description: 'We work out your choice in colour and in all sizes. You approve it or ask for changes.',
      },
      repeated: {
        title: 'Deliver',
        description: 'You get files for print and screen, open files, licences and rules.',
      },
    },
  },
  closing: {
    heading: 'When a new logo does not help',
    text: 'A new logo does not improve the product or the service behind it. If those are good and your design is old, send us a message.',
    action: { text: "Let's Talk", href: '/contact' },
  },
};
