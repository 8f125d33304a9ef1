import type { ChatIntent } from '../chat-intent.ts';

/** Hosting, security, speed, automation, AI and apps in detail. */
export const technologyIntents: readonly ChatIntent[] = [
  {
    id: 'backup',
    phrases: `
      accidentally deleted, backup how, backups take/website, disaster recovery, everything lose, lost data/website,
      copies of website, lost two weeks, backup*, restore`,
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
      computer secure, is vulnerable, report vapt, security audit, test our/penetration, try to break, penetration*,
      vapt`,
    reply: [
      'Yes. First a written list of what could go wrong, then the tests, then the fixes in order of risk: ',
      { text: 'Cybersecurity', href: '/services/cybersecurity' },
      '.',
    ],
  },
  {
    id: 'ssl',
    phrases: 'not https/secure, ssl lagana, website certificate/lock, site not secure, http*, ssl*',
    reply: [
      'Every site needs HTTPS, and the certificate itself is usually free. ',
      { text: 'Security and SEO', href: '/seo-details/security-seo' },
      ' explains the warning.',
    ],
  },
  {
    id: 'security',
    phrases: `
      email fake, hackers nahi/se/stop, passwords employee, safe app/are/from/how/my/website, secure is/payments,
      security how/practices/website/your, hackers to nahi hogi, safe my data, safe my website, safe website from,
      ^security$`,
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
      change host/server, history order, magento to, migrate from, move shop/wordpress, server dusre, shopify to,
      survive migration, website another/move/transfer/wix, wix own/to, wordpress posts/to, from wix to, from
      wordpress to, moved to wordpress`,
    reply: [
      'Yes: we copy, test, then switch over. ',
      { text: 'Cloud SEO', href: '/seo-details/cloud-seo' },
      ' explains how addresses and ranking are kept.',
    ],
  },
  {
    id: 'cloud-migration',
    phrases: `
      aws to, cloud pe/server, move aws/cloud/data/server, server basement, go to aws, old machines in, own server to,
      put everything online`,
    reply: [
      'One part at a time, while the old system stays up until the new one has proved itself. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' explains the steps.',
    ],
  },
  {
    id: 'domain',
    phrases: `
      address web, domain buy/developer/hoga/in/own/who, name free/website, sell domains, com le do, domain and
      hosting, get my domain, domain*`,
    reply: [
      'We can register or move a domain for you; it is always in your name. Tell us the name you want in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'hosting',
    phrases: `
      host app/it/my/website, hosting part/provide/website/where/which/who/your, server for/need/which, where
      hosted/run, which server, who hosts, do you host, where will website, ^hosting$, alag, godaddy, hosted,
      hosting*, leni, padegi`,
    reply: [
      'We set up the hosting that suits the work, in your own account, or use the one you have. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' says how we choose.',
    ],
  },
  {
    id: 'cloud',
    phrases: `
      cloud do/google/what, manage azure/server, traffic high, crashes when there is sale, handle 1 lakh, aws, cloud*,
      devops, pipelines, scaling`,
    reply: [
      'Moving, securing, running and reading the bill: ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' lists eight solutions and eight kinds of cloud.',
    ],
  },
  {
    id: 'slow-site',
    phrases: `
      app fast, open take, page speed, seconds takes, slow app/page/shop, website bahut/core/load/slow/speed, is down
      fast, khulne me bahut, takes forever to, slow`,
    reply: [
      'We measure real visits and remove the slowest step: ',
      { text: 'Performance Optimization', href: '/services/performance-optimization' },
      '.',
    ],
  },
  {
    id: 'chatbots',
    phrases: `
      ai support, answer them, answers want, assistant for, bot ai/answer/client/for/need/our/that/website, chat
      aisa/live, chatbot ai/customer/for/like/make/need/our/website, website answers/assistant, answer questions
      website, bot for my, bot like this, bot like you, bot on my, chat on my, chat on website, live chat our, live
      chat website, reply customers ai, something that answers, chatbot*`,
    reply: [
      'Yes. The bot answers routine questions, and your staff take over when it matters. See ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'ai-videos',
    phrases: 'ai image/reels/video/voiceover, make reel, video edit/for/make, voiceover',
    reply: [
      'Video, voice and pictures with AI, checked by one of us at the end. They are among the ten services of ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'automation',
    phrases: `
      automate email/my/that/work, by hand/itself, competitor prices, copy paste, documents data, invoice type, read
      invoices, reminder customers, same typing, copy orders from, every day prices, is going crazy, sent out on their
      own, automat*, n8n, scrap*, zapier*`,
    reply: [
      'We start with the step your team repeats most, and it leaves a log you can check. ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' lists ten places to start.',
    ],
  },
  {
    id: 'custom-ai',
    phrases: `
      ai integrate/our/own/product/project, chatgpt like, demand predict, openai api, own documents/train, product
      manual, rag our/over, search our, ai agent build, ai agent for, ai agent our, ai from our, ai in app, ai in our,
      ai in product, ai on our, answers own documents, machine learning build, model on our`,
    reply: [
      'Usually an existing model with your documents beside it does the job, and we try that first: ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'machine-learning',
    phrases: `
      ai between/difference/explain/learn/works, augmented generation, explain rag/to, how machine, language model,
      rag what, what machinelearning, ai agent what, ai work how, came up ai, difference website app, machine learning
      how, machine learning is, what is agent, what is ai, what is artificial, what is machine, what is neural, what
      is prompt, what is token, deeplearn*, neural, prompts, tokens`,
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
      ai confident/errors/jobs/mistakes/trust/truth/wrong, algorithm unfair, will ai, ai replace developers, ai
      replace jobs, ai replace people, can ai make, making things up`,
    reply: [
      'AI makes mistakes, so in our work your staff approve what cannot be undone. ',
      { text: 'AI at a Glance', href: '/Ai-Glance' },
      ' names the limits.',
    ],
  },
  {
    id: 'ai',
    phrases: `
      ai business/can/changing/choti/do/help/ideas/karte/put/se/services/shop/small/start, what business/fayda/hoga,
      ai in business, how can ai, ai, artificial, inteligence`,
    reply: [
      'We begin with the step your team repeats most. ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' shows ten places to start.',
    ],
  },
  {
    id: 'app-framework',
    phrases: `
      android iphone, app native, flutter app/or/use, native or, one code, two app, flutter*, kotlin, native, swift`,
    reply: [
      'Most apps can be one codebase for Android and iOS, in Flutter or React Native. We say which yours is: ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'app-store',
    phrases: `
      account developer, app app/approve/play/publish/rejected/store, play google/store, store publish, submit it,
      does app store, play, publish`,
    reply: [
      'We take apps through both stores, in your own accounts, and handle the listings. See ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'app-or-site',
    phrases: `
      app around/better, or app, app banau ya, app need or, app or website, app ya website, difference website web, do
      i need app, get app others, i train yoga, is website enough, mobile site or, need app or, website or app,
      website or mobile, website would do, website ya app, website ya web`,
    reply: [
      'Often a good mobile site is enough. An app pays when people open it daily, without a connection, or for the camera and alerts: ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'app-features',
    phrases: `
      app chat/login/maps/me/work, bus where, can app, phone ping, push notification, work offline, in app chat, in
      app payment`,
    reply: [
      'Yes, that can be part of an app. ',
      { text: 'App Development', href: '/App-Service' },
      ' shows an example, screen by screen; list what yours must do in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
];
