import type { AiServiceCard, AnchoredSection, DrawnSection, PageCard, ServicePage, Titled } from '../../schema.ts';

type AiAutomationPage = ServicePage & {
  /** The carousel: ten cards, three visible. */
  carousel: { heading: string; lede: string; cards: readonly AiServiceCard[] };
  /** How an automation is made. */
  process: DrawnSection;
  /** What happens to data. */
  data: AnchoredSection;
  /** The two AI knowledge pages. */
  reading: Titled<PageCard>;
};

export const aiAutomationPage: AiAutomationPage = {
  path: '/services/ai-automation',
  figureLabel: 'An arm paints tiles on a belt; the last, under an arch, has a seal with a tick',
  lede: 'We automate repeated office work, with AI where it helps and plain software where that is enough.',
  also: { text: 'AI at a Glance', href: '/Ai-Glance' },
  offer: {
    whatItIs:
      'We find a task your team repeats every week, such as typing emailed orders into Tally, and build software that does it. Your staff keep the final check.',
    whatYouGet:
      'An automation inside the tools you use, a log of every run, a list of what it must not do, and an off switch.',
    priceDependsOn:
      'How many exceptions the task has, and how many systems it touches. Typed orders are easy; handwritten ones are not. Model providers bill you for use. For AI pictures, film and voice, the length and the number of versions decide.',
    duration: { weeks: [3, 8], work: 'one task, including a trial beside your staff' },
    firstStep: ['Choose one task and ', { text: 'describe it to us', href: '/contact' }, ' step by step.'],
  },
  introduction: [
    'AI models are good at a first draft and often cannot tell when they are wrong. So a payment, or an email to a customer, waits for your approval.',
    'Do not let AI decide about health, credit or jobs. A task that comes a few times a month costs less by hand.',
    [
      'When you publish a picture, film or voice that AI made, say so. Since 20 February 2026 large social networks in India must ask, and label it. Source: ',
      { text: 'AI at a Glance', href: '/Ai-Glance' },
      '.',
    ],
  ],
  carousel: {
    heading: 'Ten AI services',
    lede: 'Start with the task that takes most time.',
    cards: [
      {
        title: 'AI Artists',
        description: 'Pictures in your style, from a model trained on drawings you own.',
        bgColor: 'wash',
        icon: 'brush',
        image: 'artists',
      },
      {
        title: 'AI Applications',
        description: 'A tool for one task, such as reading invoices, inside the software you use.',
        bgColor: 'glaze',
        icon: 'app-window',
        image: 'applications',
      },
      {
        title: 'AI Music Videos',
        description: 'A video cut to the beat of a song whose rights you hold.',
        bgColor: 'turquoise',
        icon: 'music',
        image: 'music-videos',
      },
      {
        title: 'AI Content Editing',
        description: 'Drafts shortened and checked against your style guide. You see every change.',
        bgColor: 'surface',
        icon: 'pen-line',
        image: 'content-editing',
      },
      {
        title: 'AI Video Art',
        description: 'Looping videos for a wall, a stage or a lobby.',
        bgColor: 'wash',
        icon: 'clapperboard',
        image: 'video-art',
      },
      {
        title: 'AI Chatbots',
        description:
          'Answers from your own pages, with the source and a way to reach your staff. For WhatsApp, ask us.',
        bgColor: 'glaze',
        icon: 'bot-message-square',
        image: 'chatbots',
      },
      {
        title: 'AI SEO Optimization',
        description: 'Your pages compared with what people search for, and a list of what is missing.',
        bgColor: 'turquoise',
        icon: 'search',
        image: 'seo-optimization',
      },
      {
        title: 'AI Video Editing',
        description: 'A rough cut of your footage by software. You make the final cut.',
        bgColor: 'surface',
        icon: 'scissors',
        image: 'video-editing',
      },
      {
        title: 'AI Voiceover',
        description: 'A generated voice in your customers’ languages. We copy a real one only with written consent.',
        bgColor: 'wash',
        icon: 'mic',
        image: 'voiceover',
      },
      {
        title: 'AI Automation',
        description: 'One office task, such as matching payments with invoices, done overnight.',
        bgColor: 'glaze',
        icon: 'workflow',
        image: 'automation',
      },
    ],
  },
  process: {
    heading: 'How we build an automation',
    lede: 'First we watch your staff do the task and write down every exception.',
    drawn: {
      measure: {
        title: 'Measure',
        description: 'How often the task comes, how long it takes and what an error costs.',
      },
      try: { title: 'Try', description: 'Software and staff do the same real cases, and we compare.' },
      switch: {
        title: 'Switch over',
        description: 'The software takes the easy cases first. Your staff keep the hard ones.',
      },
      review: { title: 'Review', description: 'We read the log with you, and change what saves no time.' },
    },
  },
  data: {
    id: 'your-data',
    heading: 'What happens to your data',
    paragraphs: [
      'Before we connect anything, you get one page: which data goes to which provider, to which country, and whether the provider may train on it. If you do not accept that, we can run a smaller model on your own machine. It can do less, but no data leaves your office.',
    ],
  },
  reading: {
    heading: 'Learn about AI first',
    lede: 'Two pages of facts with sources.',
    items: [
      { title: 'AI at a Glance', description: 'Four dates, present uses and limits.', link: '/Ai-Glance' },
      { title: 'AI in Depth', description: 'How AI works, topic by topic.', link: '/Ai-Depth' },
    ],
  },
  closing: {
    heading: 'Which task should we automate?',
    text: 'Tell us how often it happens and what goes wrong. If it does not pay, our answer says so.',
  },
};
