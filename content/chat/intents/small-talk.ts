import type { ChatIntent } from '../chat-intent.ts';

/** What people say to see who is there. */
export const smallTalkIntents: readonly ChatIntent[] = [
  {
    id: 'insult',
    phrases: `
      answer wrong, bad bot, hate you, helpful not, shut up, silly what, so bad, you suck, no help at all, not what i
      asked, you are no help, you do not understand, not understand anything, that is wrong, you are bad, you know
      nothing, bakwas, dumb, dumb*, fuck*, garbage, idiot, idiot*, pagal, stupid, stupid*, useless`,
    reply: [
      'I am sorry. I am a list of prepared answers and miss many questions. ',
      { text: 'A person', href: '/contact-form' },
      ' will do better.',
    ],
  },
  {
    id: 'bot',
    phrases: `
      anybody real, human ho/there, machine ho, model running, old you, robot ho, talking bot/computer/machine, which
      model, who ho, you ai/human/robot/who, your age/name, am i talking to human, how old are you, are you alive, are
      you computer, are you intelligent, are you machine, are you made, can you learn, can you think, do you learn, do
      you sleep, do you understand, is this ai, is this bot, is this human, is this robot, language model are, real
      behind this, talking with software, what are you, which ai are, which language model, who made you, आप कौन*,
      ^bot$, feelings`,
    reply: [
      'A bot: a list of answers that people wrote. I do not learn or guess. For judgement there is ',
      { text: 'one of us', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'how-are-you',
    phrases: `
      all well, how everything/hai/ho, kya chal/haal, how do you do, how have you been, how is your day, are you fine,
      how are things, how are you, kya is up, you doing today, आप कैसे*`,
    reply: [
      'Well, thank you. What would you like to know? ',
      { text: 'Our services', href: '/services' },
      ' are a start, or ask about price, time or support.',
    ],
  },
  {
    id: 'affection',
    phrases: `
      date me, have boyfriend, karoge shaadi, kiss me, love you, miss you, single you, you beautiful/cute/sexy, are you
      single, be my boyfriend, i like you, girlfriend, marry, pyar`,
    reply: [
      'That is kind. I am only a list of answers, but the people who wrote it like to hear from you: ',
      { text: 'write to them', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'sad',
    phrases: 'bad day, down feel/mood, feel lonely, sad i, unhappy i, lonely, stressed',
    reply: [
      'I am sorry to hear it. If it is about work, talk to us: ',
      { text: 'a call', href: '/book-a-call' },
      ': the call is free.',
    ],
  },
  {
    id: 'joke',
    phrases: 'entertain me, sing for, bored, chutkula, funny, jok, joke, laugh',
    reply: [
      'A sundial never crashes, but its uptime is daytime only. For the hours after that there are ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      '.',
    ],
  },
  {
    id: 'festival',
    phrases: 'happy new',
    reply: [
      'Thank you, and the same to you. If something should be new this year, ',
      { text: 'tell us', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'praise',
    phrases: `
      beautiful website, done well, good answer/bot/job/work, great answer/job/website/work, nice website/work, chat is
      cool, like your design, like your website, you are best, you are good, you are great, you are helpful, your
      website nice, badhiya, clever, smart`,
    reply: [
      'Thank you. Please tell ',
      { text: 'the team', href: '/contact' },
      ' yourself. What shall we look at next?',
    ],
  },
  {
    id: 'agreement',
    phrases: `
      go on, makes sense, okay sure, sahi hai, sounds good, ^of course, i see$, ^good$, ^ok$, ^perfect, ^perfect*,
      ^sure, ^theek$, ^yes, ^yes$`,
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
      forget it, just looking, kuch nahi, nahi interested/now/zarurat, no need/thank, only looking, rehne do, ^nah*,
      ^no$, ^nothing$`,
    reply: ['As you like. Meanwhile there are our free guides: ', { text: 'SEO guides', href: '/seo-service' }, '.'],
  },
  {
    id: 'sorry',
    phrases: 'my bad/mistake, ^sorry*, oops, sorry',
    reply: [
      'No harm done. Ask whenever you like, or read on in ',
      { text: 'questions and answers', href: '/faq' },
      '.',
    ],
  },
  {
    id: 'test',
    phrases: `
      1 testing, anybody there, test test, does this working$, is it working, is this working, just test if, this thing
      on, ^test$`,
    reply: [
      'It works: I read you. Ask about our ',
      { text: 'services', href: '/services' },
      ', prices, time or support.',
    ],
  },
  {
    id: 'thanks',
    phrases: `
      thanks for, that helped, that is all, ^thank*, ^thanks, appreciate, cheers, dhanyavad, dhanyavad*, shukriya,
      shukriya*, thanks, ty, धन्यवाद*`,
    reply: ['You are welcome. If it becomes a project, ', { text: 'a message', href: '/contact-form' }, ' is enough.'],
  },
  {
    id: 'farewell',
    phrases: `
      going now, later talk, milte hain, see you, got to go, have nice day, have to go, i am leaving, good day$, bye,
      bye*, cya`,
    reply: ['Goodbye. You find us under ', { text: 'Contact', href: '/contact' }, ' whenever you need us.'],
  },
  {
    id: 'greeting',
    phrases: `
      anyone there, good afternoon/evening/morning, ram ram, ^hello*, ^helo*, ^hey, ^hey*, ^hi$, hi$, namaskar,
      namaskar*, namast*, namaste, नमस्कार*, नमस्ते*`,
    reply: [
      'Namaste and welcome. Ask about services, prices, time or support, or see ',
      { text: 'what we do', href: '/services' },
      '.',
    ],
  },
];
