import type { ContentPackage, Point, ServicePage, Titled } from '../schema.ts';

type ContentWritingPage = ServicePage & {
  /** What usually goes wrong with texts. */
  problems: Titled<Point>;
  /** One remedy for each problem, in the same order. */
  solutions: Titled<Point>;
  /** Why choose us. */
  why: Titled<Point>;
  /** Three packages; `{package}` in the texts stands for the chosen one's name. */
  packages: Titled<ContentPackage> & {
    select: string;
    selected: string;
    chosen: string;
    proceed: string;
    alert: string;
    talk: string;
  };
  /** The steps from the brief to the final text. */
  process: Titled<Point>;
};

export const contentWritingPage: ContentWritingPage = {
  path: '/Content-Writing',
  heading: 'Content Writing',
  lede: 'Plain words and checked facts, in your voice. Written by a person who asked you first.',
  actions: [
    { text: 'Contact Us', href: '/contact' },
    { text: 'Explore Services', href: '/services' },
  ],
  introduction: [
    'Most company texts are written by the person who had time, about what the company wants to say. Readers come with something else: a question, a doubt, a form to fill in. Our writing starts from theirs and gets to yours by the shortest way.',
    'We write pages, articles, product descriptions and letters, in English with Indian or British spelling, and hand over text that is ready to publish: headings, links, picture descriptions, and the two lines that appear in search results. A model may collect material for a draft. The sentences you receive were chosen by someone who can be asked why.',
  ],
  facts: {
    whatItIs: 'Text to order, in three lengths, researched, written, edited and proofread.',
    whoItIsFor:
      'Businesses with knowledge in people’s heads and not on the page, and anyone whose website still says “Welcome to our website”.',
    whatYouWillHave:
      'A finished text with its sources, its title and description for search, and the right to use it as you like.',
    whatToDoNext: 'Choose a length below. If you cannot, choose the shorter one; it is the better discipline.',
  },
  problems: {
    heading: 'What usually goes wrong',
    lede: 'You may recognise your own site. Most people do.',
    items: [
      {
        title: 'It could be anybody’s',
        description: 'Replace the company’s name with a competitor’s and every sentence stays true.',
      },
      {
        title: 'It answers later',
        description: 'The reader’s question is dealt with in the fifth paragraph, after the history of the firm.',
      },
      {
        title: 'It claims and does not show',
        description: '“Quality” and “passion”, where a photograph, a number or an example should stand.',
      },
      {
        title: 'It has gone stale',
        description: 'The offer ended, the colleague left, and nobody knows which page says so.',
      },
    ],
  },
  solutions: {
    heading: 'What we do about it',
    lede: 'One remedy for each, in the same order.',
    items: [
      {
        title: 'An interview',
        description: 'We talk with the person who does the work. What they say without thinking is usually the text.',
      },
      {
        title: 'The answer first',
        description: 'The first two sentences do the job. Everything after them is for those who want more.',
      },
      { title: 'Proof or silence', description: 'Each claim gets an example, a source or a line through it.' },
      {
        title: 'A date and an owner',
        description: 'Every text says when it was checked and who in your company can confirm it.',
      },
    ],
  },
  why: {
    heading: 'Why choose us',
    lede: 'Four habits, and you can hold us to each.',
    items: [
      {
        title: 'Written by people',
        description: 'And signed for by one. You may speak to the writer, not only to a manager.',
      },
      { title: 'Checked', description: 'Facts have sources, and the sources are delivered with the text.' },
      { title: 'Read aloud', description: 'A sentence that cannot be said in one breath is made into two.' },
      {
        title: 'Ready to publish',
        description: 'With headings, links, picture descriptions and search texts, in the format your system takes.',
      },
    ],
  },
  packages: {
    heading: 'Packages, by length',
    lede: 'Choose by how much your reader needs to know, not by how much there is to say.',
    select: 'Select',
    selected: 'Selected',
    chosen: 'You have selected the {package} Package',
    proceed: 'Proceed to Payment',
    alert: 'Proceed to payment',
    talk: 'Talk to us about the {package} Package',
    items: [
      {
        title: 'Basic',
        description: 'One page that says one thing: a service, a product, an announcement.',
        color: 'turquoise',
        wordLimit: 500,
        limit: 'up to 500 words',
        enquiry: '/contact?subject=Content%20Writing%3A%20Basic%20Package',
      },
      {
        title: 'Standard',
        description: 'An article or a service page, with room for an example and a source.',
        color: 'glaze',
        wordLimit: 1000,
        limit: 'up to 1000 words',
        enquiry: '/contact?subject=Content%20Writing%3A%20Standard%20Package',
      },
      {
        title: 'Premium',
        description: 'A long guide, researched, with headings that a reader can steer by.',
        color: 'marigold',
        wordLimit: 2000,
        limit: 'up to 2000 words',
        enquiry: '/contact?subject=Content%20Writing%3A%20Premium%20Package',
      },
    ],
  },
  process: {
    heading: 'From your knowledge to their page',
    lede: 'Five steps, of which you are needed in three.',
    items: [
      { title: 'Brief', description: 'With you: who reads it, what they want, what they should do afterwards.' },
      { title: 'Interview', description: 'With you: a conversation, recorded only if you agree.' },
      { title: 'Draft', description: 'We write, check the facts and cut.' },
      {
        title: 'Your reading',
        description: 'With you: you mark what is wrong, not how to say it. That part is our work.',
      },
      { title: 'Final text', description: 'Edited, proofread and put into your system if you wish.' },
    ],
  },
  closing: {
    heading: 'Have a page that nobody reads?',
    text: 'Send its address. We will say what we think its first sentence should have been.',
    action: { text: 'Contact Us', href: '/contact' },
  },
};
