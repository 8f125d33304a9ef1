import type { ChatIntent } from '../chat-intent.ts';

/** Design, pictures and texts. */
export const designIntents: readonly ChatIntent[] = [
  {
    id: 'ux-audit',
    phrases: {
      exceptions: 'app ux*, apps ux*',
      particular: 'users drop*, find out why*, before paying*, audit our user*, usability test*',
      general: 'usability*, heuristic*',
    },
    reply: [
      'Yes: we watch a few real people use it and list what stops them, worst first. That is part of ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      '; send us the address in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'what-is-ux',
    phrases: {
      particular: 'ux kya*, ui kya*, difrence in ui*, difference between ui*',
    },
    reply: [
      'UX is whether people can do what they came for; UI is what they see and touch while doing it. ',
      { text: 'What is UX/UI Design?', href: '/services/ux-ui-design' },
      ' gives three principles to judge any screen by.',
    ],
  },
  {
    id: 'social-graphics',
    phrases: {
      exceptions: 'festival post*',
      particular: 'post bana*, post design*, social media creative*',
      general: 'thumbnail*, creatives*',
    },
    reply: [
      'Yes: a set of templates that your own people can fill, in the sizes each network shows. It is one of six services in ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'presentation',
    phrases: {
      particular: 'pitch deck*',
      general: 'ppt*, slides, keynote*, powerpoint*, infographic*, presentation*',
    },
    reply: [
      'Yes: slides that support a speaker, and reports whose charts say what the figures say. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'print',
    phrases: {
      particular: 'menu card*, wedding card*, business card*, visiting card*, shaadi ka card*',
      general: `
        flyer*, flier*, flex, banner*, poster*, brocher*, brosure*, leaflet*, pamplet*, standee*, signage*, sticker*,
        printing*, brochure*, broucher*, pamphlet*, hoarding*, magazine*, envelope*, packaging*, letterhead*,
        stationery*, stationary*`,
    },
    reply: [
      'Yes: cards, brochures, packaging and posters, prepared for the press and checked on paper. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'images',
    phrases: {
      exceptions: 'owns pictures*',
      particular: 'photo aap*, take photo*, stock photo*, get pictures*',
      general: 'retouch*, photography*, photographer*',
    },
    reply: [
      'Licensed pictures, cropped and compressed for every screen, are part of our work; your own photographs are often better. See ',
      { text: 'Reasons to Choose Us', href: '/features' },
      '.',
    ],
  },
  {
    id: 'writing-ai',
    phrases: {
      particular: 'use chatgpt*, written by ai*',
      general: 'plagiar*',
    },
    reply: [
      'A person writes the text and checks it against its sources. A model may help to collect material; it does not have the last word. See ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  {
    id: 'translation',
    phrases: {
      exceptions: 'translate our*',
      general: 'anuvad*, subtitle*, translator*, translation*, transcription*',
    },
    reply: [
      'Translation is not a listed service. We write in English; for other languages we build the site so that your translator can fill it. ',
      { text: 'Ask us', href: '/contact-form' },
      ' about yours.',
    ],
  },
  {
    id: 'writing',
    phrases: {
      exceptions: 'can not write*, write our about*',
      particular: `
        blog/article/copy/content writing*,
        write/writing/likhna/likho/likhwana/likh content/article/articles/blog/blogs/page/pages/website/text/texts/copy/product/about*,
        blog/blogs/article/articles likh/likhna/writing/writer/writers/for/likhwana*,
        content writing/writer/writers/chahiye/likhna/likhwana/for/ideas*, likh do*, contnt writ*, likhne wala*,
        articles about*, descriptions for*, write privacy policy*`,
      general: 'likhwa*, writer*, artical*, rewrite*, writing*, copywrit*, proofread*, ghostwrit*, scriptwrit*',
      last: 'articles*, article',
    },
    reply: [
      'Texts written by a person and checked against their sources, in three lengths. ',
      { text: 'Content Writing', href: '/Content-Writing' },
      ' shows the packages and the process.',
    ],
  },
  {
    id: 'logo',
    phrases: {
      exceptions: 'redo our/my logo*, brand for*, logo for our/my/training*',
      particular: 'logo banwa*, brand identity*',
      general: 'logo*, लोगो*, naming*, mascot*, emblem*, rebrand*, favicon*, branding*, signboard*',
    },
    reply: [
      'Yes: a mark that still works as a stamp, a favicon and a sign on the road, with the rule for using it and open files. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'redesign',
    phrases: {
      exceptions: `
        website/site purani/purana/old/outdated*, naya/new/fresh/modern/better design/look/version*,
        purani website/site*, years old*, looks awful*, redesign old*`,
      particular: 'redo my*, redesign*, looks ugly*, design change*',
      general:
        'wix*, ugly*, revamp*, remake*, rebuild*, blogger*, makeover*, modernis*, moderniz*, outdated*, squarespace*',
    },
    reply: [
      'Yes. We look at what works now and keep its addresses and texts, so that you lose no visitors. Send the address in ',
      { text: 'a message', href: '/contact-form' },
      '; ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      ' shows how we go about it.',
    ],
  },
  {
    id: 'design',
    phrases: {
      exceptions: 'just do designs*',
      particular: `
        design/designs/screens/mockups for/our/my app/website/software/dashboard/only/portal/product*,
        ui/ux designer/design/designs*, mock up*, design ui*, app design*, design system*, design before*,
        product design*, screens for our app*`,
      general: 'ux, ui, uiux*, figma*, mockup*, personas*, protoype*, wireframe*, prototype*',
    },
    reply: [
      'Research, wireframes, interface, and tests with real people before any code: ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      '.',
    ],
  },
  {
    id: 'graphics',
    phrases: {
      particular: 'graphic/graphics/creative design/designer/designs/work*',
      general: `
        draw, canva*, grafic*, vector*, graphic*, artwork*, cartoon*, designer*, illustrat*, photoshop*, coreldraw*,
        caricature*`,
    },
    reply: [
      'Six services, from logo and print to packaging and presentations, with open files at the end: ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
];
