import type { ChatIntent } from '../chat-intent.ts';

/** Hosting, security, speed, automation, AI and apps in detail. */
export const technologyIntents: readonly ChatIntent[] = [
  {
    id: 'backup',
    phrases: `
      accidentally deleted, backup how, backups take/website, data gaya, lost data/our, backup*, copies of website,
      data ud gaya, disaster, lost two weeks, restore`,
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
      computer secure, is vulnerable, report vapt, test penetration/security, penetration test*, penetration*,
      pentest, try to break, vapt`,
    reply: [
      'Yes. First a written list of what could go wrong, then the tests, then the fixes in order of risk: ',
      { text: 'Cybersecurity', href: '/services/cybersecurity' },
      '.',
    ],
  },
  {
    id: 'ssl',
    phrases: `
      aa raha, certificate expired, not https, ssl lagana, website certificate/lock, http*, says not secure, site not
      secure, ssl*`,
    reply: [
      'Every site needs HTTPS, and the certificate itself is usually free. ',
      { text: 'Security and SEO', href: '/seo-details/security-seo' },
      ' says what HTTPS does and does not do.',
    ],
  },
  {
    id: 'security',
    phrases: `
      hackers nahi/se/stop, safe are/from/how/my/website, secure is/payments, security app/of/practices, ^security$,
      cybersecurity, ddos, do you safe, safe my website`,
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
      change host/server, leave want, move shop/wordpress, new host, old links, server dusre, survive migration,
      website another/move/transfer/wix, wix own/to, wordpress to, from wix to, move our site, old site to new,
      without`,
    reply: [
      'Yes: we copy, test, then switch over. ',
      { text: 'Cloud SEO', href: '/seo-details/cloud-seo' },
      ' has the steps of a move, ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      ' says what becomes of old addresses.',
    ],
  },
  {
    id: 'cloud-migration',
    phrases: `
      aws to, cloud pe, go about, move aws/cloud/data, server basement/cloud/move/office/old, to aws/azure, old
      machines in, put everything online, to the cloud`,
    reply: [
      'One part at a time, while the old system stays up until the new one has proved itself. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' explains the steps.',
    ],
  },
  {
    id: 'domain',
    phrases: `
      address web, domain buy/chahiye/developer/expired/hoga/in/ka/lena/name/own/register/transfer/who, name
      free/how/website, sell domains, com le do, domain and hosting, domain*, hold my domain`,
    reply: [
      'We can register or move a domain for you; it is always in your name. Tell us the name you want in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'hosting',
    phrases: `
      host app/in/it/my/site, hosting company/include/ka/keep/need/own/part/provide/website/who, server for/need,
      where hosted/run, which hosting/server, who hosts, ^hosting$, alag, do you host, hosted, leni, where will
      website`,
    reply: [
      'We set up the hosting that suits the work, in your own account, or use the one you have. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' says how we choose.',
    ],
  },
  {
    id: 'cloud',
    phrases: `
      ci cd, cloud do/for/google/kya/services, manage azure/server, many users, aws*, azure*, cloud*, crashes when
      there is sale, devops, handle 1 lakh, kubernetes, scale`,
    reply: [
      'Moving, securing, running and reading the bill: ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' lists eight solutions and eight kinds of cloud.',
    ],
  },
  {
    id: 'slow-site',
    phrases: `
      app fast, lighthouse score, loads in, on mobile, page speed, seconds takes/to, site speed, slow
      app/page/shop/site, take ages/open, website bahut/core/load, forever, is down fast, people leave before, slow,
      takes forever to`,
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
      chat aisa, chatbot ai/customer/for/like/make/need/website, like this, website answers, bot for my, bot like
      this, bot on my, chat bot on, chat on my, chatbot*, like you on, something that answers`,
    reply: [
      'Yes. The bot answers routine questions, and your staff take over when it matters. See ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'ai-videos',
    phrases: 'ai image/reels/video/voiceover, make film/reel, video for/make, ai video*, make video*, voiceover',
    reply: [
      'Video, voice and pictures with AI, checked by one of us at the end. They are among the ten services of ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'automation',
    phrases: `
      automate email/that/work, by hand/itself, copy paste, documents data, evening copy, every evening, reminder
      customers, roz ka, same typing, two hours, type invoice, automat*, automation*, be done by, copy orders from, is
      going crazy, n8n, rpa, sent out on their own, zapier*`,
    reply: [
      'We start with the step your team repeats most, and it leaves a log you can check. ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' lists ten places to start.',
    ],
  },
  {
    id: 'custom-ai',
    phrases: `
      ai custom/integrate/our/own/product/project, chatgpt documents/like, demand predict, own data/documents/train,
      rag our/over, search our, train on, able to ask, ai in app, manuals, model on our, trained on our`,
    reply: [
      'Usually an existing model with your documents beside it does the job, and we try that first: ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'machine-learning',
    phrases: `
      ai between/difference/explain/learn/works, augmented generation, explain rag/to, gpt mean, large language, rag
      or/what, what machine/machinelearning, came up ai, deeplearn*, machine learning how, machine learning is, neural
      network*, prompt, token*, what is ai`,
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
      ai confident/errors/jobs/mistakes/reliable/take/trust/truth/wrong, algorithm unfair, replace
      designers/humans/jobs/people/staff, will ai, ai galat answer, ai risk*, making things up`,
    reply: [
      'AI makes mistakes, so in our work your staff approve what cannot be undone. ',
      { text: 'AI at a Glance', href: '/Ai-Glance' },
      ' names the limits.',
    ],
  },
  {
    id: 'ai',
    phrases: `
      ai business/can/do/factory/help/ideas/kaise/karte/put/se/shop/small/start/tools/use, what business/fayda/hoga,
      ai, ai consult*, ai help my,
      ai se kya`,
    reply: [
      'We begin with the step your team repeats most. ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' shows ten places to start.',
    ],
  },
  {
    id: 'app-framework',
    phrases: `
      android donors/iphone, app flutter/native, both platforms, flutter or, native or/react, one code, swift kotlin,
      two app, flutter*, kotlin, native, swift, what about android`,
    reply: [
      'Most apps can be one codebase for Android and iOS, in Flutter or React Native. We say which yours is: ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'app-store',
    phrases: `
      account developer, app app/approve/play/publish/store, apple rejected, play google/store, store account, submit
      it, does app store, play store pe, publish, turn it down`,
    reply: [
      'We take apps through both stores, in your own accounts, and handle the listings. See ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'app-or-site',
    phrases: `
      app around/better/first/want, or app, site enough, app banau ya, get app others, i train yoga, is website
      enough, mobile site enough, need app or, pwa, website would do`,
    reply: [
      'Often a good mobile site is enough. An app pays when people open it daily, without a connection, or for the camera and alerts: ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'app-features',
    phrases: `
      app chat/map/me/otp/payment/with/work, can app, in app, phone ping, push notification, work offline, app me
      live, app work offline, in app chat`,
    reply: [
      'Yes, that can be part of an app. ',
      { text: 'App Development', href: '/App-Service' },
      ' shows an example, screen by screen; list what yours must do in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
];
