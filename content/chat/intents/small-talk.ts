import type { ChatIntent } from '../chat-intent.ts';

/** What people say to see who is there. */
export const smallTalkIntents: readonly ChatIntent[] = [
  {
    id: 'insult',
    phrases: `
      no use, not asked/helping/understanding, shut up, stop it, what silly, bakwas, dumb, fuck*, idiot, pagal,
      stupid*, time you send, useless*, what a joke, you are no help, you are not`,
    reply: [
      'I am sorry. I am a list of prepared answers and miss many questions. ',
      { text: 'One of us', href: '/contact-form' },
      ' will do better.',
    ],
  },
  {
    id: 'bot',
    phrases: `
      anybody real, bot are/hai/ho/or/se/talking, chatgpt are/hai/hi/ho/is, human ho/or/there, kisne banaya, machine
      ho/sirf, model running, old you, robot ho, understand me, who ho/programmed, you ai/bot/human/real/robot/who,
      your name, am i talking, chatgpt hi hai, do you remember, feelings, is there person, is this ai, is this bot,
      kya kar rahe, made this bot, talking to computer, who am i, आप कौन*`,
    reply: [
      'A bot: a list of answers that people wrote. I do not learn or guess. For an opinion, ask ',
      { text: 'one of us', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'how-are-you',
    phrases: `
      all good/well, how going/hai/ho/namaste/today, kya haal, whats up, you doing, how are you, how is/was your day, how
      life, how do you do$, wassup, आप कैसे*`,
    reply: [
      'Well, thank you. What would you like to know? ',
      { text: 'Our services', href: '/services' },
      ' are a start, or ask about price, time or support.',
    ],
  },
  {
    id: 'affection',
    phrases: `
      adore, are beautiful/cute/sweet, date me, hug, karoge shaadi, kiss, like you, love, marry me, miss you, my
      girlfriend, i like you, pyar karta/tumse, pyar`,
    reply: [
      'That is kind. I am only a list of answers, but the people who wrote it like to hear from you: ',
      { text: 'write to them', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'sad',
    phrases: 'sad, bad day, business failed, down mood, feel lonely/low, unhappy i, my biggest customers, stress*',
    reply: [
      'I am sorry to hear it. If it is about work, ',
      { text: 'book a call', href: '/book-a-call' },
      '; it is free.',
    ],
  },
  {
    id: 'joke',
    phrases: 'chutkula sunao, sing for, something funny, tell joke, bored, joke*, laugh, sing, sunao',
    reply: [
      'A sundial never crashes, but its uptime is daytime only. For the hours after that there are ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      '.',
    ],
  },
  {
    id: 'festival',
    phrases: 'diwali ki, happy birthday/diwali/new, all of you',
    reply: [
      'Thank you, and the same to you. If something should be new this year, ',
      { text: 'tell us', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'praise',
    phrases: `
      amazing, awesome, wow, well done, you are the best, love design/website/work, ^great$, bahut accha/badhiya, bot
      smart, good bot/job/site/work, i like, nice bot/site/work, website great, chat is cool, nice, useful`,
    reply: [
      'Thank you. Please tell ',
      { text: 'the team', href: '/contact' },
      ' yourself. What shall we look at next?',
    ],
  },
  {
    id: 'agreement',
    phrases: `
      got it, i understand, theek haan/hai, ^cool$, ^good$, ^got it$, ^ok$, ^theek hai$, ^yes$, accha, cool, exactly,
      fine, i see$, okay, sounds, sure, yes`,
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
      forget it, just looking, kuch nahi, leave it, maybe later, nahi abhi/chahiye, no more/need/thank, not
      interested/now/today, only looking, rehne do, ^no$, no`,
    reply: ['As you like. Meanwhile there are our free guides: ', { text: 'SEO guides', href: '/seo-service' }, '.'],
  },
  {
    id: 'sorry',
    phrases: 'my bad/mistake, wrong chat, ^sorry*, maaf karna galti, oops, sorry',
    reply: [
      'No harm done. Ask whenever you like, or read on in ',
      { text: 'questions and answers', href: '/faq' },
      '.',
    ],
  },
  {
    id: 'test',
    phrases: '1 testing, does this, 123, ^test$, is it working, just test if, testing 1 2, this thing on',
    reply: ['It works. Ask about our ', { text: 'services', href: '/services' }, ', prices, time or support.'],
  },
  {
    id: 'thanks',
    phrases: `
      much appreciated, great/ok/perfect thanks, thank man/ton/you, thanks for, thanks$, appreciate, grateful, tysm,
      शुक्रिया*, that helped, very kind, ^thank*, cheers, dhanyavaad, dhanyavad*, shukriya*, that is all, ty, धन्यवाद*`,
    reply: ['You are welcome. If it becomes a project, ', { text: 'a message', href: '/contact-form' }, ' is enough.'],
  },
  {
    id: 'farewell',
    phrases: `
      alvida, farewell, fir milenge, ^take care, ok take care, see soon/tomorrow, ^have great, great weekend, cya, gtg,
      ttyl, tata, goodbye, ^later$, अलविदा, chalta hu/hoon, good night, leaving now, milte hain, ok bye, phir milenge,
      see ya/you, talk baad/karte/later, baad me baat, bye*, chalo, good day$, got to go, have a good, have a nice, have
      to go`,
    reply: ['Goodbye. You find us under ', { text: 'Contact', href: '/contact' }, ' whenever you need us.'],
  },
  {
    id: 'greeting',
    phrases: `
      ^morning$, greetings, howdy, salaam, assalam alaikum, pranam, khamma ghani, hii*, gm, hi bot, good
      afternoon/evening/morning, hi team/there, ram ram, ^hello*, ^hey*, ^hi$, hello, hey, hi, hi$, namaskar, namast*,
      नमस्कार*, नमस्ते*`,
    reply: [
      'Namaste and welcome. Ask about services, prices, time or support, or see ',
      { text: 'what we do', href: '/services' },
      '.',
    ],
  },
];
