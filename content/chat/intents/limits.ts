import type { ChatIntent } from '../chat-intent.ts';

/** What this chat does not answer. */
export const limitIntents: readonly ChatIntent[] = [
  {
    id: 'injection',
    phrases: {
      particular: 'act as*, pretend*, ignore all*, print your*, your hidden*, you are now*, system prompt*',
    },
    reply: [
      'I am a list of prepared answers. There are no hidden instructions behind it, and nothing in it can be changed from here. I can help with ',
      { text: 'our services', href: '/services' },
      ' and with reaching us.',
    ],
  },
  {
    id: 'self-harm',
    phrases: {
      particular: 'suicid*, not want to live*',
    },
    reply: [
      'I am sorry that it is so hard. I am only a list of answers, so please talk to a person now: in India you can call Tele-MANAS on 14416 at any hour, free of charge. In an emergency call 112.',
    ],
  },
  {
    id: 'medical',
    phrases: {
      particular: 'chest pain*, i have fever*, in pregnancy*, take for cold*, have headache*',
      last: `
        fever*, covid*, dawai*, bimar*, dosage*, tablet*, dengue*, bukhar*, pimple*, stomach*, symptom*, pregnan*,
        malaria*, diagnos*, medicine*, headache*, vomiting*, diabetes*, toothache*, paracetamol*`,
    },
    reply: [
      'I cannot answer questions about health. Please ask a doctor, and in an emergency call 112. For software and websites, I can show you ',
      { text: 'our services', href: '/services' },
      '.',
    ],
  },
  {
    id: 'legal',
    phrases: {
      exceptions: 'arrest me*',
      particular: 'sue my*, file rti*, my landlord*, for divorce*, is it legal*',
      last: `
        sue, rti, legal*, vakil*, visa, lawyer*, patent*, divorce*, illegal*, custody*, landlord*, advocate*, passport*,
        trademark*`,
    },
    reply: [
      'I cannot answer legal questions. Please ask a lawyer. If it is about a contract with us, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'finance',
    phrases: {
      exceptions: 'is gold*, ai stock*, good shares*',
      particular:
        'bitcoin*, rupee rate*, which stock*, mutual fund*, give me loan*, save income tax*, my bank account*',
      last: 'loan*, nifty*, sensex*, mutual*, shares, intraday*, insurance*',
    },
    reply: [
      'I cannot answer questions about money matters such as investing, tax or loans. Please ask an adviser. If you want to know what a project with us costs, ask for ',
      { text: 'a quotation', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'not-offered',
    phrases: {
      exceptions: 'dead phone*, followers at*, hack my friend*',
      particular:
        'cctv*, iot, 3d print*, my laptop*, antivirus*, blockchain*, sell laptop*, print t shirt*, interior design for*',
    },
    reply: [
      'As far as I know that is not something we do. We design and build websites, shops, apps and automations; ',
      { text: 'our services', href: '/services' },
      ' are all listed. If I misread you, ',
      { text: 'ask a person', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'off-topic',
    phrases: {
      exceptions: `
        car not start*, school/college/bank holiday/holidays*, become rich*, buy vegetables/groceries/milk/fruits*,
        best actor/actress/singer/player*, percent of*, irctc*, tesla, my dog is*, days until*, good movie*,
        ceo of google*, java homework*, price of gold*, default search*, school is best*, amazon customer*`,
      particular: `
        jio, sabzi*, essay*, mango*, who won*, bicycle*, my hair*, score of*, ka match*, bus goes*, how tall*, dogs eat*,
        rent car*, shah rukh*, kaun jeet*, cook rice*, train to, world war*, favourite*, capital of*, recipe for*,
        write poem*, why is sky*, virat kohli*, todays news*, best places*, book flight*, who founded*,
        will it rain*, who will win*, my horoscope*, translate i, mausam kaisa*, life on mars*, distance from*,
        repair iphone*, weather today*, time is it in*, most searched*, how do clouds*, photosynthesis*, prime minister*,
        gmail password*, history of rome*, meaning of life*, washing machine*, delete instagram*, install whatsapp*,
        which phone should*`,
      last: 'taxi*, times 8*',
    },
    reply: [
      'That is not something I know. I can answer questions about our services, projects, prices and how to reach us; ',
      { text: 'Explore', href: '/explore' },
      ' shows everything on this site.',
    ],
  },
];
