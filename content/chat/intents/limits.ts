import type { ChatIntent } from '../chat-intent.ts';

/** What this chat does not answer. */
export const limitIntents: readonly ChatIntent[] = [
  {
    id: 'injection',
    phrases: `
      1 1, act as/like, developer mode, forget rules, generate image, hidden instructions/rules, ignore
      above/all/everything/instructions/previous/rules, instructions show, prompt print/system, your
      instructions/prompt, emails id customer, give me password, you are now, pretend`,
    reply: [
      'I am a list of prepared answers. There are no hidden instructions behind it. I can help with ',
      { text: 'our services', href: '/services' },
      '.',
    ],
  },
  {
    id: 'self-harm',
    phrases: 'jeena not, want die/marna, not want live',
    reply: [
      'I am sorry that it is so hard. I am only a list of answers, so please talk to a person now: in India you can call Tele-MANAS on 14416 at any hour, free of charge. In an emergency call 112.',
    ],
  },
  {
    id: 'medical',
    phrases: `
      cold and, for cold, have cough/pain, my pain, not sleep, pain chest/in, sick i, tablet for, which tablet should,
      fever, fever*, headach*, headache, medicine, paracetamol, pregnan*, vitamin`,
    reply: [
      'I cannot answer questions about health. Please ask a doctor, and in an emergency call 112. For software and websites, I can show you ',
      { text: 'our services', href: '/services' },
      '.',
    ],
  },
  {
    id: 'legal',
    phrases: `
      bounce cheque, in jail, lawyer need, my landlord/lawyer, rent tenant, copyright my logo, is it legal, arrested,
      divorc*, divorce, rti, sue`,
    reply: [
      'I cannot answer legal questions. Please ask a lawyer. If it is about a contract with us, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'finance',
    phrases: `
      bitcoin price, funds mutual, gold investment, good share, share now, tax income/return/save, which stock, best ai
      stock, my bank account, bitcoin, invest, loan, loan*`,
    reply: [
      'I cannot answer questions about money matters such as investing, tax or loans. Please ask an adviser. What a project with us costs: ',
      { text: 'quotation', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'not-offered',
    phrases: `
      agent travel, antivirus pc, book hotel, buy followers/phone, camera install, design
      car/clothes/furniture/house/interior/jewellery/room/shoes, hack instagram/into/someone/whatsapp/wifi, instagram
      without, make bridge/muscle/road/robot/wall, phone recover, photos recover/wedding, remove reviews, rent
      flat/office, repair ac/computer/mobile/phone/screen, sell car/computer/insurance/laptop/phone/shoes, unlock my,
      print t shirts, star google reviews, used car*, 3d, blockchain, cctv, cctv*, electrician, electrician*, iot,
      laptop*, pizza, plumber, plumber*, printer*`,
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
      2 2, all time, assignment college/do/my, bank forgot/password, best book/college/hotel/phone/restaurant, black
      hole, bmw logo, book recommend/taxi, boy pizza, budget speech, bus from/goes/to, capital of, car start, cash
      counter, ceo google, cheapest petrol, close mall, cloud form/over, college holiday/sop, colour suit, courier
      track, currency of, delete facebook, electricity bill/pay, fix this, fly planes, girlfriend left, gmail
      account/password/reset, guitar learn, hand second, history of, holi this, hotel in, how
      bake/clean/deep/fry/high/lose, in london, lost phone, make tea, margin profit, my
      car/courier/garden/neighbour/parcel/tv, near restaurant, news today, not phonepe, order amazon/taxi, paytm wallet,
      percent of, places visit, president of, price dollar/gold/petrol/tesla, recipe for, rent car/out/room, rukh shah,
      ticket to, today date/news/weather, train delhi/from/leave/ticket/time/timing/to, translate good/this/to, weather
      in/like, what 12/khaya, which college/party, who invented/match/won, world cup/war, write letter/story, your
      bank/leads/mother/salary/seniors, good places to work, mobile should i buy, which app is best, amazon customer
      care, bank details changed, day until christmas, delete instagram account, delete photos from, good night into,
      how far is, how to hacked, howmany software companies, jantar mantar ticket, kitna is flat, meaning of life, my
      facebook account, my tax return, not return my, places to visit, price of gold, price of petrol, sabzi ka price,
      search engine bing, time is it, to boil egg, what does wedding, what is weather, what time is, which phone should,
      who is president, who is prime, will it rain, write python script, ac, actor, alien*, aliens, baby, bake,
      beautiful, bicycle, biryani, bmw, boil, bollywood, cat, chocolate, christmas, cook, cricket, discovered, distance,
      dog, dream, dress, eat, eclipse, election, election*, essay, everest, favourite, flight, fort, god, hair,
      homework, horoscope, hungry, integral, ipl, jio, khana, kohli, mango*, mars, mausam*, minister, modi, modi*, moon,
      movi*, movie, muscle, painted, paneer, passport, penicillin, petrol, photosynthesis, planet, poem, population,
      rain, recipe, rich, river, sabzi*, score, shoes, sing, sky, song, song*, spider, swimming, tall, tallest, tie,
      tomatoes, tonight, vegetables, virat, wash, weight`,
    reply: [
      'That is not something I know. I can answer questions about our services, projects and prices; ',
      { text: 'Explore', href: '/explore' },
      ' shows everything on this site.',
    ],
  },
];
