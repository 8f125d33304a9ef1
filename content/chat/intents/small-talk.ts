import type { ChatIntent } from '../chat-intent.ts';

/** What people say to see who is there. */
export const smallTalkIntents: readonly ChatIntent[] = [
  {
    id: 'insult',
    phrases: `
      answer doesnt/wrong, asked what, hate you, no use, not asked/helping/thats, shut up, what silly, answer my
      question, not understand me, that is wrong, you are bad, you are no help, you are not, you are terrible, you are
      wrong, you do not understand, you dont know, you know nothing, bakwas, dumb, idiot, stupid*, useless`,
    reply: [
      'I am sorry. I am a list of prepared answers and miss many questions. ',
      { text: 'A person', href: '/contact-form' },
      ' will do better.',
    ],
  },
  {
    id: 'bot',
    phrases: `
      anybody real, bot are/hai/ho/or/se/talking, chatgpt are/hai/hi/ho/is, human ho/or/there, kisne banaya, koi hai,
      model running, naam kya, old you, robot ho, who ho, you ai/bot/computer/human/machine/real/robot/understand/who,
      your name, ai model runs, ai model you, am i talking, are you computer, are you human, are you machine, are you
      made, can you learn, can you think, do you feel, do you learn, do you remember, do you sleep, do you understand,
      how do you know, how old are you, is anyone there, is this ai, is this automated, is this bot, is this human, is
      this robot, kya kar rahe, language model are, made this bot, real person you, talking to bot, talking to
      computer, talking to machine, talking to robot, talking with software, this a chatbot, what are you, which ai
      are, which ai chat, which ai runs, which ai this, which ai you, which model you, who am i, who made bot, who
      trained you, आप कौन*, dosti, feelings`,
    reply: [
      'A bot: a list of answers that people wrote. I do not learn or guess. For judgement there is ',
      { text: 'one of us', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'how-are-you',
    phrases: `
      all good, how doing/hai/ho/namaste/today, kya haal, you doing, are you fine, how are things, how are you, how do
      you do, how is your day, how was your, kya is up, आप कैसे*`,
    reply: [
      'Well, thank you. What would you like to know? ',
      { text: 'Our services', href: '/services' },
      ' are a start, or ask about price, time or support.',
    ],
  },
  {
    id: 'affection',
    phrases: `
      date me, i love, karoge shaadi, like you, love you, miss you, single you, are you single, i like you, will you
      marry, you are nice, you are sweet`,
    reply: [
      'That is kind. I am only a list of answers, but the people who wrote it like to hear from you: ',
      { text: 'write to them', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'sad',
    phrases: 'bad day, business failed, down mood, feel lonely, unhappy i',
    reply: [
      'I am sorry to hear it. If it is about work, talk to us: ',
      { text: 'a call', href: '/book-a-call' },
      ': the call is free.',
    ],
  },
  {
    id: 'joke',
    phrases: 'sing for, something funny, bored, joke*, laugh, sunao',
    reply: [
      'A sundial never crashes, but its uptime is daytime only. For the hours after that there are ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      '.',
    ],
  },
  {
    id: 'festival',
    phrases: 'diwali wishes, happy new',
    reply: [
      'Thank you, and the same to you. If something should be new this year, ',
      { text: 'tell us', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'praise',
    phrases: `
      bahut badhiya, good answer/company/design/job/website/work, website great, chat is cool, keep it up, like your
      design, like your website, you are best, you are good, you are great, you are helpful, you are smart, nice`,
    reply: [
      'Thank you. Please tell ',
      { text: 'the team', href: '/contact' },
      ' yourself. What shall we look at next?',
    ],
  },
  {
    id: 'agreement',
    phrases: 'go on, i agree/understand, ^got it$, ^theek hai$, i see$, ^cool$, ^ok$, ^yes$',
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
    phrases: 'just looking, kuch nahi, leave it, nahi now, no need/thank, not today, only looking, ^no$',
    reply: ['As you like. Meanwhile there are our free guides: ', { text: 'SEO guides', href: '/seo-service' }, '.'],
  },
  {
    id: 'sorry',
    phrases: 'my bad/mistake, ^sorry*, sorry',
    reply: [
      'No harm done. Ask whenever you like, or read on in ',
      { text: 'questions and answers', href: '/faq' },
      '.',
    ],
  },
  {
    id: 'test',
    phrases: `
      1 testing, are you working, does this work, does this working$, is it working, is this working, just test if,
      this thing on, working or not, ^test$`,
    reply: [
      'It works: I read you. Ask about our ',
      { text: 'services', href: '/services' },
      ', prices, time or support.',
    ],
  },
  {
    id: 'thanks',
    phrases: `
      much appreciated, thank you, thanks for, that helped, that is all, ^thank*, dhanyavad*, shukriya*, thanks`,
    reply: ['You are welcome. If it becomes a project, ', { text: 'a message', href: '/contact-form' }, ' is enough.'],
  },
  {
    id: 'farewell',
    phrases: `
      chalta hu, milte hain, see ya/you, talk baad/karte/theek, baad me baat, good day$, got to go, have a good day,
      have to go, i am leaving, i have to go, bye*`,
    reply: ['Goodbye. You find us under ', { text: 'Contact', href: '/contact' }, ' whenever you need us.'],
  },
  {
    id: 'greeting',
    phrases: `
      anyone there, good afternoon/evening/morning, hi there, ram ram, ^hello*, ^hey*, ^hi$, hello, hey, hi$, namast*`,
    reply: [
      'Namaste and welcome. Ask about services, prices, time or support, or see ',
      { text: 'what we do', href: '/services' },
      '.',
    ],
  },
];
