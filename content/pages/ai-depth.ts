import type { GuideText, IsoDay, Sources } from '../guide.ts';
import type { InternalLink, PageHead } from '../schema.ts';

/** A topic of AI, explained so that a buyer can ask the right question. */
type AiTopic = {
  /** The topic's name, also in the list of levels. */
  heading: string;
  /** The everyday question that the topic answers. */
  question: string;
  /** 80 to 120 words. */
  text: GuideText;
  /** The ids of the sources the card links to, the best introduction first. */
  links: readonly [string, ...string[]];
};

export type AiDepth = PageHead<'/Ai-Depth'> & {
  /** The day on which the whole page was last checked against its sources. */
  updated: IsoDay;
  /** How to read the ten topics, before the first of them. */
  introduction: string;
  /** The ten topics by their anchors, in the order in which they are best read. */
  topics: Readonly<Record<string, AiTopic>>;
  /** Where the page hands over: to the service, the other AI page, and to us. */
  closing: { text: string; service: InternalLink; glance: InternalLink; contact: InternalLink };
  /** Every source that a topic links to or cites. */
  sources: Sources;
};

export const aiDepth: AiDepth = {
  path: '/Ai-Depth',
  lede: 'Ten ideas behind artificial intelligence, each with its source, for people who buy AI systems.',
  updated: '2026-11-21',
  introduction: 'Before you buy an AI system, know what each part does, where it fails and what to ask the supplier.',
  topics: {
    learning: {
      heading: 'Learning from examples',
      question: 'How does a program learn?',
      text: 'An ordinary program follows rules that people write. A learning program gets examples with their answers, such as 10,000 bills and the error in each. It adjusts itself until its guesses come close. It does not understand the bills; it only makes its errors smaller, step by step. So it knows only what was in the examples. If no bill came from Assam, its answer on Assam is a guess, and it sounds as sure as any other. Keep some examples aside that it has not seen, and test with those. Ask a supplier what the examples were, who labelled them, and how old they are.',
      links: ['course'],
    },
    layers: {
      heading: 'Layers',
      question: 'What is deep about deep learning?',
      text: 'Deep means that the network has many layers. Each layer takes numbers in, weighs them, and passes numbers on. In a network for pictures, early layers react to edges, later ones to textures, then to parts, then to whole objects. People do not write these features. They appear because they make the error smaller. The weights, often billions of them, are all that was learned. The results are often better than those of written rules, but you cannot read the reasons in them. If it writes down reasons, they may not be how it reached the answer. Where the law asks for a reason, buy a simpler model.',
      links: ['deep'],
    },
    attention: {
      heading: 'Attention',
      question: 'What does a language model do with my sentence?',
      text: 'It cuts the text into tokens, which are pieces of words, and predicts the next token. To do this, each token is compared with those before it, and the model weighs which of them matter: “it” needs its noun, a verb its subject. This weighing is called attention. Models built on it, called transformers, date from 2017. Comparing everything takes computing time, so there is a limit to how much text fits, called the context. The model does not know what is outside it. Ask how long the context is, and test with your longest contract.',
      links: ['attention'],
    },
    instructions: {
      heading: 'Following instructions',
      question: 'Why does it answer a question and not only continue the text?',
      text: 'It was trained a second time. A model that has only read the internet continues text. Ask it a question, and it may reply with three more questions, as in an examination paper. So people write good answers, then rank several answers of the model, and the model is adjusted towards those they preferred. In 2022 researchers found that people preferred the answers of a small model trained in this way to those of a model a hundred times its size. The model follows their taste, and it tends to agree with you, so do not ask it to confirm your own view.',
      links: ['instructions'],
    },
    mistakes: {
      heading: 'Confident mistakes',
      question: 'Why does it make things up?',
      text: 'Its training rewards guessing. A paper of 2025 by researchers at OpenAI and Georgia Tech compares a model to a pupil in a test. An empty line gets no marks there. A guess can win a mark, “I do not know” cannot. Most tests that compare models work like that. Guesses fail most often on rare facts, such as a birthday or a clause number. You can lower the rate in three ways: give the model the documents, allow it to decline, and check every claim that costs money. You cannot bring it to zero. Plan the check as part of the work.',
      links: ['hallucinate'],
    },
    retrieval: {
      heading: 'Looking things up',
      question: 'How can it know our price list?',
      text: 'It searches your documents before it answers. The usual way is called retrieval-augmented generation, after a paper of 2020. Your documents are cut into passages and indexed. A question first goes to the index. The model gets the passages that fit best, answers from them, and says which it used. When you change the price list, the next answer changes. The answers are only as good as the search: if it finds the wrong passage, the model writes a fluent wrong answer. Ask to see the passages beside the answer. Most faults are found and fixed there.',
      links: ['retrieval'],
    },
    agents: {
      heading: 'Acting',
      question: 'What is an agent?',
      text: 'An agent is a model in a loop, with tools. It reads the task, decides on a step, calls a tool such as a calendar, a database or a browser, reads the result, and decides again. Agents bring two new risks. A small error early on goes through every later step. And a text that the agent reads, such as an email or a web page, may contain orders addressed to it. OWASP’s list for agents, of December 2025, puts this risk first. Give an agent few rights and a log, and let an employee approve anything that cannot be undone.',
      links: ['react', 'owasp-agents'],
    },
    pictures: {
      heading: 'Generated pictures',
      question: 'Where does a generated picture come from?',
      text: 'A model makes it in one of two main ways. Diffusion, in the form described in 2020, trains a network to take a little noise out of a photograph. It then starts from pure noise and a description, and removes noise step by step. The other way predicts a picture piece by piece, as a language model predicts words; GPT-4o began to do this in March 2025. Neither copies a stored picture. Both learned from millions of pictures that people made. Hands and lettering, wrong in 2022, are mostly right today. Exact counts, maps and small facts still fail. Courts have not yet decided all questions of authorship. Ask what you may use, where, and whether it needs a label.',
      links: ['diffusion', 'gpt-4o-images'],
    },
    speech: {
      heading: 'Listening',
      question: 'Will it understand our customers on the phone?',
      text: 'It depends on the language and the line. Speech recognition turns sound into text, and it learns from recordings with their transcripts. Whisper, published in 2022, used 680,000 hours of recordings from the web, and so handles noise and accents better than earlier systems. Some languages had far fewer hours than others, and their error is higher. In India, AI4Bharat at IIT Madras in Chennai publishes data and models for Indian languages. A sentence that is half Hindi and half English, on a bad line, in a market, is still hard. Test with 100 of your own calls before you trust any figure.',
      links: ['whisper', 'ai4bharat'],
    },
    judging: {
      heading: 'Judging the work',
      question: 'How do we know that it is good enough?',
      text: 'Decide what is good enough before you see a result. Collect 200 real cases, with the answers your best colleague would give. Run every system on them, count the errors, and sort them by what they would cost. Keep the cases secret from the supplier, and use them again after each update, because models change under the same name. The risk framework of NIST, the American standards institute, names four functions: govern, map, measure and manage. The first is about people. Name one employee who is responsible for the figure and may switch the system off.',
      links: ['nist'],
    },
  },
  closing: {
    text: 'We build AI systems and connect them to the programs you use. Describe the task you have in mind. Our answer says what it needs, and where it could fail.',
    service: { text: 'See AI and automation', href: '/services/ai-automation' },
    glance: { text: 'AI at a Glance', href: '/Ai-Glance' },
    contact: { text: 'Tell us your task', href: '/contact' },
  },
  sources: {
    course: {
      title: 'Machine Learning Crash Course',
      publisher: 'Google for Developers',
      url: 'https://developers.google.com/machine-learning/crash-course',
      accessed: '2026-11-20',
    },
    deep: {
      title: 'Deep learning',
      publisher: 'LeCun, Bengio and Hinton in Nature',
      url: 'https://doi.org/10.1038/nature14539',
      published: '2015-05-27',
    },
    attention: {
      title: 'Attention Is All You Need',
      publisher: 'Vaswani and others, arXiv',
      url: 'https://arxiv.org/abs/1706.03762',
      published: '2017-06-12',
    },
    instructions: {
      title: 'Training language models to follow instructions with human feedback',
      publisher: 'Ouyang and others, arXiv',
      url: 'https://arxiv.org/abs/2203.02155',
      published: '2022-03-04',
    },
    hallucinate: {
      title: 'Why Language Models Hallucinate',
      publisher: 'Kalai, Nachum, Vempala and Zhang, arXiv',
      url: 'https://arxiv.org/abs/2509.04664',
      published: '2025-09-04',
    },
    retrieval: {
      title: 'Retrieval-Augmented Generation for Knowledge-Intensive NLP Tasks',
      publisher: 'Lewis and others, arXiv',
      url: 'https://arxiv.org/abs/2005.11401',
      published: '2020-05-22',
    },
    react: {
      title: 'ReAct: Synergizing Reasoning and Acting in Language Models',
      publisher: 'Yao and others, arXiv',
      url: 'https://arxiv.org/abs/2210.03629',
      published: '2022-10-06',
    },
    'owasp-agents': {
      title: 'OWASP Top 10 for Agentic Applications 2026',
      publisher: 'OWASP Foundation',
      url: 'https://genai.owasp.org/resource/owasp-top-10-for-agentic-applications-for-2026/',
      published: '2025-12',
    },
    diffusion: {
      title: 'Denoising Diffusion Probabilistic Models',
      publisher: 'Ho, Jain and Abbeel, arXiv',
      url: 'https://arxiv.org/abs/2006.11239',
      published: '2020-06-19',
    },
    'gpt-4o-images': {
      title: 'Addendum to GPT-4o System Card: Native image generation',
      publisher: 'OpenAI',
      url: 'https://openai.com/index/gpt-4o-image-generation-system-card-addendum/',
      published: '2025-03-25',
    },
    whisper: {
      title: 'Robust Speech Recognition via Large-Scale Weak Supervision',
      publisher: 'Radford and others, arXiv',
      url: 'https://arxiv.org/abs/2212.04356',
      published: '2022-12-06',
    },
    ai4bharat: {
      title: 'AI4Bharat',
      publisher: 'Indian Institute of Technology Madras',
      url: 'https://ai4bharat.iitm.ac.in/',
      accessed: '2026-11-20',
    },
    nist: {
      title: 'AI Risk Management Framework',
      publisher: 'National Institute of Standards and Technology',
      url: 'https://www.nist.gov/itl/ai-risk-management-framework',
      accessed: '2026-11-20',
    },
  },
};
