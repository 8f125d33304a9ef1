import type { AiServiceCard, LinkCard, Section, ServicePage } from '../../schema.ts';

type AiAutomationPage = ServicePage & {
  /** The carousel: ten cards, three visible. */
  carousel: { heading: string; lede: string; cards: readonly AiServiceCard[] };
  /** How an automation is made, and what happens to data. */
  sections: readonly Section[];
  /** The two AI knowledge pages. */
  reading: { heading: string; lede: string; cards: readonly LinkCard[] };
};

export const aiAutomationPage: AiAutomationPage = {
  path: '/services/ai-automation',
  heading: 'AI & Automation',
  lede: 'Let a model do the first pass and the software do the rounds. A person does the last check.',
  actions: [
    { text: 'Contact Us', href: '/contact' },
    { text: 'AI at a Glance', href: '/Ai-Glance' },
  ],
  introduction: [
    'Every office has a step that somebody competent repeats all week: copying orders from mail into a sheet, answering the same five questions, cutting the same kind of video. We find that step, write down how it is really done, and hand most of it to software.',
    'Most of it, not all. Language and image models are good at a first draft and poor at knowing when they are wrong. So whatever cannot be undone (a payment, a mail to a customer, a published page) waits for a person’s approval, and every run leaves a line in a log. Where a plain script would do the job, you get a plain script: it is cheaper to run and it never makes things up.',
  ],
  facts: {
    whatItIs:
      'Ten services that use AI models or ordinary automation to take over repeated work in text, sound, pictures, support and search.',
    whoItIsFor:
      'Small teams with more routine than hands, and creators who need many versions of something good. Not for decisions about people’s health, credit or jobs.',
    whatYouWillHave:
      'A working automation inside the tools you use, a log of what it did, a written list of what it must not do, and an off switch.',
    whatToDoNext: [
      'Pick the dullest hour of your week and ',
      { text: 'describe it to us', href: '/contact' },
      ' step by step.',
    ],
  },
  carousel: {
    heading: 'Ten places to start',
    lede: 'Take one. The second goes faster, because by then we know how your team works.',
    cards: [
      {
        title: 'AI Artists',
        description:
          'Pictures in a style you own, drawn by a model that has been shown your drawings and nobody else’s.',
        bgColor: 'wash',
        icon: 'brush',
        image: 'artists',
      },
      {
        title: 'AI Applications',
        description: 'A tool for one job, such as reading invoices, built into the software you already have open.',
        bgColor: 'glaze',
        icon: 'app-window',
        image: 'applications',
      },
      {
        title: 'AI Music Videos',
        description: 'A film that follows the beat, made for a song whose rights you hold.',
        bgColor: 'turquoise',
        icon: 'music',
        image: 'music-videos',
      },
      {
        title: 'AI Content Editing',
        description: 'Drafts tightened and checked against your house style. Every change is shown, none is silent.',
        bgColor: 'surface',
        icon: 'pen-line',
        image: 'content-editing',
      },
      {
        title: 'AI Video Art',
        description: 'Moving pictures for a wall, a stage or a lobby, that loop without a visible seam.',
        bgColor: 'wash',
        icon: 'clapperboard',
        image: 'video-art',
      },
      {
        title: 'AI Chatbots',
        description:
          'Answers taken from your own pages with a link to the source, and a way to a person in every reply.',
        bgColor: 'glaze',
        icon: 'bot-message-square',
        image: 'chatbots',
      },
      {
        title: 'AI SEO Optimization',
        description: 'Your pages compared with the questions people type, and a list of the gaps in order of use.',
        bgColor: 'turquoise',
        icon: 'search',
        image: 'seo-optimization',
      },
      {
        title: 'AI Video Editing',
        description: 'A rough cut made overnight from raw footage. The final cut is made with you.',
        bgColor: 'surface',
        icon: 'scissors',
        image: 'video-editing',
      },
      {
        title: 'AI Voiceover',
        description: 'A recorded voice, used with its owner’s written consent, in the languages your listeners speak.',
        bgColor: 'wash',
        icon: 'mic',
        image: 'voiceover',
      },
      {
        title: 'AI Automation',
        description: 'The dull step done by night, with a log in the morning and a switch to turn it off.',
        bgColor: 'glaze',
        icon: 'workflow',
        image: 'automation',
      },
    ],
  },
  sections: [
    {
      id: 'how-it-goes',
      heading: 'How an automation is made',
      paragraphs: [
        'First we sit beside the person who does the work, in the room or on a call, and note every exception. The exceptions are the project; the rule is usually short.',
      ],
      points: [
        { title: 'Measure', description: 'How often the step happens, how long it takes, what an error costs.' },
        { title: 'Try', description: 'Run it beside the person on real cases and compare the two results.' },
        {
          title: 'Switch over',
          description: 'Hand it the easy cases first. The person keeps the hard ones and the approval.',
        },
        { title: 'Watch', description: 'Read the log together, and change or stop what does not pay for itself.' },
      ],
    },
    {
      id: 'your-data',
      heading: 'What happens to your data',
      paragraphs: [
        'Before anything is connected, you get a page that says which data goes to which service, in which country it is processed, and whether the provider may train on it. Where the answer is not good enough, a smaller model can run on your own machine. It is slower and less able, and nothing leaves the building.',
      ],
    },
  ],
  reading: {
    heading: 'Read before you buy',
    lede: 'Two pages without a sales pitch.',
    cards: [
      {
        title: 'AI at a Glance',
        description: 'Four dates, where it is used today, and what is still hard.',
        icon: 'eye',
        link: '/Ai-Glance',
      },
      {
        title: 'AI in Depth',
        description: 'How the parts work, topic by topic, with sources.',
        icon: 'book-open',
        link: '/Ai-Depth',
      },
    ],
  },
  closing: {
    heading: 'What would you stop doing by hand?',
    text: 'Tell us the step, how often it happens and what goes wrong. A person reads it and says whether a model, a script or nothing at all is the right answer.',
    action: { text: 'Contact Us', href: '/contact' },
  },
};
