import type { GuideText, IsoDay, Sources } from '../guide.ts';
import type { InternalLink, PageHead } from '../schema.ts';

/** A value and the time it was measured. */
export type Measure = { label: string; value: number };

/** A measured number, what it is compared with, and what is needed to draw both to scale. */
export type Reading = {
  /** Names the drawing that belongs to the number. */
  id: 'adoption' | 'price' | 'clinic' | 'meter';
  /** What is being read off, in a few words. */
  heading: string;
  /** The number as it is shown, with its sign. */
  value: string;
  /** What the number counts. */
  label: string;
  /** The earlier or later number beside it. */
  comparison: string;
  /** What the number means, and what it does not. */
  text: GuideText;
  /** In the order of time: per cent, US dollars or devices, as the words beside them say. */
  series: readonly [Measure, Measure, ...Measure[]];
  /** The id of the source of all numbers above. */
  source: string;
};

/** A year of the timeline. */
export type Milestone = { year: 1950 | 1997 | 2012 | 2025; heading: string; text: GuideText };

/** A stretch of the timeline in which little was paid for; the years are approximate, for the drawing. */
export type Winter = { from: number; to: number; text: GuideText };

/** A place where it is in use, with the people who run it. */
export type Application = {
  /** Names the drawing of the card. */
  id: 'weather' | 'eyesight' | 'proteins' | 'languages' | 'farming' | 'banking';
  /** The field of use, in one word. */
  heading: string;
  /** Who does what with it, in two or three sentences. */
  text: string;
  /** The people who run it or wrote it up; the whole card leads there. */
  link: { text: string; url: `https://${string}` };
};

/** Something to be careful of, and what to decide about it first. */
export type Challenge = { heading: string; text: GuideText };

export type AiGlance = PageHead<'/Ai-Glance'> & {
  /** The day on which the whole page was last checked against its sources. */
  updated: IsoDay;
  /** The stats: four numbers, each drawn to scale. */
  readings: { heading: string; items: readonly [Reading, Reading, Reading, Reading] };
  /** The years 1950, 1997, 2012 and 2025, and the winters between them. */
  timeline: { heading: string; winter: string; milestones: readonly Milestone[]; winters: readonly Winter[] };
  /** The application cards. */
  applications: { heading: string; lede: string; items: readonly Application[] };
  /** What to be careful of, and where to read on. */
  challenges: { heading: string; lede: string; items: readonly Challenge[]; more: InternalLink };
  /** Every source that the page cites. */
  sources: Sources;
  /** The figure that the page cannot have: the reader’s own, and how to measure it. */
  own: { heading: string; value: string; label: string; text: string; action: InternalLink };
};

export const aiGlance: AiGlance = {
  path: '/Ai-Glance',
  lede: 'How much artificial intelligence is used, how it developed, and what to be careful of.',
  updated: '2026-11-21',
  readings: {
    heading: 'Four figures',
    items: [
      {
        id: 'adoption',
        heading: 'Who uses it',
        value: '88%',
        label: 'of organisations surveyed said they used AI in 2025',
        comparison: 'A year before it was 78%.',
        text: 'The survey is McKinsey’s. It counts any regular use in one part of the business, not how much the work has changed.',
        series: [
          { label: '2023', value: 55 },
          { label: '2024', value: 78 },
          { label: '2025', value: 88 },
        ],
        source: 'index-economy',
      },
      {
        id: 'price',
        heading: 'The price of an answer',
        value: '280',
        label: 'times cheaper',
        comparison: 'From 20 US dollars to 0.07 for a million tokens.',
        text: 'The price of a model at the level of GPT-\u20603.5, in November 2022 and in October 2024. A million tokens is roughly the text of ten paperbacks. Bigger models and longer tasks use up part of the saving.',
        series: [
          { label: 'November 2022', value: 20 },
          { label: 'October 2024', value: 0.07 },
        ],
        source: 'index-2025',
      },
      {
        id: 'clinic',
        heading: 'In the clinic',
        value: '295',
        label: 'devices in 2025',
        comparison: 'In 2015 there were six.',
        text: 'AI-enabled medical devices that the US regulator authorised in 2025. Most took a path that asks for no new clinical trial.[^index-medicine]',
        series: [
          { label: '2015', value: 6 },
          { label: '2025', value: 295 },
        ],
        source: 'fda-list',
      },
      {
        id: 'meter',
        heading: 'Electricity',
        value: '1.5%',
        label: 'of the world’s electricity',
        comparison: 'The forecast for 2030 is just under 3%.',
        text: 'The share that all data centres used in 2024, about 415 terawatt-hours. In 2025 they used 485, and the agency expects some 950 by 2030. AI is the largest cause of the rise.[^iea-2026]',
        series: [
          { label: '2024', value: 1.5 },
          { label: '2030', value: 3 },
        ],
        source: 'iea-2025',
      },
    ],
  },
  timeline: {
    heading: 'Four dates in 75 years',
    winter: '{from} to {to}.',
    milestones: [
      {
        year: 1950,
        heading: 'A test for machines',
        text: 'Alan Turing replaces the question whether machines can think with a test: can a machine hold a conversation as people do?[^turing]',
      },
      {
        year: 1997,
        heading: 'Search beats the champion',
        text: 'Deep Blue wins a match of six games against Garry Kasparov, 3½ to 2½. It calculates moves fast, and plays only chess.[^deep-blue]',
      },
      {
        year: 2012,
        heading: 'Learned features win',
        text: 'AlexNet wins the ImageNet contest: with five guesses for each, it misses 15.3 per cent of the pictures, the next best 26.2. People had designed the features of its rivals; AlexNet learned them.[^alexnet]',
      },
      {
        year: 2025,
        heading: 'Laws begin to apply',
        text: 'On 2 February the first rules of the European Union’s AI Act begin to apply.[^ai-act] Since 2 August 2026 its Article 50 requires chatbots to tell people that they are machines.[^omnibus] Since 20 February 2026 large social networks in India must label generated media that seem real.[^it-rules]',
      },
    ],
    winters: [
      {
        from: 1974,
        to: 1980,
        text: 'Often called the first winter. The historian Thomas Haigh argues that it never happened.[^haigh]',
      },
      {
        from: 1988,
        to: 2008,
        text: 'The bubble of expert systems bursts. Haigh counts two decades of slump.[^haigh]',
      },
    ],
  },
  applications: {
    heading: 'Six uses today',
    lede: 'Each link leads to those who run it or tested it.',
    items: [
      {
        id: 'weather',
        heading: 'Weather',
        text: 'Europe’s forecast centre has run a learned model beside its physics model since February 2025. It reports gains of up to 20 per cent on some measures, for about a thousandth of the energy.',
        link: {
          text: 'ECMWF: AI forecasts become operational',
          url: 'https://www.ecmwf.int/en/about/media-centre/news/2025/ecmwfs-ai-forecasts-become-operational',
        },
      },
      {
        id: 'eyesight',
        heading: 'Eyesight',
        text: 'A network reads photographs of the retina for damage from diabetes. Some of its training photographs came from three Indian eye hospitals.',
        link: { text: 'JAMA, 2016', url: 'https://jamanetwork.com/journals/jama/fullarticle/2588763' },
      },
      {
        id: 'proteins',
        heading: 'Proteins',
        text: 'AlphaFold’s open database holds predicted structures for over 200 million proteins. Laboratories still have to test each prediction.',
        link: { text: 'AlphaFold Protein Structure Database', url: 'https://alphafold.ebi.ac.uk/' },
      },
      {
        id: 'languages',
        heading: 'Languages',
        text: 'Bhashini, a public programme, lets other programs understand and translate Indian languages.',
        link: { text: 'Bhashini', url: 'https://bhashini.gov.in/' },
      },
      {
        id: 'farming',
        heading: 'Farming',
        text: 'A farmer photographs a pest trap in a cotton field. A model counts the bollworms and advises whether to spray.',
        link: { text: 'Wadhwani AI', url: 'https://www.wadhwaniai.org/' },
      },
      {
        id: 'banking',
        heading: 'Banking',
        text: 'MuleHunter.AI, from the Reserve Bank’s Innovation Hub, helps banks look for accounts that pass on stolen money.',
        link: { text: 'Reserve Bank Innovation Hub', url: 'https://rbihub.in/' },
      },
    ],
  },
  challenges: {
    heading: 'Five things to be careful of',
    lede: 'Decide on each before you begin.',
    items: [
      {
        heading: 'It can be wrong with confidence.',
        text: 'A model can state something false in perfect sentences. NIST, the American standards institute, calls it confabulation. Let an employee check the step where a mistake costs money.[^nist-genai]',
      },
      {
        heading: 'It repeats old bias.',
        text: 'Data from the past contains unfair decisions, and a model learns them. Test the results by group, before and after the launch.[^nist-rmf]',
      },
      {
        heading: 'It reads what you paste.',
        text: 'Customer records are personal data. India’s Digital Personal Data Protection Rules of November 2025 bind companies from May 2027. Decide now which data your team may paste.[^dpdp]',
      },
      {
        heading: 'It draws power.',
        text: 'AI answers are a new load on the grid. A small model may be enough.[^iea-2025]',
      },
      {
        heading: 'It changes the work.',
        text: 'One worker in four has a job partly exposed to it, the International Labour Organization estimates. These jobs are more likely to change than to disappear. Tell your staff early what will be automated and who checks it.[^ilo]',
      },
    ],
    more: { text: 'AI in Depth', href: '/Ai-Depth' },
  },
  sources: {
    'index-economy': {
      title: 'AI Index Report 2026, Economy',
      publisher: 'Stanford HAI',
      url: 'https://hai.stanford.edu/ai-index/2026-ai-index-report/economy',
      published: '2026-04-13',
    },
    'index-2025': {
      title: 'AI Index Report 2025',
      publisher: 'Stanford HAI',
      url: 'https://hai.stanford.edu/ai-index/2025-ai-index-report',
      published: '2025-04',
    },
    'index-medicine': {
      title: 'AI Index Report 2026, Medicine',
      publisher: 'Stanford HAI',
      url: 'https://hai.stanford.edu/ai-index/2026-ai-index-report/medicine',
      published: '2026-04-13',
    },
    'fda-list': {
      title: 'FDA’s AI Medical Device List: Stats, Trends & Regulation',
      publisher: 'IntuitionLabs, from the list of the US Food and Drug Administration',
      url: 'https://intuitionlabs.ai/articles/fda-ai-medical-device-tracker',
      published: '2026-03-12',
    },
    omnibus: {
      title: 'Digital Omnibus AI: what is changing in the AI Act?',
      publisher: 'SRD Rechtsanwälte',
      url: 'https://www.srd-rechtsanwaelte.de/en/blog/digital-omnibus-ai-what-is-changing-in-the-ai-act',
      accessed: '2026-11-21',
    },
    'iea-2025': {
      title: 'Energy and AI',
      publisher: 'International Energy Agency',
      url: 'https://www.iea.org/reports/energy-and-ai',
      published: '2025-04-10',
    },
    'iea-2026': {
      title: 'Key Questions on Energy and AI',
      publisher: 'International Energy Agency',
      url: 'https://www.iea.org/reports/key-questions-on-energy-and-ai',
      published: '2026-04-16',
    },
    turing: {
      title: 'Computing Machinery and Intelligence',
      publisher: 'A. M. Turing in Mind',
      url: 'https://doi.org/10.1093/mind/LIX.236.433',
      published: '1950-10',
    },
    'deep-blue': {
      title: 'Deep Blue',
      publisher: 'IBM',
      url: 'https://www.ibm.com/history/deep-blue',
      accessed: '2026-09-27',
    },
    alexnet: {
      title: 'ImageNet Classification with Deep Convolutional Neural Networks',
      publisher: 'Krizhevsky, Sutskever and Hinton, NIPS',
      url: 'https://papers.nips.cc/paper/4824-imagenet-classification-with-deep-convolutional-neural-networks',
      published: '2012',
    },
    'ai-act': {
      title: 'AI Act',
      publisher: 'European Commission',
      url: 'https://digital-strategy.ec.europa.eu/en/policies/regulatory-framework-ai',
      accessed: '2026-08-03',
    },
    'it-rules': {
      title: 'IT Amendment Rules, 2026',
      publisher: 'Gazette of India',
      url: 'https://gazettetracker.com/g/CG-DL-E-10022026-269993',
      published: '2026-02-10',
    },
    haigh: {
      title: 'How the AI Boom Went Bust',
      publisher: 'Thomas Haigh in Communications of the ACM',
      url: 'https://cacm.acm.org/opinion/how-the-ai-boom-went-bust/',
      published: '2024-01-26',
    },
    'nist-genai': {
      title: 'Generative Artificial Intelligence Profile, NIST AI 600-1',
      publisher: 'National Institute of Standards and Technology',
      url: 'https://doi.org/10.6028/NIST.AI.600-1',
      published: '2024-07',
    },
    'nist-rmf': {
      title: 'Artificial Intelligence Risk Management Framework, NIST AI 100-1',
      publisher: 'National Institute of Standards and Technology',
      url: 'https://doi.org/10.6028/NIST.AI.100-1',
      published: '2023-01',
    },
    dpdp: {
      title: 'DPDP Rules, 2025 notified',
      publisher: 'Press Information Bureau, Government of India',
      url: 'https://www.pib.gov.in/PressReleasePage.aspx?PRID=2190655',
      published: '2025-11',
    },
    ilo: {
      title: 'Generative AI and Jobs: A Refined Global Index of Occupational Exposure',
      publisher: 'International Labour Organization',
      url: 'https://www.ilo.org/publications/generative-ai-and-jobs-refined-global-index-occupational-exposure',
      published: '2025-05',
    },
  },
  own: {
    heading: 'Your own figure',
    value: '?%',
    label: 'of your repeated work',
    text: 'For a week, count how often one task comes, how long it takes and how often it goes wrong. We tell you whether AI can help.',
    action: { text: 'Send three figures', href: '/contact' },
  },
};
