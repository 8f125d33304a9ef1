import { company } from '../../company.ts';
import type { ChatIntent } from '../chat-intent.ts';

/** Who we are, and working for us or with us. */
export const companyIntents: readonly ChatIntent[] = [
  {
    id: 'partnership',
    phrases: `
      agency our/out/we/white, commission clients/on, outsource agency/development/our/to/work/you, partner
      program/with/you, program referral, resell your, tie up, white label, sell your services, send you clients,
      turning them away, under our name, we are agency, you do code, collaborate*, label, partner*, referral*,
      reseller*, white`,
    reply: [
      'We work with other agencies, under their name or ours. Tell us in ',
      { text: 'a message', href: '/contact-form' },
      ' what you have and what is missing.',
    ],
  },
  {
    id: 'internship',
    phrases: `
      am student/studying, apply price, college project, intern can, internship
      dete/for/letter/online/paid/stipend/web/what, student from/join/summer/take/work, summer training/want,
      training month, want students, final year project, six month of, weeks of practical, internship*, stipend`,
    reply: [
      'We list no internships or college projects here. For one, or for a letter about a past one, write through ',
      { text: 'the contact form', href: '/contact-form' },
      ' with what you can do and one piece of work, and ask; one of us answers.',
    ],
  },
  {
    id: 'training',
    phrases: `
      class have, classes python, coaching give/have, course certificate/development/have, design coaching, learn
      design/from/hai/programming/seo/want/web, lessons wordpress, teach design/me/programming/seo/web/you, training
      design/development/give/have, web class/course, want to become, course*, sikh*, training*, workshop, सीख*`,
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
      am freelancer, freelance for/you, freelancer join, freelancers take, i draw, on side, subcontractors use, work
      designer/freelance/freelancers/side/through, do you outsource, i am freelance, i am freelancer, join your
      pool, freelancer, illustrator`,
    reply: [
      'Freelancers are welcome to ',
      { text: 'write to us', href: '/contact-form' },
      ': say what you do best, show one piece of it, and when you have time.',
    ],
  },
  {
    id: 'careers',
    phrases: `
      any opening/vacancy, apply for, experience nahi/required, hire freshers, hiring any/are/now, how apply,
      interview how/like/through, job aapke/any/application/bca/chahiye/developer/for/hai/how/milegi/opening/work,
      join you, kaam milega, my application, opening any/developer/for/have, part time, salary for, send cv/resume,
      what fresher/salary, work culture/home/qualification/remote, any work for me, are you hire, can i work,
      chahiye app developer, company me work, ghar se kaam, join your team, koi kaam hai, looking for work, open
      position*, place for me, work for you, apply, cv, hiring*, hr, job*, resume, नौकरी*`,
    reply: [
      'Applications are welcome through ',
      { text: 'the contact form', href: '/contact-form' },
      ': say what you do best and add a link to one piece of it. Open positions, salaries and interviews are not described here.',
    ],
  },
  {
    id: 'vendor',
    phrases: `
      buy who, coffee machine, guaranteed returns, i represent/supply, led morning, offer make/you, our
      experts/rate/tool, outsourcing of, pitch our, post guest/sponsored, sell email/you, show wed, we
      give/make/offer/sell/supply, your electricity, buy from us, credit card machine, cvs of our, demo of our,
      errors with your website, guest post*, i am sell, interested in our, our company offer, our team can, page one
      we, rank your website, to buy traffic, want office space, want to sell you, want to supply, we are your, we
      can bring, we can provide, we have database, you have won, purchasing, supplier*`,
    reply: [
      'Offers go through the ',
      { text: 'contact form', href: '/contact-form' },
      ', in two sentences and without attachments. We answer when we need it.',
    ],
  },
  {
    id: 'investors',
    phrases: `
      company sale, funded by, funding need/you, merge with, money raise, you funding, your turnover, acquire*,
      investor*, profit, revenue`,
    reply: [
      'That is nothing I know. Please write to the founders through ',
      { text: 'the contact form', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'press',
    phrases: `
      feature you, founder photo, interview ceo/for/one/someone/you/your, press kit, quote you, speak at/college,
      writing about/article/piece, quote you in, journalist, magazine, patrakar, podcast, press`,
    reply: [
      'Thank you for asking. Please write through ',
      { text: 'the contact form', href: '/contact-form' },
      ' and say for whom and until when; one of us answers.',
    ],
  },
  {
    id: 'certificates',
    phrases: `
      award won, certificate have, iso certified, soc 2, vendor documents/form, from every vendor, 27001, award,
      certified, iso`,
    reply: [
      'I know of no certificate or award to show you here. If your purchase requires one, or a form filled in, name it in ',
      { text: 'a message', href: '/contact-form' },
      ', and you get a plain answer.',
    ],
  },
  {
    id: 'registered',
    phrases: `
      asli hai, company gst/number/pvt/real/registered/registration/type, limited private, registered office, w
      8ben, your documents/pan, are you registered, gst number of your, cin, gstin`,
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
      afraid of, asli ho, be certain/sure, believe you, bharosa kaise, company genuine/verify, fraud ho/not/to, run
      money, sure you, can i trust, check that you, how can i be sure, how do i know, if you close, out of business,
      bharosa*, burnt, disappear, legit*, proof, scam`,
    reply: [
      'Do not take our word: ask for work like yours and for the written terms, and pay by agreed stages. ',
      { text: 'Reasons to Choose Us', href: '/features' },
      ' lists what every client gets.',
    ],
  },
  {
    id: 'clients',
    phrases: `
      any clients/reviews, anyone famous, client list/names/references, clients
      big/call/existing/have/left/past/talk/which/who/worked/your, companies have, google rating, have reviews, name
      three, reviews client/where/your, uses you, which clients, who left, worked countries, your clients, reference
      from client, which companies have, worked with any, ^clients$, ^reviews$, references, testimonial*`,
    reply: [
      'We name no clients and print no reviews here. Ask for work like yours in ',
      { text: 'a call', href: '/book-a-call' },
      ', with what went well and what did not.',
    ],
  },
  {
    id: 'portfolio',
    phrases: `
      built any, demo of/website, designs you, examples of, kuch sample, pehle ka/make, projects done/show/you/your,
      see some/your, show something, shw sum, websites have/past/previous, work
      pehle/previous/samples/see/show/your, pehle ka kaam, see at stuff, see website built, show me some, sites you
      have built, what have you made, your best work, ^portfolio$, examples, sample*`,
    reply: [
      'Ask us for work like yours in ',
      { text: 'a booked call', href: '/book-a-call' },
      ', and we show it with what went well and what did not. No list of projects is printed here.',
    ],
  },
  {
    id: 'name-meaning',
    phrases: 'company mean/named, jantar called/what, name company/from/mean/why, sundial',
    reply: [
      'Our name comes from the observatory in Jaipur, whose stone instruments turn light into numbers. ',
      { text: 'About us', href: '/about' },
      ' tells the story.',
    ],
  },
  {
    id: 'this-site',
    phrases: `
      made with, wordpress this, built this site, site made with, technology does your own, this site made`,
    reply: [
      'We built it ourselves: pages made ahead of time, with React only where something moves, and no trackers. ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' shows how we work.',
    ],
  },
  {
    id: 'experience',
    phrases: `
      business when, company founded/howlong/old/since/start, delivered projects, ever done/made, experience
      do/have/how/in/with/years/you/your, howlong you, kitne project, new company, since when, such before, years
      business/since/working, built anything for, company kab se, have you done, have you made, how long been, how
      old company, howlong have you, fintech`,
    reply: [
      'The site says 2+ years in UI/UX and branding. Whether we have done something like your project, ask in ',
      { text: 'a call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'why-you',
    phrases: `
      choose you, different agencies/from/how/what/you, freelancer cheaper/or, hire reason, kyu chune, other
      agencies, over others, pick you, what sets, why better/company/freelancer/hire/pay/should/you/your, you why,
      aap me kya, ai can make, chatgpt can do, go with you, how are you better, how are you different, makes you
      better, makes you different, tum hi kyu, why not do, why should we, you ko why, you se hi why, choose,
      convince, fiverr`,
    reply: ['Nine reasons, each small enough to check: ', { text: 'Reasons to Choose Us', href: '/features' }, '.'],
  },
  {
    id: 'team',
    phrases: `
      developers enough/howmany/staff/where, hand job, how big, kaun log/malik, kitne developer/log, one man, staff
      your, team about/developer/how/in/kitni/people/photo/small/work/your, who
      ceo/designers/developers/exactly/founder/is/my/owner/project/runs/started/team/will/work, women in, work
      howmany, your people/staff, aur se karwate, company and when, how many designers, howmany of you, who are
      people, who will do, who will work, who work project, your team$, ceo, owner, team`,
    reply: [
      'We are a small team in Jaipur, and you talk to the people who do the work. ',
      { text: 'The team page', href: '/team' },
      ' shows the roles.',
    ],
  },
  {
    id: 'industries',
    phrases: `
      bother with, for lawyers/ngo/schools, industry do, projects healthcare, small companies, startups only, too
      small, which businesses, small business*, website for hospital, work for hospital, work for small, work with
      government, work with school, industry`,
    reply: [
      'We work for firms of any size and field: shops, schools, clinics, makers, marketplaces. See ',
      { text: 'what we do', href: '/services' },
      '.',
    ],
  },
  {
    id: 'about',
    phrases: `
      aapki company, about company/jantar/us/you/your/yourselves, baare me, company
      about/details/does/story/what/when, jantar who, tell about, what karti, what is jantar, when company started,
      who are you, ^about$`,
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
      commission kitna, freelance site, freelancer paid/percentage, matched with, my earnings, post job/project, bid
      on projects, find clients on, freelancer ka money`,
    reply: [
      'This site is no freelance marketplace: there is no commission and no payout. We are a company that ',
      { text: 'builds them', href: '/solutions' },
      '.',
    ],
  },
];
