import type { ChatIntent } from '../chat-intent.ts';

/** What this chat does not answer. */
export const limitIntents: readonly ChatIntent[] = [
  {
    id: 'injection',
    phrases: `
      1 1, act as, give password, ignore previous, instructions show, password admin/show, pretend you, print your,
      prompt system, rules hidden, your instructions/rules, emails id customer, give me password, you are now`,
    reply: [
      'I am a list of prepared answers. There are no hidden instructions behind it. I can help with ',
      { text: 'our services', href: '/services' },
      '.',
    ],
  },
  {
    id: 'self-harm',
    phrases: 'not want live',
    reply: [
      'I am sorry that it is so hard. I am only a list of answers, so please talk to a person now: in India you can call Tele-MANAS on 14416 at any hour, free of charge. In an emergency call 112.',
    ],
  },
  {
    id: 'medical',
    phrases: `
      bit me, doctor for, for cold, my pain, not sleep, pain chest/my, tablet for, which tablet should, allergy, bite,
      bukhar, cough, covid, dawai, diabetes, fever*, headach*, injury, medicine, paracetamol, pregnan*, sick, skin,
      snake, symptoms, tooth, treatment, vaccine, vitamin`,
    reply: [
      'I cannot answer questions about health. Please ask a doctor, and in an emergency call 112. For software and websites, I can show you ',
      { text: 'our services', href: '/services' },
      '.',
    ],
  },
  {
    id: 'legal',
    phrases: `
      lawyer need, my landlord/lawyer, rent tenant, will write, copyright my logo, is it legal, affidavit, arrested,
      court, divorc*, fir, immigration, landlord, patent, police, rti, tenant, trademark, visa`,
    reply: [
      'I cannot answer legal questions. Please ask a lawyer. If it is about a contract with us, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'finance',
    phrases: `
      funds mutual, good share, personal loan, share now, tax file/save, which stock, my bank account, bitcoin, forex,
      insurance, invest, investment, itr, loan*, mortgage, mudra, nifty, pension, sensex, sip`,
    reply: [
      'I cannot answer questions about money matters such as investing, tax or loans. Please ask an adviser. What a project with us costs: ',
      { text: 'quotation', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'not-offered',
    phrases: `
      agent plot, book hotel, buy car/followers, computer shop, hack account/facebook/instagram/wifi, instagram
      without, install antivirus, make robot, mobile phone, photos wedding, remove reviews, rent office, repair
      mobile/phone/printer/screen/watch, sell insurance/mobile/shoes, unlock my, star google reviews, 3d, architect,
      assignment, betting, blockchain, bridge, broadband, casino, catering, cctv*, civil, cleaner, dance, dress,
      driver, driving, electrical, electrician*, flat, gambling, games, garment, hardware, interior, iot, kundli,
      laptop*, maid, mechanical, nft, parcel, parrot, pest, pizza, plot, plumber*, political, printer*, recharge,
      sewing, sim, stitch*, tank, tattoo, tution, xerox`,
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
      accountant use, all time, apple rate/store, best mobile, black hole, book table/taxi, boy pizza, budget speech,
      bus to, buy ring, cab airport, cloud cover/form/over, college assignment/holiday/sop, colour suit, cookies
      recipe/sell/tea, electricity pay, ever sue, fix this, flight to, fly planes, girlfriend left, gold chain, google
      ceo/next, holi this, home address, hosting guests/party, hotel in, house handover, how bake/far/lose, jaipur
      visit, leave application, lost phone/wallet, marks founder, my car/courier/dog/key/mother/neighbour/sbi/son,
      next change, order amazon/taxi, party host, password bank/gmail/wifi, percent of, price
      dollar/gold/petrol/tesla/today, rate interest, recipe for, reject howmany, rent out, rukh shah, tea make, ticket
      to, time is/now, today news, train book/from/time/to, translate good/to, washing machine, weather in, web
      spider, wedding dress, what 12/best/gold/margin/today, which college/phone, who invented/match/won/yesterday,
      world war, your bank/salary/seniors, day until christmas, delete instagram account, google change update, how
      far is, how many failed, how much founder, how to hacked, kitna is flat, my facebook account, price of iphone,
      sabzi ka price, school fees class, search engine bing, time is it, to boil egg, what day is, what does wedding,
      what is weather, what time is, aadhaar, aadhar, ac, actor, actress, airtel, alien*, atm, baby, bake, beautiful,
      bed, bicycle, bike, biology, bird, birthday, biryani, biscuit, bmw, boil, bollywood, bond, buffalo, bus,
      capital, car, cat, chemistry, chocolate, christmas, cibil, cloudy, cobweb, cockroach, coffee, cook, cow, crop,
      curtain, diamond, diesel, diet, dinner, distance, dog, door, dream, eat, eclipse, eggs, election*, elephant,
      embassy, essay, everest, exercise, farmhouse, farming, favourite, film, fish, flight, football, fort, fridge,
      gana, garden, geography, ghost, girl, goat, god, gold, guitar, hair, haircut, hdfc, homework, horoscope, horse,
      hungry, icici, iit, integral, ipl, irctc, java, jee, jio, key, khana, killer, kitchen, kohli, largest, leak,
      lottery, makeup, mall, mandi, mango*, marathon, margin, mars, match, math, mausam*, metro, milk, minister,
      modi*, moon, mosquito, mouse, movi*, muscle, necklace, neet, netflix, onion, painted, paneer, passport,
      penicillin, petrol, pg, photosynthesis, physics, piano, pipe, planet, plant, pnr, poem, pool, population,
      president, principal, protein, pubg, puppy, railway, rain, rashifal, ration, recipe, recover, resort, rice,
      rich, river, rocket, roof, sabzi*, salman, samsung, sbi, scooter, score, shahrukh, shirt, shoes, silver, sky,
      sofa, song*, space, spider, spy, stamp, sued, sun, swimming, tabla, tall, tallest, temperature, tie, toilet,
      tomatoes, tonight, tourist, tree, upsc, vegetable*, violin, virat, voter, wall, weather, weight, wheat`,
    reply: [
      'That is not something I know. I can answer questions about our services, projects and prices; ',
      { text: 'Explore', href: '/explore' },
      ' shows everything on this site.',
    ],
  },
];
