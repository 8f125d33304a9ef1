import type { ChatIntents } from '../chat-intent.ts';

/** What people say to see who is there. */
export const smallTalkIntents: ChatIntents = {
  insult: {
    phrases: 'pagal, ^not helpful$, you did not understand',
    reply: [
      'I am sorry. I am a list of prepared answers and miss many questions; ',
      { text: 'one of us', href: '/contact-form' },
      ' will do better.',
    ],
  },
  'how-are-you': {
    phrases: 'how are you, how ho, whats up, आप कैसे*',
    reply: [
      'Well, thank you. What would you like to know? ',
      { text: 'Our services', href: '/services' },
      ' are a start, or ask about price, time or support.',
    ],
  },
  affection: {
    phrases: 'miss you, marry me, are cute',
    reply: [
      'That is kind. I am only a list of answers, but the people who wrote it like to hear from you: ',
      { text: 'write to them', href: '/contact' },
      '.',
    ],
  },
  sad: {
    phrases: 'bad day',
    reply: [
      'I am sorry to hear it. If a website or an app has a part in it, ',
      { text: 'tell one of us', href: '/contact-form' },
      '.',
    ],
  },
  joke: {
    phrases: 'joke*',
    reply: [
      'A sundial never crashes, but its uptime is daytime only. For the hours after that there are ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      '.',
    ],
  },
  festival: {
    reply: [
      'Thank you, and the same to you. If you have a project in mind, ',
      { text: 'tell us', href: '/contact-form' },
      '.',
    ],
  },
  praise: {
    phrases: 'well done, wow, ^good$, ^nice$',
    reply: [
      'Thank you. The people who wrote me like to ',
      { text: 'hear that', href: '/contact' },
      '. What would you like to know next?',
    ],
  },
  agreement: {
    phrases: '^haan$, ^ok$',
    reply: [
      'Good. Ask another question, or take the next step: ',
      { text: 'a message', href: '/contact-form' },
      ' or ',
      { text: 'a booked call', href: '/book-a-call' },
      '.',
    ],
  },
  refusal: {
    phrases: '^no$',
    reply: [
      'All right. Ask me something else, or look around by yourself in ',
      { text: 'Explore', href: '/explore' },
      '.',
    ],
  },
  sorry: {
    reply: [
      'No harm done. Ask whenever you like, or read on in ',
      { text: 'questions and answers', href: '/faq' },
      '.',
    ],
  },
  test: {
    phrases: '^test$',
    reply: ['It works. Ask about our ', { text: 'services', href: '/services' }, ', prices, time or support.'],
  },
  thanks: {
    phrases: 'many thanks, ^appreciate$, धन्यवाद*',
    reply: ['You are welcome. If it becomes a project, ', { text: 'a message', href: '/contact-form' }, ' is enough.'],
  },
  farewell: {
    phrases: 'bye*, ^take care$, alvida, see you',
    reply: ['Goodbye. You will find us under ', { text: 'Contact', href: '/contact' }, ' whenever you need us.'],
  },
  greeting: {
    phrases: '^hey*, khamma ghani, ^नमस्ते$, नमस्कार*, namaskar',
    reply: [
      'Namaste and welcome. Ask about services, prices, time or support, or see ',
      { text: 'what we do', href: '/services' },
      '.',
    ],
  },
};
