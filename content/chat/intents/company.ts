import { company } from '../../company.ts';
import type { ChatIntent } from '../chat-intent.ts';

/** Who we are, and working for us or with us. */
export const companyIntents: readonly ChatIntent[] = [
  {
    id: 'partnership',
    phrases: `
      agency our/out/outsource/we/white, commission on, outsource our/to/you, partner with/you, resell your, tie up,
      bring you clients, outsource to you, sell your services, send you clients, turning them away, under our name, we
      are agency, work for agencies, you do code, label, partner*, referral*, reseller*, white`,
    reply: [
      'We work with other agencies, under their name or ours. Tell us in ',
      { text: 'a message', href: '/contact-form' },
      ' what you have and what is missing.',
    ],
  },
  {
    id: 'internship',
    phrases: `
      am student, apply price, college project, intern can, internship dete/for/online/paid/stipend/web/what, student
      summer/take/work, summer training/want, training month, want students, project for college, six month of, take
      on student, btech, intern*, stipend`,
    reply: [
      'We list no internships or college projects here. For one, or for a letter about a past one, write through ',
      { text: 'the contact form', href: '/contact-form' },
      ' with what you can do and one piece of work, and ask; one of us answers.',
    ],
  },
  {
    id: 'training',
    phrases: `
      class have, classes python, coaching design/give/have/seo, course development/have, learn
      design/from/hai/programming/seo/want/web/where, lessons wordpress, teach design/me/programming/web/you, training
      design/development/give/have, web class/course, learn from you, want to become, courses, sikh*, training*,
      workshops`,
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
      freelance you, freelancer hire/join, i draw, on side, outsource your, subcontractors use, work
      designer/freelance/through, do you outsource, freelance with you, i am freelance, i am freelancer, join your
      pool, writer for you, freelancer`,
    reply: [
      'Freelancers are welcome to ',
      { text: 'write to us', href: '/contact-form' },
      ': say what you do best, show one piece of it, and when you have time.',
    ],
  },
  {
    id: 'careers',
    phrases: `
      any opening, hiring any/are/react, how apply, interview how/like/through/whats, job
      aapke/any/application/chahiye/developer/for/hai/how/milegi/opening/work, join you, kaam milega, opening
      any/developer/for/have, what fresher/salary, work home/qualification/remote, any work for me, are you hire, can
      i work, chahiye app developer, company me work, ghar se kaam, internship to job, is there work, join your team,
      join your you, place for me, work at you want, work at your, work for you, work for you want, work for your
      want, work from home, work with you want, work with your want, apply, cv, fresher*, job*, resume, salary`,
    reply: [
      'Applications are welcome through ',
      { text: 'the contact form', href: '/contact-form' },
      ': say what you do best and add a link to one piece of it. Open positions, salaries and interviews are not described here.',
    ],
  },
  {
    id: 'vendor',
    phrases: `
      buy who, coffee machine, guaranteed returns, hum seo, i represent/supply, introduce our, leads day, led morning,
      offer make/you, our experts/rate/tool, outsourcing of, pitch our, post guest/sponsored, sell email/you, show
      wed, supply you, try our, we give/make/offer/sell, your electricity, are you interested, bulk sms services,
      credit card machine, cvs of our, demo of our, errors with your website, i am sell, in rate of purchasing,
      insurance for your, like to offer, loan for your, offer our services, our company can, our company give, our
      company offer, our company to you, our platform to you, our product to you, our services to you, our software
      for you, our software to you, our team can, page one we, rank your website, to buy traffic, want office space,
      want to sell you, want to supply, we are leads, we are offer, we are services, we are your, we can bring, we can
      provide, we give services, we give your, we have database, we have team, we offer your, we sell your, you have
      won`,
    reply: [
      'Offers go through the ',
      { text: 'contact form', href: '/contact-form' },
      ', in two sentences and without attachments. We answer when we need it.',
    ],
  },
  {
    id: 'investors',
    phrases: `
      company buy/sale, funding need/you/your, invest you, money raise, what year, you funding, buy your company,
      invest in you, revenue, turnover`,
    reply: [
      'That is nothing I know. Please write to the founders through ',
      { text: 'the contact form', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'press',
    phrases: `
      feature you, founder photo, interview ceo/for/one/your, quote you, speak at/college, writing article/piece,
      article about you, quote you in, journalist, podcast, press`,
    reply: [
      'Thank you for asking. Please write through ',
      { text: 'the contact form', href: '/contact-form' },
      ' and say for whom and until when; one of us answers.',
    ],
  },
  {
    id: 'certificates',
    phrases: 'certificate have, vendor form, 27001, award, certified, iso',
    reply: [
      'I know of no certificate or award to show you here. If your purchase requires one, or a form filled in, name it in ',
      { text: 'a message', href: '/contact-form' },
      ', and you get a plain answer.',
    ],
  },
  {
    id: 'registered',
    phrases: `
      asli hai, company gst/number/pvt/real/registered/registration, limited private, your pan, are you registered,
      gst number your, cin, fraud, gstin`,
    reply: [
      'The company is Jantar, in Jaipur, Rajasthan 302017, India. What we publish of its registration is in the ',
      { text: 'Terms', href: '/terms' },
      '; ask for anything more in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'trust',
    phrases: `
      be certain/sure, believe you, bharosa kaise, company verify, fake you, fraud not/to/you, genuine
      company/how/you, run money, scam you, trust can/you, are you fraud, are you genuine, are you scam, can i trust,
      check that you, how can i be sure, how do i know, out of business, safe to pay, sure you are, bharosa*, scam,
      scared`,
    reply: [
      'Do not take our word: ask for work like yours and for the written terms, and pay by agreed stages. ',
      { text: 'Reasons to Choose Us', href: '/features' },
      ' lists what every client gets.',
    ],
  },
  {
    id: 'clients',
    phrases: `
      any reviews, anyone famous, clients call/have/howmany/list/names/past/reviews/talk/which/who/your, companies
      have, countries worked, have reviews, reviews where/your, uses you, which clients, your clients, google reviews
      your, talk to previous, which companies have, who have you worked, worked with any, worked with companies,
      worked with which, worked with who, ^clients$, ^reviews$, references, testimonial*`,
    reply: [
      'We name no clients and print no reviews here. Ask for work like yours in ',
      { text: 'a call', href: '/book-a-call' },
      ', with what went well and what did not.',
    ],
  },
  {
    id: 'portfolio',
    phrases: `
      built any, demo website, pehle ka/make, projects done/show/your, see some/your, shw sum, similar project,
      websites done/have/past/previous, work pehle/previous/samples/see/show/your, made any website, pehle kya banaya,
      see at stuff, see website built, what have you built, your best work, ^portfolio$, examples, portfolio*, show`,
    reply: [
      'Ask us for work like yours in ',
      { text: 'a booked call', href: '/book-a-call' },
      ', and we show it with what went well and what did not. No list of projects is printed here.',
    ],
  },
  {
    id: 'name-meaning',
    phrases: 'jantar called/what, name from/mean/why, named company',
    reply: [
      'Our name comes from the observatory in Jaipur, whose stone instruments turn light into numbers. ',
      { text: 'About us', href: '/about' },
      ' tells the story.',
    ],
  },
  {
    id: 'this-site',
    phrases: `
      is this wordpress, made this website, site made with, site your built, technology does your own, this site made,
      this site with, this website designed, this website react, this website what, this website which, this website
      who, this website wordpress, this website your, who designed this, your site with, your website how, your
      website made, your website technology, your website which`,
    reply: [
      'We built it ourselves: pages made ahead of time, with React only where something moves, and no trackers. ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' shows how we work.',
    ],
  },
  {
    id: 'experience',
    phrases: `
      business when, company howlong/old/since, delivered projects, done before, ever built, experience
      do/have/how/in/with/you/your, howlong you, kab se, kitne project, since when, years
      business/howmany/since/working, built anything for, built like this, company kab se, company start kab, have you
      built before, have you worked before, how old company, howlong have you, kab se kaam, started when company, when
      started company, worked with banks, worked with hospitals, experienc*, fintech`,
    reply: [
      'The site says 2+ years in UI/UX and branding. Whether we have done something like your project, ask in ',
      { text: 'a call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'why-you',
    phrases: `
      choose you, compare you, different agencies/from/how/you, freelancer cheaper/or, hire reason, kyu chune, other
      agencies, pick you, why company/freelancer/pay/should/you/your, you why, aap me kya, do it myself, for free why,
      go with you, how are you better, how are you different, makes you better, makes you different, tum hi kyu, what
      makes you, why not do, why pay you, why should we, you ko why, you se hi why, choose, fiverr`,
    reply: ['Nine reasons, each small enough to check: ', { text: 'Reasons to Choose Us', href: '/features' }, '.'],
  },
  {
    id: 'team',
    phrases: `
      company founded, developers enough/howmany/staff/where, hand job, how big, howmany people/work, kaun log, kitne
      log, one man, staff your, team about/developer/how/in/kitni/people/small/who/your, who
      designers/developers/exactly/founder/my/project/runs/started, aur se karwate, company and when, howmany of you,
      is it just you, my project who, people are you, who are people, who does the work, who will build, who will do,
      who will work, who work project, your team$, founder, owner, team, women`,
    reply: [
      'We are a small team in Jaipur, and you talk to the people who do the work. ',
      { text: 'The team page', href: '/team' },
      ' shows the roles.',
    ],
  },
  {
    id: 'industries',
    phrases: `
      bother with, for hotels/ngo, industry do/our, projects healthcare, small companies, do websites for, website for
      gym, website for hospital, website for hotel, website for ngo, website for restaurant, website for salon,
      website for school, website for shop, websites for tailors, work for big, work for hospital, work for hotels,
      work for lawyers, work for restaurants, work for schools, work for small, work for startups, work with
      government, work with ngos, work with restaurants, work with school, work with small, industry`,
    reply: [
      'We work for firms of any size and field: shops, schools, clinics, makers, marketplaces. See ',
      { text: 'what we do', href: '/services' },
      '.',
    ],
  },
  {
    id: 'about',
    phrases: `
      about company/jantar/us/you/your/yourselves, baare me, company about/does/story/when, tell about, what karti,
      what is jantar, what is this website, who are you, ^about$`,
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
      commission kitna, freelancer paid/percentage, matched with, my earnings, your platform, bid on projects, find
      clients on, freelancer ka money`,
    reply: [
      'This site is no freelance marketplace: there is no commission and no payout. We are a company that ',
      { text: 'builds them', href: '/solutions' },
      '.',
    ],
  },
];
