import { company } from '../../company.ts';
import type { ChatIntent } from '../chat-intent.ts';

/** Who we are, and working for us or with us. */
export const companyIntents: readonly ChatIntent[] = [
  {
    id: 'partnership',
    phrases: {
      exceptions: 'own/run/have/represent agency*, outsource our/my/some/projects*, white label*, under our name*',
      particular: `
        tieup*, tie up*, resell*, sponsor*, referral*, affiliate*, franchise*, partnering*, whitelabel*, commission*,
        partnership*, subcontract*, we are agency*`,
    },
    reply: [
      'We work with other agencies, under their name or ours. Tell us in ',
      { text: 'a message', href: '/contact-form' },
      ' what you have and what is missing.',
    ],
  },
  {
    id: 'internship',
    phrases: {
      particular: 'intern, interns, trainee*, intership*, apprentic*, इंटर्नशिप*, internship*',
    },
    reply: [
      'We list no internships here. Write to us through ',
      { text: 'the contact form', href: '/contact-form' },
      ' with what you can do and one piece of work, and ask; a person answers.',
    ],
  },
  {
    id: 'training',
    phrases: {
      exceptions: 'batches*, teach me*, want to learn*, will you teach*',
      particular: `
        tutor*, sikhna*, sikhao*, mentor*, traning*, webinar*, seminar*, sikhate*, seekhna*, bootcamp*, workshop*,
        courses on*, course kar*, training in*, any training*, courses do you*`,
      general: 'course, courses*, training*',
    },
    reply: [
      'We do not sell training or courses. What we know about search is free to read in ',
      { text: 'nine SEO guides', href: '/seo-service' },
      ', and ',
      { text: 'AI in Depth', href: '/Ai-Depth' },
      ' explains how AI works.',
    ],
  },
  {
    id: 'freelancers',
    phrases: {
      exceptions:
        'can freelancers*, freelancers work/join/apply*, freelancer work/join/apply*, i am freelance*, design freelance*',
      particular: 'empanel*, outsource work*',
    },
    reply: [
      'Freelancers are welcome to ',
      { text: 'write to us', href: '/contact-form' },
      ': say what you do best, show one piece of it, and when you have time.',
    ],
  },
  {
    id: 'careers',
    phrases: {
      exceptions: `
        opening/openings for/in/available*, is there opening/vacancy/job*, job/naukri mil/milega/chahiye*,
        any opening/openings/vacancy/vacancies/job/jobs/position*, jobs for*`,
      particular: `
        want/need/find/get/looking/chahiye/dhundh job/jobs/work/naukri/vacancy/employment*,
        job/naukri/vacancy chahiye/hai/milega/available/opening*, send/share/submit/drop resume/cv/biodata*, wfh*, cv,
        naukri*, नौकरी*, hiring*, rozgar*, vacncy*, vacanc*, resume*, salary*, careers*, jobs in*, recruit*, biodata*,
        fresher*, seo jobs*, join you*, employment*, aply for job*, work with you*`,
      general: 'jobs*, job',
    },
    reply: [
      'Applications are welcome through ',
      { text: 'the contact form', href: '/contact-form' },
      ': say what you do best and add a link to one piece of it. Open positions are not listed here.',
    ],
  },
  {
    id: 'vendor',
    phrases: {
      exceptions: 'we can bring*, we sell office*',
      particular: 'high da*, sell you*, we provide*, do you buy*, procurement*',
    },
    reply: [
      'Offers go through ',
      { text: 'the contact form', href: '/contact-form' },
      ', in two sentences and without attachments. We answer when we need it; there is nothing more I can do with it here.',
    ],
  },
  {
    id: 'investors',
    phrases: {
      particular: 'vc, acquire*, revenue*, investor*, turnover*, acquisition*',
    },
    reply: [
      'That is nothing I know. Please write to the founders through ',
      { text: 'the contact form', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'press',
    phrases: {
      particular: 'survey*, podcast*, reporter*, journalist*',
    },
    reply: [
      'Thank you for asking. Please write through ',
      { text: 'the contact form', href: '/contact-form' },
      ' and say for whom and until when; a person answers.',
    ],
  },
  {
    id: 'certificates',
    phrases: {
      particular: `
        iso, cmmi*, soc2*, msme*, udyam*, hipaa*, awards*, nasscom*, certified*, accredited*, recognition*,
        achievements*, certification*`,
    },
    reply: [
      'I know of no certificate or award to show you here. If your purchase requires one, name it in ',
      { text: 'a message', href: '/contact-form' },
      ', and you get a plain answer.',
    ],
  },
  {
    id: 'registered',
    phrases: {
      exceptions: 'registered with*, your firm/company/business registered/legal/genuine*, is firm/company registered*',
      particular: `
        registered/legal/genuine firm/company/business/entity*, llp*, cin, pvt ltd*, proprietor*, incorporat*,
        registered hai*, private limited*, company registerd*, registered office*, company registered*`,
    },
    reply: [
      `The company is ${company.name}, in ${company.addressLine}. Ask for its registration details in `,
      { text: 'a message', href: '/contact-form' },
      '; they belong in the written agreement.',
    ],
  },
  {
    id: 'trust',
    phrases: {
      exceptions: 'run off*, burnt by*',
      particular: `
        scam*, asli*, yakin*, legit*, bhaag*, nakli*, fraud, credib*, vanish*, bharosa*, vishwas*, genuine*, bhag ja*,
        reputed*, reliable*, trust you*, dependable*, reputation*, trustworthy*, reliability*, real company*`,
    },
    reply: [
      'Do not take our word: ask for work like yours and for the written terms, pay by agreed stages, and keep the accounts in your name. ',
      { text: 'Reasons to Choose Us', href: '/features' },
      ' says what we promise; a ',
      { text: 'call', href: '/book-a-call' },
      ' lets you judge the people.',
    ],
  },
  {
    id: 'clients',
    phrases: {
      particular: `
        client/customer names/list/feedback/testimonials/reviews*, which companies/clients/brands*, 3300*, 3 300*,
        your cleints*, big brands*, references*, your client*, testimonial*, anyone famous*, who uses your*`,
    },
    reply: [
      'We name no clients and print no reviews here. Ask for work like yours in ',
      { text: 'a call', href: '/book-a-call' },
      ', with what went well and what did not.',
    ],
  },
  {
    id: 'portfolio',
    phrases: {
      exceptions: 'apps have you*, stuff you have*, have you made any*',
      particular: `
        previous/past/old/earlier/recent/sample/similar/best/existing/completed work/works/project/projects/website/websites/site/sites/app/apps/design/designs/sample/samples/clients*,
        see/show/view/send/share/look/check/dekhna/dikhao portfolio/sample/samples/examples/work/demo*,
        work/kaam/portfolio/sample/samples dikhao/dikha/bhejo/dekhna/show*, samples*, showcase*, case stud*, pehle kya*,
        your portfol*, examples of*, show me some*, projects similar*`,
      general: 'portfolio*',
    },
    reply: [
      'Ask us for work like yours in ',
      { text: 'a booked call', href: '/book-a-call' },
      ', and we show it with what went well and what did not. No list of projects is printed here.',
    ],
  },
  {
    id: 'name-meaning',
    phrases: {
      particular: 'gnomon*, sundial*, jantar mean*, observatory*',
    },
    reply: [
      'Our name comes from the observatory in Jaipur, whose stone instruments turn light into numbers. ',
      { text: 'About us', href: '/about' },
      ' tells the story.',
    ],
  },
  {
    id: 'this-site',
    phrases: {
      exceptions: 'own site use*',
      particular: 'is this website*, this website built*',
    },
    reply: [
      'We built it ourselves: pages made ahead of time, with React only where something moves, and no trackers. ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' shows how we work.',
    ],
  },
  {
    id: 'experience',
    phrases: {
      exceptions: 'how experienced*, experienced in/with*',
      particular: `
        experience/experienced/worked/expertise in/with/fintech/healthcare/edtech/ecommerce/education/logistics/banking/similar*,
        experience kitna/hai/years*, qualif*, skilled*, many years*, experties*, expertise*, specialis*, specializ*,
        since when*, established*, in business*, have you done*, how long have you*`,
    },
    reply: [
      'The site says 2+ years in UI/UX and branding. Whether we have done something like your project, ask in ',
      { text: 'a call', href: '/book-a-call' },
      ': we say what we have built and what would be new to us.',
    ],
  },
  {
    id: 'why-you',
    phrases: {
      exceptions: 'good reason*, convince me*',
      particular:
        'usp, why you*, aap se hi*, why choose*, why should we go*, how are you better*, makes you different*',
    },
    reply: [
      'Nine reasons, each small enough to check: ',
      { text: 'Reasons to Choose Us', href: '/features' },
      '. The shortest: agreed scope, working steps early, everything in your name, six months of free support.',
    ],
  },
  {
    id: 'team',
    phrases: {
      exceptions: `
        people behind*, who people behind/working*, people in your company/team*, behind this company/site/website*,
        your developers in*`,
      particular: `
        who founder/owner/ceo/boss/director/head/leads/develop/build/work*,
        how many people/developers/designers/coders/employees/staff/engineers/programmers/members/log*,
        team kitna/members/size/me*, ceo, cto, owner*, malik*, one man*, founder*, inhouse*, director*, kitna log*,
        your team, outsourced*, enough developer*`,
    },
    reply: ['We are a small team in Jaipur. ', { text: 'The team page', href: '/team' }, ' shows the roles.'],
  },
  {
    id: 'industries',
    phrases: {
      particular: 'sectors*, industries*, do you serve*, work with school*, small businesses*',
    },
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
    phrases: {
      exceptions: 'what your company do/does/is*, your company do*, company kya karti*',
      particular: 'जंतर*, कंपनी*, apne baare*, about your company*, what kind of company*',
    },
    reply: [
      `${company.name} is a small company in ${company.address.city} that designs, builds and looks after websites, shops, apps and automations. `,
      { text: 'About us', href: '/about' },
      ' has the rest.',
    ],
  },
];
