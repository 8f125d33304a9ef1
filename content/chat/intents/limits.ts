import type { ChatIntent } from '../chat-intent.ts';

/** What this chat does not answer. */
export const limitIntents: readonly ChatIntent[] = [
  {
    id: 'injection',
    phrases: `
      ignore previous, ignore all, system prompt, hidden instructions, hidden rules, pretend you, pretend to be, act
      as, you are now, jailbreak, developer mode, your instructions, your prompt, forget previous, roleplay, dan mode,
      ignore the above, print your rules`,
    reply: [
      'I am a list of prepared answers. There are no hidden instructions behind it, and nothing in it can be changed from here. I can help with ',
      { text: 'our services', href: '/services' },
      ' and with reaching us.',
    ],
  },
  {
    id: 'self-harm',
    phrases: 'kill myself, suicide*, want to die, harm myself, do not want to live, marna chahta',
    reply: [
      'I am sorry that it is so hard. I am only a list of answers, so please talk to a person now: in India you can call Tele-MANAS on 14416 at any hour, free of charge. In an emergency call 112.',
    ],
  },
  {
    id: 'medical',
    phrases: `
      chest pain, headache*, fever*, medicine for, what medicine, my back hurts, i am sick, lose weight, not sleep,
      paracetamol, pregnan*, for a cold, hurts`,
    reply: [
      'I cannot answer questions about health. Please ask a doctor, and in an emergency call 112. For software and websites, I can show you ',
      { text: 'our services', href: '/services' },
      '.',
    ],
  },
  {
    id: 'legal',
    phrases: `
      sue, divorce*, my landlord sue, legal advice, want lawyer, is it legal, copyright my logo, rti, arrest, cheque
      bounce, bounced cheque`,
    reply: [
      'I cannot answer legal questions. Please ask a lawyer. If it is about a contract with us, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'finance',
    phrases: `
      bitcoin*, mutual fund*, stock market, which stock, which stocks, good shares, income tax, tax return, loan*,
      save tax, my savings, gold investment, invest in, invest my, best ai stock, my bank account`,
    reply: [
      'I cannot answer questions about money matters such as investing, tax or loans. Please ask an adviser. If you want to know what a project with us costs, ask for ',
      { text: 'a quotation', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'not-offered',
    phrases: `
      repair laptop*, repair my laptop, fix my printer, unlock my, cctv*, wedding photography, interior design*,
      plumber*, electrician*, buy followers, pizza, flight ticket*, train ticket*, hotel room, do my homework, rent
      car, rent flat, rent office, used car*, buy car, sell shoes, sell phones, sell insurance, hack instagram, can
      you hack, my ex, laptop*, printer*, 3d print*, dead phone, print t shirts, book flight, friend wifi`,
    reply: [
      'As far as I know that is not something we do. We design and build websites, shops, apps and automations; ',
      { text: 'our services', href: '/services' },
      ' are all listed. If I misread you, ',
      { text: 'ask us', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'off-topic',
    phrases: `
      weather today, will it rain, is it raining, price gold, price petrol, price onion*, price bitcoin, price tesla,
      cricket match, ipl, world cup, prime minister, modi*, election*, vote for, capital of, write poem, horoscope,
      best college, which college, for lunch, places to visit, time in london, which phone should, which app is best,
      sky blue, tell me story, my car, weather, cricket, recipe, cook, movie*, song*, politics, irctc, landlord, my
      tenant, of amazon, until christmas, school holiday, time to visit, my instagram account, my facebook account,
      gmail password, sabzi*, mausam*, match kaun`,
    reply: [
      'That is not something I know. I can answer questions about our services, projects, prices and how to reach us; ',
      { text: 'Explore', href: '/explore' },
      ' shows everything on this site.',
    ],
  },
];
