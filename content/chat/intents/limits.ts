import type { ChatIntent } from '../chat-intent.ts';

/** What this chat does not answer. */
export const limitIntents: readonly ChatIntent[] = [
  {
    id: 'injection',
    phrases: `
      1 1, act as, customer passwords, ignore previous, instructions show, password admin, pretend you, print your,
      prompt system, rules hidden, your instructions/rules, emails id customer, you are now`,
    reply: [
      'I am a list of prepared answers. There are no hidden instructions behind it. I can help with ',
      { text: 'our services', href: '/services' },
      '.',
    ],
  },
  {
    id: 'self-harm',
    phrases: 'kill myself, want die, better off without, jeene ka mann, not want live, suicid*, to end it, want to die',
    reply: [
      'I am sorry that it is so hard. I am only a list of answers, so please talk to a person now: in India you can call Tele-MANAS on 14416 at any hour, free of charge. In an emergency call 112.',
    ],
  },
  {
    id: 'medical',
    phrases: `
      bit me, doctor for, for cold, my pain, not sleep, pain chest/my, treatment bite, which doctor/medicine/tablet,
      bite, fever*, headach*, paracetamol, tablet*, vitamin`,
    reply: [
      'I cannot answer questions about health. Please ask a doctor, and in an emergency call 112. For software and websites, I can show you ',
      { text: 'our services', href: '/services' },
      '.',
    ],
  },
  {
    id: 'legal',
    phrases: `
      cheque bounce, lawyer need, liability cap, my landlord/lawyer, rent agreement/tenant, will write, can i sue,
      copyright my logo, court, divorc*, fir, is it legal, landlord*, master services agreement, rti, visa`,
    reply: [
      'I cannot answer legal questions. Please ask a lawyer. Liability and courts for a project with us are in ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'finance',
    phrases: `
      buy bitcoin/shares, funds mutual, good share, gst how, loan dilwa/for/home, share now, tax file/save, which
      stock, loan*`,
    reply: [
      'I cannot answer questions about money matters such as investing, tax or loans. Please ask an adviser. To learn what a project with us costs, ',
      { text: 'ask for a quotation', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'not-offered',
    phrases: `
      ac maintenance, agent plot, buy car/followers/likes, design interior, hack account/instagram/my/wifi, house
      paint, instagram without, install antivirus/cctv, likes buy, make robot, mobile phone, need cook/driver, photos
      wedding, remove reviews, repair ac/laptop/phone/printer/screen/watch, security guard, sell
      insurance/laptops/mobile/phones/shoes, shop rent, spare parts, unlock my, write assignment, 3d, blockchain,
      bridge, electrician*, flat, furniture, game*, interior, iot, laptop*, mehndi, pirated, pizza, plumber*,
      registered my private, solar, star google reviews`,
    reply: [
      'As far as I know that is not something we do. ',
      { text: 'Our services', href: '/services' },
      ' are all listed. If I misread you, ',
      { text: 'ask us', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'off-topic',
    phrases: `
      accountant use, address home/ip, all time, amer fort, apple rate, baby name, bank blocked/open/river, been sued,
      best mobile/school, biggest mistake, birth certificate, birthday wishes, black hole, blood group, book
      table/taxi, boy pizza, budget speech, building tallest, bus to, buy ring, cab airport, capital of, car
      founder/sell/swift, ceo salary, cloud cover/form/over/rain, coaching kota, college assignment/holiday/sop,
      colour suit, cookies recipe/tea, cricket match/score, delhi to, distance from, doctor eye/number, electricity
      bill, ever sue/sued, fix this, flight to, founder marks, girlfriend left, gold chain, google ceo, highest
      paying, holi this, host guest, hotel in, hours of, house building/handover/rent, how
      bake/far/high/lose/old/rich/tall, howmany complaints/last/newsletter/reject/talk, it rules, jaipur to/visit,
      java coffee/island, key of, last earn/revenue, leave application, lost key/wallet, love letter, machine
      sewing/washing, mean dream/of, my bank/bike/car/courier/dog/fridge/key/laptop/sbi/scooter, news today, next
      change/google/office, open branch/mall, opinion on, order amazon/taxi, paint my, party host/hosting, password
      gmail/wifi, passwords of, petrol shell, phone best/buy/lost, population of, price
      dollar/gold/house/petrol/tesla/today/tractor, prime minister, profit made, railway job, rain tomorrow, recipe
      for, rent out, restaurant good/near, ring ruby, rukh shah, sell cookies/land, site construction, stitch shirts,
      tea make, this year, ticket jantar/to, time now, today news/rain/what, tomorrow cloudy, traffic police, train
      book/from/marathon/ticket/time/timing/to, translate to, virus fever, visa rejected, weather in, web spider,
      wedding dress, what 12/gold/margin, when does, which bank/college/competitor/laptop/phone, who
      company/first/invented/match/won/yesterday, world war, worst project, your
      favourite/revenue/sales/seniors/traffic/view, ac, actor, airtel, alien*, ambulance, bake, bankrupt*, best web
      company, better than you, bicycle, biryani, blood donat*, bmw, boil, capital, car, caste, cat, cement,
      chocolate, christmas, cook, cow, debt, delete instagram account, dog, domain of function, dream, eclipse, eggs,
      election*, elon, essay, favourite, flight*, fort, garden, god, guitar, hair, homework, horoscope, host guest*,
      how far is, how many fail, how many leads, how many left, how many orders will, how many times, how many
      visitors, how much founder, how to hacked, hungry, ipl, irctc, java, jee, khana, killer, kitchen, kitna is flat,
      kitna is your, leak, lines of code, mall, mango*, marathon, margin, mars, math, meaning of life, minister,
      mixer, modi*, moon, movi*, muscle, my facebook account, netflix, other agencies charge, painted, paneer,
      passport, pay your designers, penicillin, petrol, photosynthesis, planet, poem, politic*, predict*, railway,
      recipe, recover, religion, resign*, rice, river, rocket, sabzi*, sales go up, sbi, school fees class, score,
      search engine bing, shoes, sky, song*, spend on ads, spider*, sued, swimming, tall, tie, tomato, tonight,
      vegetable*, vote, wall, weather, what do you think about, what does wedding, what is weather, who is better, who
      is president, will google change, you have in`,
    reply: [
      'That is not something I know. I can answer questions about our services, projects and prices; ',
      { text: 'Explore', href: '/explore' },
      ' shows most pages of this site.',
    ],
  },
];
