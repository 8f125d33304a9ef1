import type { ChatIntent } from '../chat-intent.ts';

/** What this chat does not answer. */
export const limitIntents: readonly ChatIntent[] = [
  {
    id: 'injection',
    phrases: `
      ignore previous/all/instruction, prompt system/show, hidden rules, act as/like, mode developer/dan, your prompt,
      generate image, you are now, ignore the above, pretend`,
    reply: [
      'I am a list of prepared answers. There are no hidden instructions behind it, and nothing in it can be changed from here. I can help with ',
      { text: 'our services', href: '/services' },
      ' and with reaching us.',
    ],
  },
  {
    id: 'self-harm',
    phrases: 'kill myself/me, want die, do not want to live',
    reply: [
      'I am sorry that it is so hard. I am only a list of answers, so please talk to a person now: in India you can call Tele-MANAS on 14416 at any hour, free of charge. In an emergency call 112.',
    ],
  },
  {
    id: 'medical',
    phrases: `
      pain chest/in/back, not sleep, which tablet, which tablet should, for a cold, headache*, fever*, paracetamol,
      pregnan*, headache, fever, medicine, vitamin`,
    reply: [
      'I cannot answer questions about health. Please ask a doctor, and in an emergency call 112. For software and websites, I can show you ',
      { text: 'our services', href: '/services' },
      '.',
    ],
  },
  {
    id: 'legal',
    phrases: `
      legal advice/notice, want lawyer, cheque bounce, case court/fight/property, rent agreement/tenant, deposit
      landlord, is it legal, copyright my logo, sue, divorce*, rti, arrest, divorce`,
    reply: [
      'I cannot answer legal questions. Please ask a lawyer. If it is about a contract with us, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'finance',
    phrases: `
      which stock, good shares, tax income/return/save, my savings, gold investment, stock buy, shares sell/now,
      mutual fund, best ai stock, my bank account, mutual fund*, loan*, bitcoin, loan, invest`,
    reply: [
      'I cannot answer questions about money matters such as investing, tax or loans. Please ask an adviser. If you want to know what a project with us costs, ask for ',
      { text: 'a quotation', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'not-offered',
    phrases: `
      unlock my, wedding photography, buy followers/car, phone buy/dead/unlock, hotel room, rent flat/office, sell
      shoes/phones/insurance/laptop, hack instagram/phone/my/into/whatsapp, instagram without, my ex, wifi
      friend/password/setup, repair mobile/pc/ac/screen, install cctv/antivirus, review fake/delete, print t, robot
      build, antivirus pc, star google reviews, interior design*, used car*, cctv*, plumber*, electrician*, pizza,
      laptop*, printer*, cctv, iot, blockchain, vr, drone, electrician, 3d`,
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
      ^weather$, weather today, today weather/news, price bitcoin/tesla/onion, match kaun/yesterday, world cup, vote for, capital of, best
      college/restaurant, which college/party/country, my car/garden/dog/boss, of amazon, school holiday, gmail
      password, who won/invented, train from/timing/next, bus from/goes, girlfriend not/left, square root, currency
      rate, history of, news today, latest news, near restaurant/hotel/gym/school/doctor/jaipur, translate this, paytm
      wallet, cloud over, exam result, admission in, shah rukh, planes fly, colour suit, taxi to/book, percent of, new
      york, black hole, holi this, rupee dollar, clouds form, ceo google, government scheme, in london, joke about,
      video game, water bill, hawa mahal, tourist places, gst on, tea make, car hire, weather iphone, all time, amazon
      number, how bake, will it rain, places to visit, which phone should, which app is best, my facebook account,
      good place to work, meaning of life, delete instagram account, what is the weather, good night into, search
      engine bing, amazon customer care, price onion*, ipl, modi*, election*, horoscope, cricket, recipe, cook,
      movie*, song*, irctc, sabzi*, mausam*, rain, score, election, flight, movie, film, song, sing, poem, story,
      homework, distance, population, tallest, visa, passport, lottery, dream, god, planet, moon, actor, weight,
      paneer, biryani, kohli, photosynthesis, tenant, rivers, painted, bake, swim, eclipse, bicycle, airport, mango*,
      mars, everest, cat, chocolate, war, hungry, wash, favourite, rich, vegetables, plus, minus, times, jio, alien*,
      beautiful, essay, tonight, eat, dinner, sky, ocean, earth, animal*, bollywood, actress, singer, christmas,
      mayor, king, queen, minister, ghost, zodiac, tie, tall, bing, batman, khana, barish, virat, dhoni, spell,
      synonym, sports, chess, tv, radio, fridge, ac, gas, ration, fort, zoo, museum, temple, mandir, baby, petrol, bmw`,
    reply: [
      'That is not something I know. I can answer questions about our services, projects, prices and how to reach us; ',
      { text: 'Explore', href: '/explore' },
      ' shows everything on this site.',
    ],
  },
];
