import type { ChatIntent } from '../chat-intent.ts';

/** Hosting, security, speed, automation, AI and apps in detail. */
export const technologyIntents: readonly ChatIntent[] = [
  {
    id: 'backup',
    phrases: `
      accidentally deleted, backup how, backups take/website, data gaya, lost data/our/website, copies of website,
      lost two weeks, backup*, disaster, restore`,
    reply: [
      'A backup counts only once it has been restored, so we try that with you watching: ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      '. If data is lost now, ',
      { text: 'call us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'security-audit',
    phrases: `
      computer secure, is vulnerable, report vapt, test our/penetration, penetration test*, try to break,
      penetration*, pentest, vapt`,
    reply: [
      'Yes. First a written list of what could go wrong, then the tests, then the fixes in order of risk: ',
      { text: 'Cybersecurity', href: '/services/cybersecurity' },
      '.',
    ],
  },
  {
    id: 'ssl',
    phrases: `
      certificate expired, not https/secure, ssl lagana, website certificate/lock, says not secure, site not secure,
      http*, ssl*`,
    reply: [
      'Every site needs HTTPS, and the certificate itself is usually free. ',
      { text: 'Security and SEO', href: '/seo-details/security-seo' },
      ' explains the warning.',
    ],
  },
  {
    id: 'security',
    phrases: `
      data breach, hackers nahi/se/stop, safe are/from/how/my/website, secure is/payments, security
      app/do/how/of/practices/your, safe my website, safe website from, ^security$, cybersecurity, ddos`,
    reply: [
      'First a written list of what could go wrong, then the fixes in order of risk: ',
      { text: 'Cybersecurity', href: '/services/cybersecurity' },
      '. How this site itself is protected: ',
      { text: 'Security', href: '/security' },
      '.',
    ],
  },
  {
    id: 'site-migration',
    phrases: `
      change host/server, from wordpress, move hosting/shop/wordpress, new host, old links, server dusre, survive
      migration, website another/move/transfer/wix, wix own/to, wordpress to, from wix to, move our site, move to
      new, old site to new`,
    reply: [
      'Yes: we copy, test, then switch over. ',
      { text: 'Cloud SEO', href: '/seo-details/cloud-seo' },
      ' explains how addresses and ranking are kept.',
    ],
  },
  {
    id: 'cloud-migration',
    phrases: `
      aws to, cloud pe, move aws/cloud/data, server basement/cloud/move/office/old, to aws, old machines in, put
      everything online, to the cloud`,
    reply: [
      'One part at a time, while the old system stays up until the new one has proved itself. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' explains the steps.',
    ],
  },
  {
    id: 'domain',
    phrases: `
      address web, domain buy/chahiye/developer/expired/hoga/in/ka/lena/name/new/own/register/transfer/which/who,
      name free/website, sell domains, com le do, domain and hosting, domain*`,
    reply: [
      'We can register or move a domain for you; it is always in your name. Tell us the name you want in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'hosting',
    phrases: `
      host app/in/it/my/site, hosting company/include/ka/keep/need/own/part/provide/website/which/who/your, server
      for/need/which, where hosted/run, which hosting/server, who hosts, do you host, where will website, ^hosting$,
      alag, hosted, leni`,
    reply: [
      'We set up the hosting that suits the work, in your own account, or use the one you have. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' says how we choose.',
    ],
  },
  {
    id: 'cloud',
    phrases: `
      ci cd, cloud do/for/google/kya/services, manage azure/server, many users, traffic high, crashes when there is
      sale, handle 1 lakh, aws*, azure*, cloud*, devops, kubernetes, scale, uptime`,
    reply: [
      'Moving, securing, running and reading the bill: ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' lists eight solutions and eight kinds of cloud.',
    ],
  },
  {
    id: 'slow-site',
    phrases: `
      app fast, loads in, open take, page speed, seconds takes/to, site speed, slow app/page/shop/site, website
      bahut/core/load, is down fast, takes forever to, forever, slow`,
    reply: [
      'We measure real visits and remove the slowest step: ',
      { text: 'Performance Optimization', href: '/services/performance-optimization' },
      '.',
    ],
  },
  {
    id: 'chatbots',
    phrases: `
      ai assistant/support, answer them, answers want, assistant for, bot ai/answer/client/for/my/need/that/website,
      chat aisa, chatbot ai/customer/for/like/make/need/our/website, website answers/assistant, bot for my, bot like
      this, bot on my, chat bot on, chat on my, something that answers, chatbot*`,
    reply: [
      'Yes. The bot answers routine questions, and your staff take over when it matters. See ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'ai-videos',
    phrases: 'ai image/reels/video/voiceover, make reel, video edit/for/make, ai video*, make video*, voiceover',
    reply: [
      'Video, voice and pictures with AI, checked by one of us at the end. They are among the ten services of ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'automation',
    phrases: `
      automate email/my/that/work, by hand/itself, competitor prices, copy paste, do automatically, documents data,
      evening copy, every evening, hours takes, reminder customers, same typing, two hours, type every/invoice, copy
      orders from, is going crazy, sent out on their own, automat*, automation*, n8n, rpa, typing, zapier*`,
    reply: [
      'We start with the step your team repeats most, and it leaves a log you can check. ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' lists ten places to start.',
    ],
  },
  {
    id: 'custom-ai',
    phrases: `
      ai custom/integrate/our/own/product/project, chatgpt documents/like, demand predict, llm for, own
      data/documents/train, rag our/over, search our, train on, ai from our, ai in app, ai in our, machine learning
      build, model on our, trained on our, manuals`,
    reply: [
      'Usually an existing model with your documents beside it does the job, and we try that first: ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'machine-learning',
    phrases: `
      ai between/difference/explain/learn/works, augmented generation, explain rag/to, gpt mean, large language,
      machine how, rag or/what, what machine/machinelearning, ai kya hai, came up ai, machine learning how, machine
      learning is, neural network*, what is ai, deeplearn*, prompt, token*`,
    reply: [
      'How it works, topic by topic and with sources: ',
      { text: 'AI in Depth', href: '/Ai-Depth' },
      '. The short version is ',
      { text: 'AI at a Glance', href: '/Ai-Glance' },
      '.',
    ],
  },
  {
    id: 'ai-limits',
    phrases: `
      ai cannot/confident/errors/jobs/mistakes/reliable/replace/take/trust/truth/wrong, algorithm unfair, replace
      designers/developers/humans/jobs/people/staff, will ai, ai risk*, can ai make, making things up`,
    reply: [
      'AI makes mistakes, so in our work your staff approve what cannot be undone. ',
      { text: 'AI at a Glance', href: '/Ai-Glance' },
      ' names the limits.',
    ],
  },
  {
    id: 'ai',
    phrases: `
      ai business/can/do/help/ideas/kaise/karte/put/se/shop/small/start/tools/use, what business/fayda/hoga, ai can
      me, ai can my, ai consult*, ai do me, ai do my, ai for me, ai help me, ai help my, ai in me, ai my me, ai my
      my, ai se kya, how ai help, how can ai, what ai do, ai, artificial`,
    reply: [
      'We begin with the step your team repeats most. ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' shows ten places to start.',
    ],
  },
  {
    id: 'app-framework',
    phrases: `
      android iphone, app flutter/native, both platforms, flutter or, native or/react, one code, swift kotlin, two
      app, what about android, flutter*, kotlin, native, swift`,
    reply: [
      'Most apps can be one codebase for Android and iOS, in Flutter or React Native. We say which yours is: ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'app-store',
    phrases: `
      account developer, app app/approve/live/play/publish/rejected/store, play google/store, store account, submit
      it, does app store, play store pe, publish`,
    reply: [
      'We take apps through both stores, in your own accounts, and handle the listings. See ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'app-or-site',
    phrases: `
      app around/better/first, or app, site enough, app banau ya, app need or, app or not, app or web, get app
      others, i train yoga, is website enough, mobile site enough, need app or, website or app, website would do,
      pwa`,
    reply: [
      'Often a good mobile site is enough. An app pays when people open it daily, without a connection, or for the camera and alerts: ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'app-features',
    phrases: `
      app chat/features/map/me/otp/payment/with/work, can app, in app, phone ping, push notification, work offline,
      app me kya, app work offline, in app chat`,
    reply: [
      'Yes, that can be part of an app. ',
      { text: 'App Development', href: '/App-Service' },
      ' shows an example, screen by screen; list what yours must do in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
];
