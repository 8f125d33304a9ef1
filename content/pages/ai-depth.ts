import type { GuideText, IsoDay, Source } from '../guide.ts';
import type { InternalLink } from '../schema.ts';

/** A topic of AI, explained so that a buyer can ask the right question. */
export type AiTopic = {
  /** The card's anchor. */
  id: string;
  /** The topic's name, also in the list of levels. */
  heading: string;
  /** The everyday question that the topic answers. */
  question: string;
  /** 80 to 120 words. */
  text: GuideText;
  /** The ids of the sources the card links to, the best introduction first. */
  links: readonly [string, ...string[]];
};

export type AiDepth = {
  /** The page this file describes. */
  path: '/Ai-Depth';
  /** The page's one first-level heading. */
  heading: string;
  /** One or two sentences under the heading. */
  lede: string;
  /** The day on which the whole page was last checked against its sources. */
  updated: IsoDay;
  /** How to read the ten topics, before the first of them. */
  introduction: string;
  /** The ten topics, in the order in which they are best read. */
  topics: readonly AiTopic[];
  /** Where the page hands over: to the service, the other AI page, and to us. */
  closing: { text: string; service: InternalLink; glance: InternalLink; contact: InternalLink };
  /** Every source that a topic links to or cites. */
  sources: readonly Source[];
};

export const aiDepth: AiDepth = {
  path: '/Ai-Depth',
  heading: 'AI in Depth',
  lede: 'Ten ideas behind artificial intelligence, each in a hundred words, each with a link to the people who worked it out.',
  updated: '2026-11-21',
  introduction:
    'You need not be able to build these things to buy them well. You need to know what each part does, where it fails, and what to ask. Read the ten in order, or open the one you heard in a meeting.',
  topics: [
    {
      id: 'learning',
      heading: 'Learning from examples',
      question: 'How does a machine come to know anything?',
      text: 'An ordinary program is told its rules. A learning program is shown cases with their answers, ten thousand bills and what was wrong with each, and it adjusts itself until its guesses come close. Nothing is understood on the way; errors are made smaller, step by step. So it knows what was in the cases. If no bill came from Assam, it has no opinion on Assam, only a guess in a firm voice. Keep some cases aside that it never saw, and test on those. Ask a supplier what the examples were, who labelled them, and how old they are.',
      links: ['course'],
    },
    {
      id: 'layers',
      heading: 'Layers',
      question: 'What is deep about deep learning?',
      text: 'A neural network is a stack of simple sums. Each layer takes numbers in, weighs them, and passes numbers on. Early layers of one that looks at pictures come to react to edges; later ones to textures, then to parts, then to things. Nobody writes these features. They appear because they make the error smaller. The weights, often billions of them, are the whole of what was learned, and they cannot be read like a rule book. That is the price: results that rules never reached, and reasons that nobody can print. Where the law wants a reason, a simpler model may be the better buy.',
      links: ['deep'],
    },
    {
      id: 'attention',
      heading: 'Attention',
      question: 'What does a language model do with my sentence?',
      text: 'It cuts the text into tokens, pieces of words, and predicts which token comes next. To do this well it lets every token look back at those before it and weigh which of them matter: “it” looks for its noun, a verb for its subject. The design built on this attention dates from 2017; before, a memory was carried along from word to word and faded on the way. Looking at everything costs, so there is a limit to how much text fits, called the context. What lies outside it does not exist for the model. Ask how long the context is, and test with your longest contract.',
      links: ['attention'],
    },
    {
      id: 'instructions',
      heading: 'Following instructions',
      question: 'Why does it answer instead of just going on?',
      text: 'A model that has only read the internet continues text. Ask it a question and it may reply with three more questions, as in an examination paper. So it is trained again: people write good answers, then rank several answers by the model, and the model is adjusted towards what they preferred. In 2022 researchers found that people liked the answers of a small model taught in this way better than those of one a hundred times its size. The taste it learned is that of the people who ranked. It likes to please, and agreeing with you is one of the easiest ways.',
      links: ['instructions'],
    },
    {
      id: 'mistakes',
      heading: 'Confident mistakes',
      question: 'Why does it make things up?',
      text: 'Because guessing was rewarded. A paper of 2025 by researchers at OpenAI and Georgia Tech compares a model to a pupil before a test that gives no marks for an empty line: a guess can win, “I do not know” cannot. Most of the tests by which models are compared work like that. Rare facts, a birthday or a clause number, are where guesses fail most. You can lower the rate by giving the model the documents, by letting it decline, and by checking every claim that costs money. You cannot bring it to zero. Plan the check as part of the work.',
      links: ['hallucinate'],
    },
    {
      id: 'retrieval',
      heading: 'Looking things up',
      question: 'How can it know our price list?',
      text: 'Not by being trained on it. The usual way is called retrieval-augmented generation, after a paper of 2020. Your documents are cut into passages and indexed. A question first goes to the index; the passages that fit best are put before the model, and it answers from them and says which it used. Change the price list and the next answer changes. It is only as good as the search beneath it: if the right passage is not found, a fluent answer comes from the wrong one. Ask to see the passages beside the answer. Most repairs are made there.',
      links: ['retrieval'],
    },
    {
      id: 'agents',
      heading: 'Acting',
      question: 'What is an agent?',
      text: 'A model in a loop, with tools. It reads the task, decides on a step, calls a tool such as a calendar, a database or a browser, reads what came back, and decides again. The idea of weaving reasoning and acting was set down in 2022. Two new risks come with it. A small error early on is carried through every later step. And a text that the agent reads, an e-mail or a web page, may contain orders addressed to it; OWASP lists such injected prompts first among the risks of these systems. Give it few rights, a log, and a person before anything that cannot be undone.',
      links: ['react', 'owasp-llm'],
    },
    {
      id: 'pictures',
      heading: 'Generated pictures',
      question: 'Where does a generated picture come from?',
      text: 'There are two main ways. Diffusion, in the form described in 2020, trains a network to take a little noise out of a photograph. It then starts from pure noise and a description, and removes noise step by step. The other way predicts a picture piece by piece, as a language model predicts words; GPT-4o has done this since March 2025. Neither looks a picture up. Both learned from millions of others. Hands and lettering, the famous faults of 2022, are mostly right today. Exact counts, maps and small facts still fail. Courts have not finished with questions of authorship. Ask what you may use, and where.',
      links: ['diffusion', 'gpt-4o-images'],
    },
    {
      id: 'speech',
      heading: 'Listening',
      question: 'Will it understand our customers on the phone?',
      text: 'Speech recognition turns sound into text, and today it is learned from recordings with their transcripts. Whisper, published in 2022, used 680,000 hours of them gathered from the web, and so copes with noise and accents better than its forerunners. The hours were not shared out evenly among languages, and the error follows the hours. For India there is work made here: AI4Bharat at IIT Madras in Chennai publishes data and models for Indian languages. A sentence half Hindi and half English, on a bad line, in a market, is still hard. Test on a hundred of your own calls before you believe any figure.',
      links: ['whisper', 'ai4bharat'],
    },
    {
      id: 'judging',
      heading: 'Judging the work',
      question: 'How do we know that it is good enough?',
      text: 'By deciding what good means before you see a result. Collect two hundred real cases, with the answers your best colleague would give. Run every candidate on them, count the errors, and sort them by what they would cost. Keep the set secret from the supplier and use it again after each update, for models change under the same name. The risk framework of the American standards institute puts the same thing into four verbs: govern, map, measure, manage. The first is about people. Somebody must own the number, be allowed to switch the system off, and know that they are.',
      links: ['nist'],
    },
  ],
  closing: {
    text: 'When you know which of the ten you need, the rest is engineering. We do that part, and write down what it does.',
    service: { text: 'See AI and automation', href: '/services/ai-automation' },
    glance: { text: 'AI at a Glance', href: '/Ai-Glance' },
    contact: { text: 'Bring us a case', href: '/contact' },
  },
  sources: [
    {
      id: 'course',
      title: 'Machine Learning Crash Course',
      publisher: 'Google for Developers',
      url: 'https://developers.google.com/machine-learning/crash-course',
      accessed: '2026-11-20',
    },
    {
      id: 'deep',
      title: 'Deep learning',
      publisher: 'LeCun, Bengio and Hinton in Nature',
      url: 'https://doi.org/10.1038/nature14539',
      published: '2015-05-27',
    },
    {
      id: 'attention',
      title: 'Attention Is All You Need',
      publisher: 'Vaswani and others, arXiv',
      url: 'https://arxiv.org/abs/1706.03762',
      published: '2017-06-12',
    },
    {
      id: 'instructions',
      title: 'Training language models to follow instructions with human feedback',
      publisher: 'Ouyang and others, arXiv',
      url: 'https://arxiv.org/abs/2203.02155',
      published: '2022-03-04',
    },
    {
      id: 'hallucinate',
      title: 'Why Language Models Hallucinate',
      publisher: 'Kalai, Nachum, Vempala and Zhang, arXiv',
      url: 'https://arxiv.org/abs/2509.04664',
      published: '2025-09-04',
    },
    {
      id: 'retrieval',
      title: 'Retrieval-Augmented Generation for Knowledge-Intensive NLP Tasks',
      publisher: 'Lewis and others, arXiv',
      url: 'https://arxiv.org/abs/2005.11401',
      published: '2020-05-22',
    },
    {
      id: 'react',
      title: 'ReAct: Synergizing Reasoning and Acting in Language Models',
      publisher: 'Yao and others, arXiv',
      url: 'https://arxiv.org/abs/2210.03629',
      published: '2022-10-06',
    },
    {
      id: 'owasp-llm',
      title: 'OWASP Top 10 for LLM Applications 2025',
      publisher: 'OWASP Foundation',
      url: 'https://genai.owasp.org/llm-top-10/',
      published: '2025',
    },
    {
      id: 'diffusion',
      title: 'Denoising Diffusion Probabilistic Models',
      publisher: 'Ho, Jain and Abbeel, arXiv',
      url: 'https://arxiv.org/abs/2006.11239',
      published: '2020-06-19',
    },
    {
      id: 'gpt-4o-images',
      title: 'Addendum to GPT-4o System Card: Native image generation',
      publisher: 'OpenAI',
      url: 'https://openai.com/index/gpt-4o-image-generation-system-card-addendum/',
      published: '2025-03-25',
    },
    {
      id: 'whisper',
      title: 'Robust Speech Recognition via Large-Scale Weak Supervision',
      publisher: 'Radford and others, arXiv',
      url: 'https://arxiv.org/abs/2212.04356',
      published: '2022-12-06',
    },
    {
      id: 'ai4bharat',
      title: 'AI4Bharat',
      publisher: 'Indian Institute of Technology Madras',
      url: 'https://ai4bharat.iitm.ac.in/',
      accessed: '2026-11-20',
    },
    {
      id: 'nist',
      title: 'AI Risk Management Framework',
      publisher: 'National Institute of Standards and Technology',
      url: 'https://www.nist.gov/itl/ai-risk-management-framework',
      accessed: '2026-11-20',
    },
  ],
};
