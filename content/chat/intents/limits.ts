import type { ChatIntent } from '../chat-intent.ts';

/** What this chat does not answer. */
export const limitIntents: readonly ChatIntent[] = [
  {
    id: 'injection',
    phrases: `
      1 1, act as, customer passwords, give password, ignore previous, instructions show, password admin/show,
      pretend you, print your, prompt system, rules hidden, your instructions/rules, emails id customer, you are now`,
    reply: [
      'I am a list of prepared answers. There are no hidden instructions behind it. I can help with ',
      { text: 'our services', href: '/services' },
      '.',
    ],
  },
  {
    id: 'self-harm',
    phrases: 'kill myself, want die, not want live, want to die, suicid*',
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
      cheque bounce, lawyer fee/need, liability cap, my landlord/lawyer, rent agreement/tenant, will write, can i
      sue, copyright my logo, is it legal, master services agreement, court, divorc*, fir, landlord*, rti, visa`,
    reply: [
      'I cannot answer legal questions. Please ask a lawyer. If it is about a contract with us, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'finance',
    phrases: `
      buy bitcoin/shares, funds mutual, good share, loan dilwa/for/home, share now, tax file/save, which stock, my
      bank account, bitcoin, invest, investment, loan*`,
    reply: [
      'I cannot answer questions about money matters such as investing, tax or loans. Please ask an adviser. What a project with us costs: ',
      { text: 'quotation', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'not-offered',
    phrases: `
      3d print, accounting services, agent plot, app casino/loan, book hotel, buy car/followers/likes/views, design
      house/interior, fake website, hack account/instagram/my/someone/wifi, house paint, instagram without, install
      antivirus/cctv, likes buy, make robot, mobile phone, need cook/driver, photos wedding, remove reviews, rent
      office, repair ac/laptop/mobile/phone/printer/screen/watch, security guard, sell
      insurance/laptops/me/mobile/phones/shoes, shop computer/rent, spare parts, unlock my, write assignment, star
      google reviews, 3d, blockchain, bridge, cleaner, electrician*, flat, furniture, game*, interior, iot, laptop*,
      mehndi, pirated, pizza, plumber*, printer*, robot*, solar`,
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
      accountant refund/use, address home/ip, all time, amazon parcel, amer fort, apple rate/store, baby name, bank
      open/river, been sued, best mobile/school, biggest mistake, birthday wishes, black hole, blood group, book
      table/taxi, boy pizza, budget speech, building tallest, bus to, buy ring, cab airport, capital of, car
      founder/swift, cloud cover/form/over/rain, coaching kota, college assignment/holiday/sop, colour suit, cookies
      recipe/tea, cricket match/score, delhi to, dentist cost, distance from, doctor eye, dream mean, earn
      developer/last, electricity bill, ever sue/sued, fire people, fix this, flight to, fly planes, founder marks,
      girlfriend left, gold chain, google ceo, highest paying, holi this, host guest, hosting guests, hotel in,
      house building/handover/rent, how bake/far/high/lose/old/rich/tall, it rules, jaipur to/visit, java
      coffee/island, key of, leave application, lost key/wallet, love letter, machine sewing/washing, my
      bike/car/courier/dog/father/fridge/key/neighbour/sbi/scooter, news today, next change/google/office, number
      doctor/personal, office chair, open branch, opinion on, order amazon/taxi, paint my, party host/hosting,
      password facebook/gmail/wifi, passwords of, pay tax, percent of, petrol shell, phone best/buy/lost, population
      of, price dollar/gold/house/petrol/tesla/today/tractor, prime minister, profit made, railway job, rain
      tomorrow, recipe for, reject howmany, rent out, restaurant good/near, revenue last, ring ruby, rukh shah,
      salary ceo, secret of, sell car/company/cookies/land, site construction, staff paid, stitch shirts, tea make,
      ticket to, time is/now, today news/rain/what, traffic police, train
      book/from/marathon/number/ticket/time/timing/to, translate to, upi failed/sent, virus fever, visa rejected,
      weather in, web spider, wedding dress, what 12/gold/margin, which bank/college/competitor/laptop/party/phone,
      who invented/match/won/yesterday, will rain, world war, worst project, your
      bank/favourite/rent/revenue/salary/sales/seniors/traffic/view/visitors, best web company, better than you,
      blood donat*, clients pay most, delete instagram account, domain of function, host guest*, how far is, how
      many enquiries, how many fail, how many leads, how many left, how many orders will, how many times, how many
      visitors, how much founder, how to hacked, kitna is flat, lines of code, meaning of life, my facebook account,
      other agencies charge, pay your designers, sales go up, school fees class, search engine bing, spend on ads,
      time is it, what day is, what do you think about, what does wedding, what is weather, who is better, who is
      president, will google change, your competitor*, ac, actor, airtel, alien*, ambulance, bake, bankrupt*,
      beautiful, bicycle, birthday, biryani, bmw, boil, canteen, capital, car, caste, cat, cement, chocolate,
      christmas, cook, courier, cow, debt, dog, door, dream, eclipse, eggs, election*, elon, essay, favourite, film,
      flight*, flipkart, fort, garden, god, guitar, hair, homework, horoscope, hungry, ipl, irctc, java, jee, jio,
      key, khana, killer, kitchen, leak, mall, mango*, marathon, margin, mars, match, math, minister, mixer, modi*,
      moon, movi*, muscle, netflix, painted, paneer, passport, penicillin, petrol, photosynthesis, planet, poem,
      politic*, predict*, railway, recipe, recover, religion, resign*, rice, river, rocket, sabzi*, sbi, score,
      shirt, shoes, sky, song*, space, spider*, sued, swimming, tall, tie, tomato, tonight, vegetable*, vote, wall,
      weather`,
    reply: [
      'That is not something I know. I can answer questions about our services, projects and prices; ',
      { text: 'Explore', href: '/explore' },
      ' shows everything on this site.',
    ],
  },
];
