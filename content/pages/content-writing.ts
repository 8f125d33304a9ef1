import type { ContentPackage, DrawnSection, Point, ServicePage, Titled } from '../schema.ts';

type ContentWritingPage = ServicePage & {
  /** What usually goes wrong with texts. */
  problems: Titled<Point>;
  /** One remedy for each problem, in the same order. */
  solutions: Titled<Point>;
  /** Why choose us. */
  why: DrawnSection;
  /** Three packages; `{package}` in the texts stands for the chosen one's name. The scale of lengths begins at `none`. */
  packages: Titled<ContentPackage> &
    Record<'none' | 'select' | 'selected' | 'chosen' | 'proceed' | 'alert' | 'talk', string>;
  /** The steps from the brief to the final text. */
  process: DrawnSection;
};

export const contentWritingPage: ContentWritingPage = {
  path: '/Content-Writing',
  figureLabel:
    'A reed pen writes a text on a sheet: three facts are ticked in the margin, and one sentence is struck out',
  lede: 'We write pages, articles and product texts in English, with checked facts and in your tone.',
  also: { text: 'Explore Services', href: '/services' },
  offer: {
    whatItIs:
      'We write texts for your website, blog, shop and emails, in English only, with British spelling, as in India. You choose one of three lengths.',
    whatYouGet:
      'A proofread text with its sources, headings, picture descriptions, and the title and description for search. You own it once it is paid for.',
    priceDependsOn:
      'The length, and how much we have to find out. A text on your own workshop needs one interview; one on import duty needs a source for each figure. Several texts ordered together need only one interview.',
    duration: { weeks: [1, 2], work: 'one text, including your corrections' },
    firstStep: [
      'Choose a package below, or ',
      { text: 'send us the page', href: '/contact' },
      ' that needs a better text.',
    ],
  },
  introduction: [
    'Our writers interview your staff and write the text. They may use AI tools to collect material, and answer for the wording and the facts.',
    'If your staff cannot spare an hour for the interview, wait. Without it, the text would fit any company.',
  ],
  problems: {
    heading: 'What usually goes wrong',
    lede: 'Four common faults of company texts.',
    items: [
      {
        title: 'It fits any company',
        description: 'Put a competitor’s name into the text, and every sentence is still true.',
      },
      {
        title: 'The answer comes late',
        description: 'The reader’s question is answered in the fifth paragraph.',
      },
      {
        title: 'It claims without proof',
        description: 'It says “quality” and “passion” and shows no number, example or picture.',
      },
      {
        title: 'It is out of date',
        description: 'The discount has ended and the contact has left, but the page still names them.',
      },
    ],
  },
  solutions: {
    heading: 'What we do about it',
    lede: 'One answer to each fault, in the same order.',
    items: [
      {
        title: 'An interview',
        description: 'We talk to the employee who does the work and knows the answers.',
      },
      {
        title: 'The answer first',
        description: 'The first two sentences answer the question. Details follow.',
      },
      { title: 'Proof for each claim', description: 'Each claim gets an example or a source. Otherwise we delete it.' },
      {
        title: 'A date and a contact',
        description: 'Every text says when it was checked and who in your company can confirm it.',
      },
    ],
  },
  why: {
    heading: 'Why choose us',
    lede: 'What you can expect of every text.',
    drawn: {
      writer: {
        title: 'Written by our writers',
        description: 'You can speak to the writer of your text.',
      },
      source: { title: 'Checked', description: 'You get the sources of all facts with the text.' },
      aloud: {
        title: 'Easy to read',
        description: 'Short sentences and common words. We read every text aloud before you get it.',
      },
      published: {
        title: 'Ready to publish',
        description: 'With headings, links, picture descriptions and search texts, in the format of your system.',
      },
    },
  },
  packages: {
    heading: 'Packages, by length',
    lede: 'Choose by how much your reader needs to know. Nothing is paid on this website: you pay when you accept the text.',
    none: '0 words',
    select: 'Select',
    selected: 'Selected',
    chosen: 'You have selected the {package} Package',
    proceed: 'Proceed to Payment',
    alert: 'Proceed to payment',
    talk: 'Talk to us about the {package} Package',
    items: [
      {
        title: 'Basic',
        description: 'One short page: a service, a product or an announcement.',
        color: 'turquoise',
        wordLimit: 500,
        limit: 'up to 500 words',
        enquiry: '/contact?subject=Content%20Writing%3A%20Basic%20Package',
      },
      {
        title: 'Standard',
        description: 'An article or a service page, with an example and sources.',
        color: 'glaze',
        wordLimit: 1000,
        limit: 'up to 1000 words',
        enquiry: '/contact?subject=Content%20Writing%3A%20Standard%20Package',
      },
      {
        title: 'Premium',
        description: 'A long, researched guide with many headings.',
        color: 'marigold',
        wordLimit: 2000,
        limit: 'up to 2000 words',
        enquiry: '/contact?subject=Content%20Writing%3A%20Premium%20Package',
      },
    ],
  },
  process: {
    heading: 'How we write a text',
    lede: 'Five steps. You take part in three.',
    drawn: {
      brief: { title: 'Brief', description: 'With you: who reads the text and what they should do next.' },
      interview: { title: 'Interview', description: 'With you: a conversation, recorded only if you agree.' },
      draft: { title: 'Draft', description: 'We write the text and check the facts.' },
      reading: { title: 'Your reading', description: 'With you: you tell us what is wrong or missing.' },
      final: {
        title: 'Final text',
        description: 'We edit and proofread it, and enter it into your system if you wish.',
      },
    },
  },
  closing: {
    heading: 'Do you have a page that needs a better text?',
    text: 'Send us its address. You get a better first sentence back, and the questions that we need answered for a quotation.',
  },
};
