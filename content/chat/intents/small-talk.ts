import type { ChatIntent } from '../chat-intent.ts';

/** What people say to see who is there. */
export const smallTalkIntents: readonly ChatIntent[] = [
  {
    id: 'insult',
    phrases: `
      shut up, hate you, bot bad/silly/bekaar, wrong answer, you do not understand, not what asked, stupid*, idiot*,
      dumb*, useless, fuck*, pagal, bakwas, stupid, idiot, dumb`,
    reply: [
      'I am sorry. I am a list of prepared answers and miss many questions. ',
      { text: 'A person', href: '/contact-form' },
      ' will do better; this conversation can go with your message.',
    ],
  },
  {
    id: 'bot',
    phrases: `
      tum robot, aap insaan, tumhara naam, insaan ho, human there, you machine, machine chatting/or, somebody typing,
      computer or, kaun ho, is this bot, chatting with software, do you understand, ^aap kaun*, your name$, you an ai,
      आप कौन*, तुम कौन*, ^bot$`,
    reply: [
      'A bot: a list of answers that people wrote. I do not learn or guess. For judgement there is ',
      { text: 'one of us', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'how-are-you',
    phrases: `
      kaise ho/hain, kya haal/chal, sab theek, you okay, how are you, how is your day, आप कैसे*, कैसे हो$`,
    reply: [
      'Well, thank you. What would you like to know? ',
      { text: 'Our services', href: '/services' },
      ' are a start, or ask about price, time or support.',
    ],
  },
  {
    id: 'affection',
    phrases: `
      love you, pyar ho, miss you, shaadi karoge, date me, dating, crush, girlfriend, marry, kiss, cute`,
    reply: [
      'That is kind. I am only a list of answers, but the people who wrote it like to hear from you: ',
      { text: 'write to them', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'sad',
    phrases: 'bad day, feeling low, mood kharab, stressed, sad, tired, cry',
    reply: [
      'I am sorry to hear it. If it is about work, talk to us: ',
      { text: 'a call', href: '/book-a-call' },
      ': the call is free.',
    ],
  },
  {
    id: 'joke',
    phrases: 'sing song, joke, chutkula, jok, funny, bored, hansa*, laugh, riddle, shayari',
    reply: [
      'A sundial never crashes, but its uptime is daytime only. For the hours after that there are ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      '.',
    ],
  },
  {
    id: 'festival',
    phrases: 'happy holi/eid, eid mubarak, happy new year',
    reply: [
      'Thank you, and the same to you. If something should be new this year, ',
      { text: 'tell us', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'praise',
    phrases: 'well done, good bot/job, love it, chat is cool, badhiya, smart',
    reply: [
      'Thank you. Please tell ',
      { text: 'the team', href: '/contact' },
      ' yourself. What shall we look at next?',
    ],
  },
  {
    id: 'agreement',
    phrases: '^got it, ^perfect*, ^theek$, ^perfect',
    general: true,
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
    phrases: 'rehne do, forget it, leave it, ^nah*',
    reply: ['As you like. Meanwhile there are our free guides: ', { text: 'SEO guides', href: '/seo-service' }, '.'],
  },
  {
    id: 'sorry',
    phrases: 'wrong chat, ^sorry*, sorry',
    reply: [
      'No harm done. Ask whenever you like, or read on in ',
      { text: 'questions and answers', href: '/faq' },
      '.',
    ],
  },
  {
    id: 'test',
    phrases: 'just checking if, ^test$, testing',
    reply: [
      'It works: I read you. Ask about our ',
      { text: 'services', href: '/services' },
      ', prices, time or support.',
    ],
  },
  {
    id: 'thanks',
    phrases: `
      ^thank*, that helps, great help, that is all, thanks for the, dhanyavad*, shukriya*, appreciated, ty, cheers, grateful,
      धन्यवाद*, शुक्रिया*, dhanyavad, shukriya`,
    reply: ['You are welcome. If it becomes a project, ', { text: 'a message', href: '/contact-form' }, ' is enough.'],
  },
  {
    id: 'farewell',
    phrases: 'phir milte, milte hai, see you, good night, bye*, cya, bye',
    reply: ['Goodbye. You find us under ', { text: 'Contact', href: '/contact' }, ' whenever you need us.'],
  },
  {
    id: 'greeting',
    phrases: `
      good morning/evening/afternoon, good evening/afternoon, ram ram, radhe radhe, anyone home/there, somebody there, राम राम*, namaste*, namaskar*,
      salam, हाय*, हेलो*, नमस्ते*, नमस्कार*, ^hello*, ^hey*, ^yo$, ^hy, hi$, namaste, namaskar, jai`,
    reply: [
      'Namaste and welcome. Ask about services, prices, time or support, or see ',
      { text: 'what we do', href: '/services' },
      '.',
    ],
  },
];
