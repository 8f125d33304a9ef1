import { company } from '../../company.ts';
import type { ChatIntent } from '../chat-intent.ts';

/** Who we are, and working for us or with us. */
export const companyIntents: readonly ChatIntent[] = [
  {
    id: 'partnership',
    phrases: `
      we are agency, white label, whitelabel, subcontract*, i own agency, collaboration, partner*, reseller*,
      referral*, tie up, tieup, collaborate, designs under our name, without in house developers, outsource work to
      you`,
    reply: [
      'We work with other agencies, under their name or ours. Tell us in ',
      { text: 'a message', href: '/contact-form' },
      ' what you have and what is missing.',
    ],
  },
  {
    id: 'internship',
    phrases: 'इंटर्नशिप*, intern, interns, internship*, trainee',
    reply: [
      'We list no internships here. Write to us through ',
      { text: 'the contact form', href: '/contact-form' },
      ' with what you can do and one piece of work, and ask; one of us answers.',
    ],
  },
  {
    id: 'training',
    phrases: `
      want to learn, teach me, learn design, training*, class, bootcamp*, tutor*, mentor*, sikh*, seekh*, teach,
      teaching, tuition, app design course`,
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
      i am freelancer, i am independent, hire freelancers, freelancers work, freelance work, freelance writers,
      independents, outsource work to freelancers, freelance designer can, freelancers join, i am freelance`,
    reply: [
      'Freelancers are welcome to ',
      { text: 'write to us', href: '/contact-form' },
      ': say what you do best, show one piece of it, and when you have time.',
    ],
  },
  {
    id: 'careers',
    phrases: `
      hiring, join your team, join you, apply for, how to apply, part of your team, want job, employment, work
      culture, नौकरी*, job*, vacanc*, opening for, open positions, open roles, resume, cv, biodata, salary, recruit*,
      fresher*, walk in interview, remote work developers, hire kar rahe, looking for an app developer, remote work
      possible`,
    reply: [
      'Applications are welcome through ',
      { text: 'the contact form', href: '/contact-form' },
      ': say what you do best and add a link to one piece of it. Open positions are not listed here.',
    ],
  },
  {
    id: 'vendor',
    phrases: `
      we provide, we supply, we sell, offer you, sell you, to companies like yours, we can bring, quality leads,
      supply leads, introduce our, guest post, can provide guest, provide guest posts, supplier*, link exchange, leads
      interested, vendor, vendors`,
    reply: [
      'Offers go through ',
      { text: 'the contact form', href: '/contact-form' },
      ', in two sentences and without attachments. We answer when we need it; there is nothing more I can do with it here.',
    ],
  },
  {
    id: 'investors',
    phrases: 'raising money, listed on, nse, turnover, profit, ^investors$, are you raising',
    reply: [
      'That is nothing I know. Please write to the founders through ',
      { text: 'the contact form', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'press',
    phrases: `
      quote you in, writing story, journalist, reporter, press release, news story, interview, ^press$, press enquiry`,
    reply: [
      'Thank you for asking. Please write through ',
      { text: 'the contact form', href: '/contact-form' },
      ' and say for whom and until when; one of us answers.',
    ],
  },
  {
    id: 'certificates',
    phrases: 'iso, soc 2, certified, certification, certifications, certificates, awards, member of',
    reply: [
      'I know of no certificate or award to show you here. If your purchase requires one, name it in ',
      { text: 'a message', href: '/contact-form' },
      ', and you get a plain answer.',
    ],
  },
  {
    id: 'registered',
    phrases: `
      registered company, legally registered, gstin, cin, pan number, registered under, registered with, registered
      office, signup number of your company, asli hai, private limited, pvt ltd, llp, legal entity, incorporat*,
      company licence, registered where`,
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
      how do i know, fraud not, bharosa*, disappear with, not happen with you, why should i believe, run away, bhag
      gaye, judge whether you, out of business, trust, trusted, legit*, scam, genuine, believe you, cheated before,
      real company, reliable`,
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
      your clients, past clients, companies have used, worked with any, biggest client, client names, references,
      reference, which companies, brands worked, famous clients, have reviews, anyone famous, uses your products, who
      uses your, companies have you worked, who are your biggest`,
    reply: [
      'We name no clients and print no reviews here. Ask for work like yours in ',
      { text: 'a call', href: '/book-a-call' },
      ', with what went well and what did not.',
    ],
  },
  {
    id: 'portfolio',
    phrases: `
      something you have made, your best work, pehle what, made earlier, built for others, websites you have made,
      apps you have made, portfolio*, portfollio, examples, previous work, past work, past project, show projects,
      show something, show example, dikhao, your work$, look at stuff, made any, koi sample, sample dikha*, have you
      made any, which apps have you, similar to ours, see three websites`,
    reply: [
      'Ask us for work like yours in ',
      { text: 'a booked call', href: '/book-a-call' },
      ', and we show it with what went well and what did not. No list of projects is printed here.',
    ],
  },
  {
    id: 'name-meaning',
    phrases: 'jantar mean*, called jantar, jantar mantar, name origin, sundial*, meaning of your logo',
    reply: [
      'Our name comes from the observatory in Jaipur, whose stone instruments turn light into numbers. ',
      { text: 'About us', href: '/about' },
      ' tells the story.',
    ],
  },
  {
    id: 'this-site',
    phrases: `
      made this website, website made with, website yourselves, how was this website, your own website use, technology
      does your own`,
    reply: [
      'We built it ourselves: pages made ahead of time, with React only where something moves, and no trackers. ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' shows how we work.',
    ],
  },
  {
    id: 'experience',
    phrases: `
      done anything in, years of, howmuch/howmany saal, since when, how experienced, in business, how old is your,
      howlong have you, howmuch/howmany projects, howmuch/howmany websites have, howmuch/howmany apps have, projects
      completed, established, saal se, experience*, howmuch/howmany years, company old, expertise, track record,
      howlong business, when founded, company founded, have you done anything, have you done something, have you done
      such, have you built a, made before`,
    reply: [
      'The site says 2+ years in UI/UX and branding. Whether we have done something like your project, ask in ',
      { text: 'a call', href: '/book-a-call' },
      ': we say what we have built and what would be new to us.',
    ],
  },
  {
    id: 'why-you',
    phrases: `
      why choose, why should i pick, pick you, what makes you, different from, why not use, special about you, unique
      about you, why not just, what different, makes different, better others, reason hire, usp, stand out, vs
      freelancer, other companies, aap se hi kyu, go with you, good reason to give, better than other, better than
      freelancer, how are you better`,
    reply: [
      'Nine reasons, each small enough to check: ',
      { text: 'Reasons to Choose Us', href: '/features' },
      '. The shortest: agreed scope, working steps early, everything in your name, six months of free support.',
    ],
  },
  {
    id: 'team',
    phrases: `
      howmuch/howmany people, howmuch/howmany developers, howmuch/howmany designers, team size, who will work, who is
      owner, your designers, people behind, log kaam karte, howmuch/howmany log, developer leaves, malik, leaves your
      company, introduce team, founder, ceo, cto, who work project, employees, who developers, who boss, who behind,
      one man, enough developers, person i am talking to, do you outsource, work in house, photos of the team, ^team$,
      your team$`,
    reply: ['We are a small team in Jaipur. ', { text: 'The team page', href: '/team' }, ' shows the roles.'],
  },
  {
    id: 'industries',
    phrases: `
      do healthcare, kind of businesses, small businesses, industries, work schools, work ngos, healthcare projects,
      businesses like mine, clinics, typical size, project size, smallest project, all projects within, sector,
      sectors, industry, departments`,
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
      about your company, about yourself, about yourselves, company do, company karti, company introduction, जंतर*,
      कंपनी*, company kya, apne baare me, aapke baare me, baare me batao, jantar`,
    general: true,
    reply: [
      `${company.name} is a small company in ${company.address.city} that designs, builds and looks after websites, shops, apps and automations. `,
      { text: 'About us', href: '/about' },
      ' has the rest.',
    ],
  },
];
