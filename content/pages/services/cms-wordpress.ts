import type { DevelopmentPage } from '../../schema.ts';

export const cmsWordpressPage = {
  path: '/services/cms-wordpress',
  figureLabel: 'A cloth half printed with rows of one flower, and the carved block over the next place',
  heading: 'CMS & WordPress Development',
  lede: 'We build websites that your own staff can edit, most often with WordPress.',
  also: { text: 'About Us', href: '/about' },
  offer: {
    whatItIs:
      'We set up, build and fix content management systems (CMS), so that your staff can write, preview and publish pages without a developer.',
    whatYouGet:
      'Editing screens made for your content, roles and drafts, a short list of plug-ins (added programs), and updates that can be undone.',
    priceDependsOn:
      'How many types of content you publish, the design, and how many old pages have to be moved. A plug-in that was written only for you costs most to replace.',
    duration: { weeks: [4, 8], work: 'a new WordPress website, or the takeover of an old one' },
    firstStep: [
      { text: 'Send us the address of your website', href: '/contact' },
      ' and the number of plug-ins it uses.',
    ],
  },
  introduction: [
    'We ask what your team publishes, for example events, products, tenders or staff. Each type gets a form with exactly the fields it needs, and the layout is automatic. A new editor can publish on the first day.',
    'We make the security updates for six months. After that your staff can make them, or you order a maintenance plan.',
  ],
  sections: {
    choice: {
      heading: 'Is WordPress right for you?',
      lede: 'Often. It is free, most editors know it, and help is easy to find.',
      drawn: {
        files: {
          title: 'Text files',
          description: 'Kept with the code. Enough for a website that changes twice a year.',
        },
        'one-house': {
          title: 'WordPress',
          description: 'For staff who write often. It needs regular updates, because attackers know it too.',
        },
        apart: {
          title: 'Headless CMS',
          description:
            'Your staff write in one system and the website is built from it as simple pages. It is faster and safer, but costs more to set up.',
        },
      },
    },
    'how-we-build': {
      heading: 'How we build with WordPress',
      lede: 'Four rules that keep a website safe and easy to maintain.',
      drawn: {
        blocks: {
          title: 'Blocks, not page builders',
          description:
            'We use WordPress’s own editor with blocks made for you. It loads faster, and updates seldom break it.',
        },
        few: {
          title: 'Few plug-ins',
          description: 'Each plug-in is a stranger’s code with full access. We write down why each one is needed.',
        },
        copy: {
          title: 'A copy for testing',
          description: 'Updates run on a copy first. We compare pictures of the main pages before and after.',
        },
        people: {
          title: 'Roles for each user',
          description: 'Contributors write, editors publish, and daily work needs no administrator login.',
        },
      },
    },
    rescue: {
      heading: 'Taking over an old website',
      paragraphs: [
        'We start with a full backup and a list of what runs, in which version, and whether it is still maintained. Then we replace outdated plug-ins one at a time while the website stays online.',
        'If several people have changed a bought theme, a new one usually costs less. We tell you after reading the code.',
      ],
    },
    'when-not': {
      heading: 'When you do not need a CMS',
      paragraphs: [
        'If only one page ever changes, ask us to change it. If your staff have no time to write, a new system will stay empty; plan the writing first.',
      ],
    },
  },
  conclusion: [
    'Before you accept the work, ask the employee who will use it to publish one real page, such as a tender. We watch and say nothing. Where they hesitate, we change the form.',
  ],
  closing: {
    heading: 'Who should be able to publish?',
    text: 'Tell us who writes, what and how often.',
  },
} satisfies DevelopmentPage;
