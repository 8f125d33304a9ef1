import type { ChatIntent } from '../chat-intent.ts';

/** What people say to see who is there. */
export const smallTalkIntents: readonly ChatIntent[] = [
  {
    id: 'insult',
    phrases: {
      particular: 'bakwas*, bot is useless*, not what i asked*, you do not understand*',
      last: 'dumb*, fuck*, idiot*, pagal*, stupid*, useless*',
    },
    reply: [
      'I am sorry. I am a list of prepared answers and miss many questions. ',
      { text: 'A person', href: '/contact-form' },
      ' will do better; this conversation can go with your message.',
    ],
  },
  {
    id: 'bot',
    phrases: {
      exceptions: 'bot or real*, is anyone human*',
      particular: `
        आप कौन*, you bot*, kaun ho*, तुम कौन*, robot ho*, your name*, insaan ho*, are you ai*, am i talking*,
        tumhara naam*, do you understand*`,
    },
    reply: [
      'A bot: a list of answers that people wrote. I do not learn or guess. For judgement there is ',
      { text: 'a person', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'how-are-you',
    phrases: {
      particular: 'how are you*, sup, wassup*, कैसे हो*, kya haal*, कैसे हैं*, doing fine*',
    },
    reply: [
      'Well, thank you. What would you like to know? ',
      { text: 'Our services', href: '/services' },
      ' are a start, or ask about price, time or support.',
    ],
  },
  {
    id: 'affection',
    phrases: {
      particular: 'marry*, love you*, girlfriend*, shaadi kar*',
    },
    reply: [
      'That is kind. I am only a list of answers, but the people who wrote it like to hear from you: ',
      { text: 'write to them', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'sad',
    phrases: {
      particular: 'bad day*, stressed*, mood kharab*',
    },
    reply: [
      'I am sorry to hear it. If it is about work, give a piece of it to somebody: ',
      { text: 'a call', href: '/book-a-call' },
      ' costs nothing.',
    ],
  },
  {
    id: 'joke',
    phrases: {
      particular: 'joke*, jok, funny, bored*, hasao*, chutkula*',
    },
    reply: [
      'A sundial never crashes, but its uptime is daytime only. For the hours after that there are ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      '.',
    ],
  },
  {
    id: 'festival',
    phrases: {
      particular: 'happy',
    },
    reply: [
      'Thank you, and the same to you. If something should be new this year, ',
      { text: 'tell us', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'praise',
    phrases: {
      particular: 'great*, अच्छा*, बढ़िया*, badhiya*',
    },
    reply: [
      'Thank you; I pass it on to nobody, so please tell ',
      { text: 'the team', href: '/contact' },
      ' yourself. What shall we look at next?',
    ],
  },
  {
    id: 'agreement',
    phrases: {
      last: `
        k, yes*, yep*, yup*, ok, okk*, हाँ*, हां*, ठीक*, yeah*, sure*, okay*, haan*, han, theek, done, fine, accha*,
        right, agreed*, alright*, understood*, absolutely*, definitely*`,
    },
    reply: [
      'Good. Ask on, or take the next step: ',
      { text: 'a message', href: '/contact-form' },
      ' or ',
      { text: 'a booked call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'refusal',
    phrases: {
      last: 'no, nope*, nah, mat, नहीं*, stop, nahi, later, not now*, not yet*, cancel, baad me*, leave it',
    },
    reply: ['As you like. The guides are free to read meanwhile: ', { text: 'SEO guides', href: '/seo-service' }, '.'],
  },
  {
    id: 'sorry',
    phrases: {
      last: 'माफ*, oops*, maaf*, sorry*, apolog*, pardon*, nevermind*',
    },
    reply: [
      'No harm done. Ask whenever you like, or read on in ',
      { text: 'questions and answers', href: '/faq' },
      '.',
    ],
  },
  {
    id: 'test',
    phrases: {
      last: 'test*, checking*',
    },
    reply: [
      'It works: I read you. Ask about our ',
      { text: 'services', href: '/services' },
      ', prices, time or support.',
    ],
  },
  {
    id: 'thanks',
    phrases: {
      exceptions: 'many thanks*, great thank*, that helped*, much appreciat*, thanks for price*, thank you for your*',
      last: `
        ty, tysm*, thank*, cheers*, aabhar*, sukriya*, धन्यवाद*, shukriya*, grateful*, शुक्रिया*, dhanyavad*, appreciat*,
        meharbani*`,
    },
    reply: ['You are welcome. If it becomes a project, ', { text: 'a message', href: '/contact-form' }, ' is enough.'],
  },
  {
    id: 'farewell',
    phrases: {
      exceptions: 'ok bye*, talk soon*',
      last: 'good night*, bye*, cya*, tata*, chalo*, alvida*, अलविदा*, gudnite*',
    },
    reply: ['Goodbye. You find us under ', { text: 'Contact', href: '/contact' }, ' whenever you need us.'],
  },
  {
    id: 'greeting',
    phrases: {
      last: `
        हाय*, hello*, hey*, hi, hii*, yo, gm, hy, hie*, हेलो*, हैलो*, सलाम*, hola*,
        good morning/afternoon/evening/day/noon*, suno*, bhai*, bro, sir, salam*, radhe*, dear, madam*, salaam*, pranam*,
        नमस्ते*, प्रणाम*, suniye*, namaste*, ram ram*, assalam*, नमस्कार*, राम राम*, morning*, evening*, namaskar*,
        vanakkam*, greetings*`,
    },
    reply: [
      'Namaste and welcome. Ask about services, prices, time or support, or see ',
      { text: 'what we do', href: '/services' },
      '.',
    ],
  },
];
