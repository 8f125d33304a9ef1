import { company } from '../../company.ts';
import type { ChatIntent } from '../chat-intent.ts';

/** Who we are, and working for us or with us. */
export const companyIntents: readonly ChatIntent[] = [
  {
    id: 'partnership',
    phrases: `
      white label, tie up/propose, our name/brand, client refer, quietly under, studio design/branding, silent team,
      outsource work to you, under our name, send you client, turning them away, subcontract*, partner*, reseller*,
      referral*, collaborate, referral, subcontract, partnership, partner`,
    reply: [
      'We work with other agencies, under their name or ours. Tell us in ',
      { text: 'a message', href: '/contact-form' },
      ' what you have and what is missing.',
    ],
  },
  {
    id: 'internship',
    phrases: `
      training summer/certificate/bca/mca, year third/final, student cse/btech/bca/work, project college/guidance,
      intern apply, intern, internship*, intern*, stipend`,
    reply: [
      'We list no internships here. Write to us through ',
      { text: 'the contact form', href: '/contact-form' },
      ' with what you can do and one piece of work, and ask; one of us answers.',
    ],
  },
  {
    id: 'training',
    phrases: `
      teach me/make, learn design/coding/development, course web/coding/offer/certification, coding teach, sikhna
      website, want to learn, app design course, training*, bootcamp*, mentor*, sikh*, seekh*, workshop, webinar,
      seminar, batches`,
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
      freelancers hire/work/join, freelance work/writers/designer/developer/editor/join/artist, am freelance, i draw,
      as freelancer, join pool, freelancer pool/become, motion graphics, work side, through kaam, i am freelancer,
      join your pool, independents`,
    reply: [
      'Freelancers are welcome to ',
      { text: 'write to us', href: '/contact-form' },
      ': say what you do best, show one piece of it, and when you have time.',
    ],
  },
  {
    id: 'careers',
    phrases: `
      join you/team, work culture/jantar, opening for, open roles, any job/opening, application post/designer,
      designer post, interview call/through, employee allowed, apply how, join your team, looking for an app
      developer, remote work possible, are you hiring, place for me, employment, नौकरी*, job*, vacanc*, resume, cv,
      biodata, salary, recruit*, fresher*, walkin, job, hiring, apply, recruit, fresher, perks`,
    reply: [
      'Applications are welcome through ',
      { text: 'the contact form', href: '/contact-form' },
      ': say what you do best and add a link to one piece of it. Open positions are not listed here.',
    ],
  },
  {
    id: 'vendor',
    phrases: `
      we provide/supply/sell/offer, offer you/our, sell you, leads quality/supply/interested, guest post, i represent,
      da high, office furniture, we can bring`,
    reply: [
      'Offers go through ',
      { text: 'the contact form', href: '/contact-form' },
      ', in two sentences and without attachments. We answer when we need it; there is nothing more I can do with it here.',
    ],
  },
  {
    id: 'investors',
    phrases: 'raising money, listed on, your shares, nse, turnover, profit, investor, revenue',
    reply: [
      'That is nothing I know. Please write to the founders through ',
      { text: 'the contact form', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'press',
    phrases: 'story writing, news story/article, quote you in, journalist, interview',
    reply: [
      'Thank you for asking. Please write through ',
      { text: 'the contact form', href: '/contact-form' },
      ' and say for whom and until when; one of us answers.',
    ],
  },
  {
    id: 'certificates',
    phrases: 'soc 2, member of, iso, certified, awards, certification',
    reply: [
      'I know of no certificate or award to show you here. If your purchase requires one, name it in ',
      { text: 'a message', href: '/contact-form' },
      ', and you get a plain answer.',
    ],
  },
  {
    id: 'registered',
    phrases: `
      number pan/tax, pan card, asli hai, private limited, legal entity, company licence/documents/legal/type,
      registration number/vendor/certificate, vendor onboarding, startup india, gst registered, gstin, cin, llp,
      incorporat*, msme, udyam, proprietorship, registered, pvt, license`,
    reply: [
      'The company is Jantar, in Jaipur, Rajasthan 302017, India. ',
      { text: 'Terms', href: '/terms' },
      ' names what the law asks for; ask for anything more in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'trust',
    phrases: `
      fraud not/to, run away, bhag gaye, company real, trust you, protects me, doob money/chuka, agency paid, sure
      how, money lost, any reviews, be sure, how do i know, out of business, if you do not deliver, sure you are,
      bharosa*, trust, legit*, scam, genuine, reliable, burnt, legit, bharosa`,
    reply: [
      'Do not take our word: ask for work like yours and for the written terms, pay by agreed stages, and keep the accounts in your name. ',
      { text: 'Reasons to Choose Us', href: '/features' },
      ' lists what every client gets; a ',
      { text: 'call', href: '/book-a-call' },
      ' lets you judge the people.',
    ],
  },
  {
    id: 'clients',
    phrases: `
      your clients/review, clients past/famous/list/happy/big/earlier, client
      biggest/names/talk/previous/who/testimonials/feedback, which companies, brands worked, have reviews, anyone
      famous, reviews your, who uses your, references`,
    reply: [
      'We name no clients and print no reviews here. Ask for work like yours in ',
      { text: 'a call', href: '/book-a-call' },
      ', with what went well and what did not.',
    ],
  },
  {
    id: 'portfolio',
    phrases: `
      pehle what/ka, made earlier/any, work previous/pehle/done/recent/links, project past/similar/previous/best,
      projects show/recent, demo website, your projects, your best work, apps you have made, look at stuff, your
      work$, portfolio*, portfollio, examples, dikhao, portfolio, case`,
    reply: [
      'Ask us for work like yours in ',
      { text: 'a booked call', href: '/book-a-call' },
      ', and we show it with what went well and what did not. No list of projects is printed here.',
    ],
  },
  {
    id: 'name-meaning',
    phrases: 'jantar called/why/meaning, jantar mean*, sundial*',
    reply: [
      'Our name comes from the observatory in Jaipur, whose stone instruments turn light into numbers. ',
      { text: 'About us', href: '/about' },
      ' tells the story.',
    ],
  },
  {
    id: 'this-site',
    phrases: 'website yourselves, technology does your own, this website made',
    reply: [
      'We built it ourselves: pages made ahead of time, with React only where something moves, and no trackers. ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' shows how we work.',
    ],
  },
  {
    id: 'experience',
    phrases: `
      years of/howmany/business/in, saal se, projects howmany/completed/done, since when, how experienced, in
      business, company old, track record, business howlong, when founded, before made, year start, new company,
      similar built, howlong have you, have you done anything, have you done something, experience*, expertise,
      experience`,
    reply: [
      'The site says 2+ years in UI/UX and branding. Whether we have done something like your project, ask in ',
      { text: 'a call', href: '/book-a-call' },
      ': we say what we have built and what would be new to us.',
    ],
  },
  {
    id: 'why-you',
    phrases: `
      why choose/you/hire/agency, pick you, different from/what/makes, hire reason, stand out, freelancer instead,
      other companies, kyu chune, over other, choose you, agency big, why not just, aap se hi kyu, go with you, good
      reason to give, how are you better, unique`,
    reply: [
      'Nine reasons, each small enough to check: ',
      { text: 'Reasons to Choose Us', href: '/features' },
      '. The shortest: agreed scope, working steps early, everything in your name, six months of free support.',
    ],
  },
  {
    id: 'team',
    phrases: `
      people howmuch/behind, howmuch log, howmany people/developers/log/employee, developer leaves, who
      developers/boss/behind/owner/runs/designs/exactly, one man, developers enough, owner name, big how, in house,
      outside freelancers, outsource my, subcontract my, own employees, staff strength, who work project, person i am
      talking to, photos of the team, howmany of you, aur se karwate, your team$, how many there, hand the job, malik,
      founder, ceo, cto, ^team$, women, introduce`,
    reply: ['We are a small team in Jaipur. ', { text: 'The team page', href: '/team' }, ' shows the roles.'],
  },
  {
    id: 'industries',
    phrases: `
      do healthcare, small businesses/company, work schools/ngos, healthcare projects, size typical/project, too
      small, one person, projects big, single tailor, bother with, industries, government`,
    reply: [
      'We work for firms of any size and field: shops, schools, clinics, makers, marketplaces. What counts is what should change; describe it in ',
      { text: 'a message', href: '/contact-form' },
      ', or see ',
      { text: 'what we do', href: '/services' },
      '.',
    ],
  },
  {
    id: 'about',
    phrases: `
      about yourself/yourselves/company/you/jantar, company do/karti/introduction/kya/about/details/history, tell
      about, kya karte, about your company, baare me batao, what is jantar, जंतर*, कंपनी*, intro, mission`,
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
      freelancer payment/paisa/want/site/marketplace/find, freelancers percentage, your platform, post job, freelancer
      ka paisa, commission`,
    reply: [
      'This site is no freelance marketplace: there is no commission and no payout. We are a company that ',
      { text: 'builds them', href: '/solutions' },
      '; for anything else, ',
      { text: 'write to us', href: '/contact-form' },
      '.',
    ],
  },
];
