import type { ChatIntent } from '../chat-intent.ts';

/** What people say to see who is there. */
export const smallTalkIntents: readonly ChatIntent[] = [
  {
    id: 'insult',
    phrases: `
      shut up, not what i asked, you do not understand, stupid*, idiot*, dumb*, useless, fuck*, shit*, bewakoof,
      pagal, bullshit, hate you, bakwas`,
    reply: [
      'I am sorry. I am a list of prepared answers and miss many questions. ',
      { text: 'A person', href: '/contact-form' },
      ' will do better; this conversation can go with your message.',
    ],
  },
  {
    id: 'bot',
    phrases: `
      am i talking to, am i chatting with, tum robot, aap insaan, ^aap kaun*, tumhara naam, is this bot, chatting with
      software, insaan ho, your name$, human there, ai or human, you an ai, आप कौन*, तुम कौन*, ^bot$, ^robot$, real
      bot, do you understand`,
    reply: [
      'A bot: a list of answers that people wrote. I do not learn or guess. For judgement there is ',
      { text: 'one of us', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'how-are-you',
    phrases: 'how are you, ^what is up*, kaise ho, how is your day, kya haal, ^sup$, आप कैसे*, कैसे हो$',
    reply: [
      'Well, thank you. What would you like to know? ',
      { text: 'Our services', href: '/services' },
      ' are a start, or ask about price, time or support.',
    ],
  },
  {
    id: 'affection',
    phrases: 'love you, marry me, girlfriend, pyar ho, miss you, shaadi karoge',
    reply: [
      'That is kind. I am only a list of answers, but the people who wrote it like to hear from you: ',
      { text: 'write to them', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'sad',
    phrases: 'i am sad, feel sad, stressed, i am tired, bad day, depressed, lonely, feeling low, udaas, mood kharab',
    reply: [
      'I am sorry to hear it. If it is about work, talk to us: ',
      { text: 'a call', href: '/book-a-call' },
      ': the call is free.',
    ],
  },
  {
    id: 'joke',
    phrases: 'i am bored, joke, jokes, make me laugh, funny story, chutkula, something funny, jok',
    reply: [
      'A sundial never crashes, but its uptime is daytime only. For the hours after that there are ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      '.',
    ],
  },
  {
    id: 'festival',
    phrases: `
      happy holi, happy new year, merry christmas, happy birthday, eid mubarak, happy eid, diwali mubarak, शुभ*,
      मुबारक*, दिवाली*`,
    reply: [
      'Thank you, and the same to you. If something should be new this year, ',
      { text: 'tell us', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'praise',
    phrases: `
      अच्छा*, बढ़िया*, you are great, you are awesome, well done, smart bot, you are smart, you are helpful, very
      helpful, so helpful, beautiful website, badhiya, you are amazing, impressive, chat is cool, was helpful`,
    reply: [
      'Thank you. Please tell ',
      { text: 'the team', href: '/contact' },
      ' yourself. What shall we look at next?',
    ],
  },
  {
    id: 'agreement',
    phrases: `
      sounds good, sounds great, makes sense, ^perfect*, ^chalega$, ^haan*, sounds fine, ^accha*, ^cool$, ^nice$,
      ^interesting$, ^great$, sounds perfect, हाँ*, हां*, ठीक*, ^yeah*, ^yep*, ^good$, ^fine$, ^theek$, ^yup$,
      ^alright*, ^k$, ^hmm*, ^right$, ^exactly$, ^correct$, ^ji$, ^bilkul$, ^sahi$, ^done$, ^more$, ^yes, ^sure$,
      ^sure thing, ^ok`,
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
    phrases: `
      no thanks*, maybe later, ^nothing$, never mind, nevermind, rehne do, forget it, ^nah*, ^no$, ^nope*, just
      browsing, ^later$, नहीं*, ^nahi$`,
    reply: ['As you like. Meanwhile there are our free guides: ', { text: 'SEO guides', href: '/seo-service' }, '.'],
  },
  {
    id: 'sorry',
    phrases: 'my mistake, apologies, maaf karo, wrong chat, typed wrong, माफ*, ^sorry*',
    reply: [
      'No harm done. Ask whenever you like, or read on in ',
      { text: 'questions and answers', href: '/faq' },
      '.',
    ],
  },
  {
    id: 'test',
    phrases: 'just testing*, just checking if, are you there$, can you hear me, ^test$',
    reply: [
      'It works: I read you. Ask about our ',
      { text: 'services', href: '/services' },
      ', prices, time or support.',
    ],
  },
  {
    id: 'thanks',
    phrases: `
      thank*, dhanyavad*, shukriya*, appreciate it, appreciated, ty, cheers, grateful, that helps, thats helpful,
      thanks for the, धन्यवाद*, शुक्रिया*`,
    reply: ['You are welcome. If it becomes a project, ', { text: 'a message', href: '/contact-form' }, ' is enough.'],
  },
  {
    id: 'farewell',
    phrases: 'bye*, goodbye, cya, alvida, phir milte, phir milenge, milte hai, अलविदा*',
    reply: ['Goodbye. You find us under ', { text: 'Contact', href: '/contact' }, ' whenever you need us.'],
  },
  {
    id: 'greeting',
    phrases: `
      good morning, good evening, good afternoon, namaste*, namaskar*, ram ram, radhe radhe, salaam, salam, pranam,
      greetings, anyone home, हाय*, हेलो*, हैलो*, सलाम*, नमस्ते*, प्रणाम*, नमस्कार*, राम राम*, ^hello*, ^hi, ^hey*,
      ^hii*, ^yo$, ^hy, hello$, hi$`,
    reply: [
      'Namaste and welcome. Ask about services, prices, time or support, or see ',
      { text: 'what we do', href: '/services' },
      '.',
    ],
  },
];
