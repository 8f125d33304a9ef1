import { legalFacts } from '../../company/legal-facts.ts';
import { company } from '../../company.ts';
import type { ChatIntent } from '../chat-intent.ts';

/** Who we are, and working for us or with us. */
export const companyIntents: readonly ChatIntent[] = [
  {
    id: 'partnership',
    phrases: `
      agency our/out/outsource/we/white, commission clients, outsource work, partner program/with, program referral,
      resell your, tie up, white label, collaborate*, customers ask site, label, partner*, referral*, reseller*, sell
      your services, send you clients, turning them away, under our name, we are agency, white, you do code`,
    reply: [
      'We work with other agencies, under their name or ours. Tell us in ',
      { text: 'a message', href: '/contact-form' },
      ' what you have and what is missing.',
    ],
  },
  {
    id: 'internship',
    phrases: `
      am student/studying, apply price, college project, internship dete/for/letter/online/paid/stipend/web/what,
      student from/join/summer/take, summer training/want, training month, want students, am in my, final year
      project, internship*, stipend, weeks of practical, you take interns`,
    reply: [
      'We list no internships or college projects here. For one, or for a letter about a past one, write through ',
      { text: 'the contact form', href: '/contact-form' },
      ' with what you can do and one piece of work, and ask; one of us answers.',
    ],
  },
  {
    id: 'training',
    phrases: `
      classes python, course certificate/development/have, design coaching/training, for my, learn
      design/from/hai/programming/seo/want/web, lessons wordpress, sikhate what, teach
      design/me/programming/seo/web/you, training development/give, web class/course, course*, sikh*, training*, want
      to become, workshop, सीख*`,
    reply: [
      'We sell no courses; training for what we build goes into its quotation. To read, there are ',
      { text: 'nine free guides', href: '/seo-service' },
      ' and ',
      { text: 'AI in Depth', href: '/Ai-Depth' },
      '.',
    ],
  },
  {
    id: 'freelancers',
    phrases: `
      am freelancer, content writer, freelance for, freelancer join, freelancers take, i draw, on side, subcontractors
      use, work designer/freelance/freelancers/side/through, you rent, do you outsource, freelancer, i am freelance, i
      do illustrations, illustrator, join your pool, you give work`,
    reply: [
      'Freelancers are welcome to ',
      { text: 'write to us', href: '/contact-form' },
      ': say what you do best, show one piece of it, and when you have time.',
    ],
  },
  {
    id: 'careers',
    phrases: `
      any opening, apply for, experience nahi/required, hire freshers, hiring any/are/now, how apply, interview
      like/through, job aapke/any/application/bca/chahiye/developer/for/hai/how/milegi/opening/work, join you, kaam
      milega, my application, opening any/developer/for/have, part time, salary for, send cv/resume, what
      fresher/salary, work allowed/culture/home/qualification/remote, any open for, any work for me, apply, are you
      hire, can i work, chahiye app developer, company me work, cv, ghar se kaam, hiring*, hr, job*, join your team,
      koi kaam hai, looking for work, open position*, place for me, resume, work for you, नौकरी*`,
    reply: [
      'Applications are welcome through ',
      { text: 'the contact form', href: '/contact-form' },
      ': say what you do best and add a link to one piece of it. Open positions, salaries and interviews are not described here.',
    ],
  },
  {
    id: 'vendor',
    phrases: `
      buy who, coffee machine, day leads, guaranteed returns, i represent/supply, led morning, offer you, our
      experts/tool, outsourcing of, post guest/sponsored, sell email/you, show wed, we give/make/offer/sell/supply,
      buy from us, company like your, credit card machine, cvs of our, demo of our, errors with your
      website, guest post*, i am sell, interested in our, our company offer, purchasing, rank your website, sell
      office chairs, supplier*, to buy traffic, want office space, want to sell you, we can bring, we have database,
      you have won`,
    reply: [
      'Offers go through the ',
      { text: 'contact form', href: '/contact-form' },
      ', in two sentences and without attachments. We answer when we need it.',
    ],
  },
  {
    id: 'investors',
    phrases: `
      company money/sale, funded by, funding need/you, merge with, money raise, to invest, you funding, your turnover,
      acquire*, investor*, profit, revenue`,
    reply: [
      'I do not know that. Please write to the founders through ',
      { text: 'the contact form', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'press',
    phrases: `
      founder photo, interview akhbaar/ceo/for/one/someone, press kit, quote ai/you, speak at/college, writing
      about/article/piece, i write for, journalist, magazine, patrakar, podcast, press, quote you in`,
    reply: [
      'Thank you for asking. Please write through ',
      { text: 'the contact form', href: '/contact-form' },
      ' and say for whom and by when; one of us answers.',
    ],
  },
  {
    id: 'certificates',
    phrases: 'award won, iso certified, soc 2, vendor documents/form, 27001, award, certified, from every vendor, iso',
    reply: [
      'I know of no certificate or award to show you here. If your purchase requires one, or a form filled in, name it in ',
      { text: 'a message', href: '/contact-form' },
      ', and you get a plain answer.',
    ],
  },
  {
    id: 'registered',
    phrases: `
      asli hai, company gst/number/real/registered/registration, limited private, pvt ltd, registered office, w 8ben,
      your documents, are you registered, cin, gst number of your, gstin`,
    reply: [
      `The company is ${legalFacts.registeredName}, ${company.addressLine}. What we publish of its registration is in the `,
      { text: 'Terms', href: '/terms' },
      '; ask for anything more in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'trust',
    phrases: `
      afraid of, asli ho, be certain/sure, believe you, bharosa kaise, company genuine/verify, fraud ho/not/to, run
      money, sure you, bharosa*, burnt, can i trust, check that you, how can i be sure, how do i know, if you close,
      if you go, if your company, legit*, out of business, proof, scam, you are any`,
    reply: [
      'Do not take our word: read ',
      { text: 'our terms', href: '/how-we-work' },
      ', check the figures of ',
      { text: 'this website', href: '/work/this-site' },
      ', and pay in stages.',
    ],
  },
  {
    id: 'clients',
    phrases: `
      any clients/reviews, anyone famous, client list/names/references, clients
      big/call/existing/have/left/past/talk/worked, companies have, have reviews, left who, name three, reviews
      client/where, uses you, which clients, work for/kiya, worked countries, your biggest/clients, ^clients$,
      ^reviews$, reference from client, references, testimonial*, which companies have, worked with any`,
    reply: [
      'We name no clients and print no reviews here. Ask about work like yours in ',
      { text: 'a call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'portfolio',
    phrases: `
      built any, demo of, examples of, pehle ka/make, projects done/show/you, see your, show something, shw sum,
      websites have/past/previous, work pehle/previous/samples/see/show/your, ^portfolio$, examples, pehle ka kaam,
      sample*, see at stuff, see website built, show me some, sites you have built, what have you made, your best work`,
    reply: [
      'No list of projects is printed here. One that you can check is ',
      { text: 'this website, with its figures', href: '/work/this-site' },
      '. Ask about work like yours in ',
      { text: 'a call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'name-meaning',
    phrases: 'company named, jantar called/what, name from/mean/why',
    reply: [
      'Our name comes from the observatory in Jaipur, whose stone instruments turn light into numbers. ',
      { text: 'About us', href: '/about' },
      ' tells the story.',
    ],
  },
  {
    id: 'this-site',
    phrases: 'is your, wordpress this, built this site, site made with, technology does your own, this site made',
    reply: [
      'We built it ourselves: pages made ahead of time, with React only where something moves, and no trackers. ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' shows how we work.',
    ],
  },
  {
    id: 'experience',
    phrases: `
      business when, company howlong/old, delivered projects, ever done/made, experience do/how/in/with/years/you,
      howlong you, kitne day, new company, since when, years business/since/working, built anything for, company kab
      se, did you start, fintech, have you done, have you made, how old company, howlong have you, kitne day ka`,
    reply: [
      'The site says 2+ years in UI/UX and branding. Whether we have done something like your project, ask in ',
      { text: 'a call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'why-you',
    phrases: `
      choose you, different agencies/from/what, dusro se, freelancer cheaper/or, hire reason, kyu chune, other
      agencies, over others, pick you, take you, what sets, why company/freelancer/hire/should/you/your, you why, aap
      me kya, ai can make, chatgpt can do, choose, convince, fiverr, go with you, how are you better, how are you
      different, makes you better, site company in, tum hi kyu, why not do, why should we, you se hi why`,
    reply: ['Nine reasons, each small enough to check: ', { text: 'Reasons to Choose Us', href: '/features' }, '.'],
  },
  {
    id: 'team',
    phrases: `
      developers enough/staff/where, hand job, house outsource, how big, kaun log/malik, kitne log, name writer, one
      man, team developer/how/in/people/photo/small/work/your, who
      ceo/designers/developers/exactly/founder/my/owner/project/runs/sit/team/will/work, women in, work howmany, your
      people/staff, aur se karwate, ceo, company and when, how many designers, howmany of you, team, who are people,
      who will do, who will work, who work project, your team$`,
    reply: [
      'We are a small team in Jaipur, and you talk to the people who do the work. ',
      { text: 'The team page', href: '/team' },
      ' shows the roles.',
    ],
  },
  {
    id: 'industries',
    phrases: `
      bother with, for lawyers/ngo/schools, industry do, projects healthcare, small companies, too small, experience
      with real, industry, school work karte, small business*, website for hospital, work for hospital, work for
      small, work with government, work with school`,
    reply: [
      'We take projects from firms of any size and in any field. See ',
      { text: 'what we do', href: '/services' },
      '.',
    ],
  },
  {
    id: 'about',
    phrases: `
      aapki company, about company/jantar/us/you/your/yourselves, baare me, company about/does/story/what/when, me
      batao, tell about, what karti, ^about$, what is jantar, when company started, who are you`,
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
      commission kitna, freelance site, freelancer paid/percentage, my earnings, payout when, post job, withdraw my,
      bid on projects, find clients on, freelancer ka money`,
    reply: [
      'This site is no freelance marketplace: there is no commission and no payout. We are a company that ',
      { text: 'builds them', href: '/solutions' },
      '.',
    ],
  },
];
