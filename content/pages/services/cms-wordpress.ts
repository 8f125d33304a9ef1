import type { DevelopmentPage } from '../../schema.ts';

export const cmsWordpressPage: DevelopmentPage = {
  path: '/services/cms-wordpress',
  heading: 'CMS & WordPress Development',
  lede: 'So that the person who knows the news can publish it, without a developer and without breaking the page.',
  actions: [
    { text: 'Contact Us', href: '/contact' },
    { text: 'About Us', href: '/about' },
  ],
  introduction: [
    'A content management system is a promise to your editors: you will be able to change this yourself. Many systems keep it badly. They offer a blank field in which anything is possible, including a purple heading in the middle of a grey page, and then a training course on what not to do.',
    'We do the reverse. We ask what your team publishes (events, recipes, tenders, people) and give each kind its own form with exactly the fields it has. The layout takes care of itself, and an editor who started on Monday publishes on Monday.',
  ],
  facts: {
    whatItIs: 'Setting up, building and repairing editing systems, most often WordPress, sometimes another.',
    whoItIsFor:
      'Teams who publish often, and owners of a WordPress site that has grown slow, odd or frightening to update.',
    whatYouWillHave:
      'Editing screens that fit your content, roles and drafts, a short list of plug-ins, and updates that can be undone.',
    whatToDoNext: [
      'Count your plug-ins and ',
      { text: 'tell us the number', href: '/contact' },
      '. It says more than you would think.',
    ],
  },
  sections: [
    {
      id: 'choice',
      heading: 'Is WordPress the right one?',
      paragraphs: [
        'Often. It is free, it is known by nearly every editor you may hire, and somebody has met your problem before. It also needs looking after, because everyone who attacks websites knows it equally well.',
        'A headless system, where editors write in one place and the site is built from it as plain pages, is faster and has much less to attack. It costs more to set up and makes preview harder. For a site that changes twice a year, a few text files in a repository are the best system of all, and we will suggest them with a straight face.',
      ],
    },
    {
      id: 'how-we-build',
      heading: 'How we build on WordPress',
      paragraphs: ['Four rules keep a site healthy after we have left.'],
      points: [
        {
          title: 'Blocks, not page builders',
          description: 'The editor that WordPress brings, with your own blocks, loads quickly and survives updates.',
        },
        {
          title: 'Few plug-ins',
          description:
            'Each one is somebody else’s code with full access. We write down why each is there and what replaces it.',
        },
        {
          title: 'A copy to try on',
          description: 'Updates run on a copy first, with pictures of the important pages compared before and after.',
        },
        {
          title: 'Roles that match people',
          description: 'An author writes, an editor publishes, and nobody works as administrator every day.',
        },
      ],
    },
    {
      id: 'rescue',
      heading: 'Taking over an old site',
      paragraphs: [
        'We start with a full backup, then a list: what runs, which version, who made it, and whether it is still maintained. Dead plug-ins are replaced one at a time, with the site online. Much of the slowness often goes at this stage, before any redesign has been discussed.',
        'If the theme was bought and then altered by three people, rebuilding it is usually cheaper than understanding it. We tell you which it is after reading the code, not before.',
      ],
    },
    {
      id: 'when-not',
      heading: 'When not to buy this',
      paragraphs: [
        'If only one page ever changes, do not install a system to change it. If the trouble is that nobody in the company has time to write, a better editor will stay as empty as the old one; think about who writes first.',
      ],
    },
  ],
  conclusion: [
    'The measure of a CMS is how often you have to ask. A good one is asked for help in the first week and forgotten in the second. We stay available for six months anyway.',
  ],
  closing: {
    heading: 'Who should be able to publish?',
    text: 'Name the people and what they write. From that we can tell you which system fits, or that you need none.',
    action: { text: 'Contact Us', href: '/contact' },
  },
};
