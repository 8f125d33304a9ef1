import { company } from '../../company.ts';
import type { ChatIntent } from '../chat-intent.ts';

/** Who we are, and working for us or with us. */
export const companyIntents: readonly ChatIntent[] = [
  {
    id: 'partnership',
    phrases: `
      agency also/out/we, fee referral, label white, outsource us/work/you, refer you, resell services/your, services
      under, tie up, together business/work, services to our clients, outsource to you, sell your services, send you
      clients, turning them away, under our name, we are agency, you do code, ^partnership$, collaborate, partner,
      partner*, partnership, referral, referral*, reseller, reseller*, subcontract, subcontract*`,
    reply: [
      'We work with other agencies, under their name or ours. Tell us in ',
      { text: 'a message', href: '/contact-form' },
      ' what you have and what is missing.',
    ],
  },
  {
    id: 'internship',
    phrases: `
      am student, apply price, internship for/online/stipend/student/web, month studio, student college/summer/take,
      training certificate/industrial/month/summer, year 3rd/third, six month of, take on student, training ke liye,
      intern, intern*, internship*, stipend`,
    reply: [
      'We list no internships here. Write to us through ',
      { text: 'the contact form', href: '/contact-form' },
      ' with what you can do and one piece of work, and ask; one of us answers.',
    ],
  },
  {
    id: 'training',
    phrases: `
      become developer, classes chalti/join/python, course certificate/certification/coding/fee/have/offer/seo/web,
      learn hai/programming/want/web/where, lessons wordpress, teach me/programming/python/web/you, app design course,
      learn from you, want to become, batch, sikh*, training*, webinars, workshops`,
    reply: [
      'We do not sell training or courses. What we know about search is in ',
      { text: 'nine free guides', href: '/seo-service' },
      ', and ',
      { text: 'AI in Depth', href: '/Ai-Depth' },
      ' explains how AI works.',
    ],
  },
  {
    id: 'freelancers',
    phrases: `
      freelance designer/developer/project/work/writer, freelancer hire/join, i draw, illustrations need, on side,
      outsource your, subcontractors use, through work, do you outsource, freelance with you, i am freelance, i am
      freelancer, join your pool, ^freelancer*, independents`,
    reply: [
      'Freelancers are welcome to ',
      { text: 'write to us', href: '/contact-form' },
      ': say what you do best, show one piece of it, and when you have time.',
    ],
  },
  {
    id: 'careers',
    phrases: `
      any opening, applied heard/month, designer post, email hr, interview gave/result/through/when, job
      aapke/chahiye/fresher, join company/team/you, opening any/developer/for/have, remote work, role for, any work for
      me, work for me at, work in your team, work with you as, are you hire, chahiye app developer, chance of job,
      company me work, finish my mca, is there work, join your team, place for me, work at your, work for you, work from
      home, ^job$, apply, cv, fresher, fresher*, hire, job, job*, placement, recruit, recruit*, resume, salary, नौकरी*`,
    reply: [
      'Applications are welcome through ',
      { text: 'the contact form', href: '/contact-form' },
      ': say what you do best and add a link to one piece of it. Open positions are not listed here.',
    ],
  },
  {
    id: 'vendor',
    phrases: `
      available developers, business loan/proposal, buy who, click here, coffee machine, contract electricity, crm demo,
      crypto invest, dear sir, domain premium/sale/sell, email database/sell, errors found/noticed, followers for,
      guaranteed returns, hum give/karte/sell/seo, i represent/supply, introduce our, leads bring/buy/day/sale/sell, led
      morning, loan your, offer backlinks/make/you, office chairs/furniture/supply, our experts/professionals/rate/tool,
      outsourcing of/payroll, pitch our/services, post guest/sponsored, put website, rate won, sell you, services sms,
      show wed, staff insurance, supply you, try our, we deal/give/make/manufacture/offer/sell/supply, your
      electricity/purchasing, errors with your website, in rate of purchasing, our product to you, our services to you,
      our software for you, post on your blog, we can help your, would you be interested, are you interested, bulk sms
      services, credit card machine, cvs of our, demo of our, get you followers, greetings of day, hire from us, i am
      sell, insurance for your, like to offer, loan for your, may i introduce, our company can, our company give, our
      company offer, our team can, page one we, rank your website, sir we are, to buy traffic, want office space, want
      to supply, we are leads, we are offer, we can bring, we can supply, we have database, we have developers, we have
      team, you have won, manpower, toner`,
    reply: [
      'Offers go through the ',
      { text: 'contact form', href: '/contact-form' },
      ', in two sentences and without attachments. We answer when we need it.',
    ],
  },
  {
    id: 'investors',
    phrases: `
      buy shares, company buy/invest/sale, equity cash/for/instead/take, funding need/you, invest you/your, money raise,
      stake in, you funding, your funding/revenue, invest in you, acquire, bootstrapped, investor, nse, profit, turnover`,
    reply: [
      'That is nothing I know. Please write to the founders through ',
      { text: 'the contact form', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'press',
    phrases: `
      ceo interview, contact media, feature you, founder photo, invite you, our channel/newspaper, press
      contact/kit/logo, speak at/event, story on, writing about/article/piece, article about for, article about you,
      film about you, quote you in, ^press$, akhbaar, conference, interview, journalist, magazine, podcast, portray`,
    reply: [
      'Thank you for asking. Please write through ',
      { text: 'the contact form', href: '/contact-form' },
      ' and say for whom and until when; one of us answers.',
    ],
  },
  {
    id: 'certificates',
    phrases: 'certificate have, google partner, award, certifications, certified, iso',
    reply: [
      'I know of no certificate or award to show you here. If your purchase requires one, name it in ',
      { text: 'a message', href: '/contact-form' },
      ', and you get a plain answer.',
    ],
  },
  {
    id: 'registered',
    phrases: `
      asli hai, company legal/limited/number/pan/private/real/registered/registration, legal name, limited private,
      number pan/registration, registered business/gst, your pan, cin, gstin, incorporat*, incorporated, msme, pvt`,
    reply: [
      'The company is Jantar, in Jaipur, Rajasthan 302017, India. Ask for anything more in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'trust',
    phrases: `
      any reviews, be certain/sure, believe why/you, certain about, company cheated/fake/fraud, exist really, fraud
      not/to, jaoge bhaag, office real, run advance/money/off, trust you, if you do not deliver, how do i know, are you
      fraud, are you real, last year i, out of business, sure you are, bharosa, bharosa*, genuine, legit, legit*, scam,
      trust`,
    reply: [
      'Do not take our word: ask for work like yours and for the written terms, and pay by agreed stages. ',
      { text: 'Reasons to Choose Us', href: '/features' },
      ' lists what every client gets.',
    ],
  },
  {
    id: 'clients',
    phrases: `
      anyone famous, brands worked, clients biggest/call/existing/famous/list/names/past/reviews/who, else who, have
      reviews, reviews read/where, uses who/you, which clients, which companies have, ^clients$, ^reviews$, references`,
    reply: [
      'We name no clients and print no reviews here. Ask for work like yours in ',
      { text: 'a call', href: '/book-a-call' },
      ', with what went well and what did not.',
    ],
  },
  {
    id: 'portfolio',
    phrases: `
      built any, demo website, kuch built, past see, pehle ka/ke/what, products shipped, projects
      past/previous/recent/see, shw sum, work earlier/previous/similar, what have you built, built so far, see at stuff,
      see website built, your best work, ^portfolio$, ^work$, examples, portfolio, portfolio*, portfollio, show`,
    reply: [
      'Ask us for work like yours in ',
      { text: 'a booked call', href: '/book-a-call' },
      ', and we show it with what went well and what did not. No list of projects is printed here.',
    ],
  },
  {
    id: 'name-meaning',
    phrases: 'jantar called/mean/name/what/why, name come/from/mean/why, named after/company, sundial*',
    reply: [
      'Our name comes from the observatory in Jaipur, whose stone instruments turn light into numbers. ',
      { text: 'About us', href: '/about' },
      ' tells the story.',
    ],
  },
  {
    id: 'this-site',
    phrases: `
      site banai/yourselves, technology does your own, site made with, this site made, this site with, who designed
      site, your site with`,
    reply: [
      'We built it ourselves: pages made ahead of time, with React only where something moves, and no trackers. ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' shows how we work.',
    ],
  },
  {
    id: 'experience',
    phrases: `
      bank worked, built before/similar, company old/when, delivered projects, done anything/before/fintech, ever built,
      experience how/kitna, founded when, howlong been/business/company/existed, howmany projects/shop/years, saal se,
      since when, built anything for, built like this, howlong have you, experienc*, experience`,
    reply: [
      'The site says 2+ years in UI/UX and branding. Whether we have done something like your project, ask in ',
      { text: 'a call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'why-you',
    phrases: `
      choose you, cousin can, different agencies/from/you, freelancer instead, hire reason/why, other agencies, over
      other, special what, why you, you hi/why, your advantage, good reason to give, how are you better, how are you
      different, why should i choose, why should i pick, you se hi why, better than other, do it myself, for free why,
      go with you, makes you better, makes you different, special about you, why not just, why pay you, you ko why, usp`,
    reply: ['Nine reasons, each small enough to check: ', { text: 'Reasons to Choose Us', href: '/features' }, '.'],
  },
  {
    id: 'team',
    phrases: `
      behind people, company founded, developers enough/lead/sit/staff/where, hand job, howmany
      designers/developers/log/members/people/staff/work, in house, kitne log, meet team, one man, team
      big/how/howmany/kitni/meet/members/people/who/your, who
      behind/boss/designs/developers/exactly/head/lead/runs/started, your boss/cto/founder/owner, aur se karwate,
      company and when, howmany of you, people are you, photos of team, who are people, who will work, who work project,
      your team$, ^team$, ceo, founder, headcount, introduce, malik, women`,
    reply: ['We are a small team in Jaipur. ', { text: 'The team page', href: '/team' }, ' shows the roles.'],
  },
  {
    id: 'industries',
    phrases: `
      bother with, projects healthcare/size, sectors clients/which/work, small business, specialise in, startups or,
      which sectors, kind of clients, we are ngo, work for hospital, work with school, work with small, government,
      industry`,
    reply: [
      'We work for firms of any size and field: shops, schools, clinics, makers, marketplaces. See ',
      { text: 'what we do', href: '/services' },
      '.',
    ],
  },
  {
    id: 'about',
    phrases: `
      about company/jantar/us/you/your/yourselves, company background/does/history/story/what, tell about, what
      karte/karti, who log, your history/mission/story, when did you start, baare me batao, what is jantar, who are you,
      your company do, ^about$`,
    general: true,
    reply: [
      `${company.name} is a small company in ${company.address.city} that designs, builds and looks after websites, shops, apps and automations. `,
      { text: 'About us', href: '/about' },
      ' has the rest.',
    ],
  },
  {
    id: 'freelance-platform',
    phrases: `
      commission kitna, earnings withdraw, freelancer account/find/paid/percentage/register, my earnings, platform fee,
      post job/projects, register as, your platform, bid on projects, find clients on, freelancer ka money, commission`,
    reply: [
      'This site is no freelance marketplace: there is no commission and no payout. We are a company that ',
      { text: 'builds them', href: '/solutions' },
      '.',
    ],
  },
];
