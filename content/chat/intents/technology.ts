import type { ChatIntent } from '../chat-intent.ts';

/** Hosting, security, speed, automation, AI and apps in detail. */
export const technologyIntents: readonly ChatIntent[] = [
  {
    id: 'backup',
    phrases: `
      recover data, deleted database, server dies, lose everything, backed up, keep copies, copies of website,
      accidentally deleted, lost two weeks, backup*, restore, data recovered, recovery, recover files`,
    reply: [
      'A backup counts only once it has been restored, so we try that with you watching. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' covers backup and recovery; if data is lost now, ',
      { text: 'call us', href: '/contact' },
      ' and change nothing.',
    ],
  },
  {
    id: 'security-audit',
    phrases: `
      loopholes, check vulnerable, app vulnerable, is vulnerable, security audits, tested against attacks,
      penetration*, pentest*, pen test, security test, vulnerabilit*, vapt`,
    reply: [
      'Yes. First a written list of what could go wrong, then the tests, then the fixes in order of risk: ',
      { text: 'Cybersecurity', href: '/services/cybersecurity' },
      '.',
    ],
  },
  {
    id: 'ssl',
    phrases: `
      not secure, browser says not, certificate expired, lock missing, green lock, ssl*, https*, certificate website`,
    reply: [
      'Every site needs HTTPS, and the certificate itself is usually free. ',
      { text: 'Security and SEO', href: '/seo-details/security-seo' },
      ' explains the warning; we can set it up as part of ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      '.',
    ],
  },
  {
    id: 'security',
    phrases: `
      protect my website, prevent hack, from hackers, website secure, stop hackers, hack to nahi hogi, how safe is,
      protect websites from, security*, cyber*, ddos, firewall, website safe, two factor, encrypt*, surakshit`,
    reply: [
      'First a written list of what could go wrong, then the fixes in order of risk: ',
      { text: 'Cybersecurity', href: '/services/cybersecurity' },
      '. How this site itself is protected is under ',
      { text: 'Security', href: '/security' },
      '.',
    ],
  },
  {
    id: 'site-migration',
    phrases: `
      change host, without losing google, dusre server, new server, website from godaddy, website migration, hosting
      transfer, move host, another host, from wix, leave wix, losing rank`,
    reply: [
      'Yes: we copy, test, then switch over, and the old place stays until the new one has proved itself. ',
      { text: 'Cloud SEO', href: '/seo-details/cloud-seo' },
      ' explains how addresses and ranking are kept.',
    ],
  },
  {
    id: 'cloud-migration',
    phrases: `
      move to cloud, into google cloud, migrate cloud, move aws, azure migrat*, migrate servers, shift cloud, server
      cloud, on premise*, own servers, migrat* cloud`,
    reply: [
      'One part at a time, while the old system stays up until the new one has proved itself. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' explains the steps.',
    ],
  },
  {
    id: 'domain',
    phrases: 'com le do, domain*, godaddy',
    reply: [
      'We can register or move a domain for you; it is always in your name. Tell us the name you want in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'hosting',
    phrases: 'hosting*, host website, pays server, server who, hosted, uptime, होस्टिंग*',
    reply: [
      'We set up the hosting that suits the work, in your own account, or use the one you have. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' says how we choose; the running costs are named in the quotation.',
    ],
  },
  {
    id: 'cloud',
    phrases: `
      crash when sale, crashes when there is a sale, handle 1 lakh, scale to, aws, azure, kubernetes*, docker*,
      devops*, ci cd, infrastructure*, cloud*, server`,
    reply: [
      'Moving, securing, running and reading the bill: ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' lists eight solutions and eight kinds of cloud.',
    ],
  },
  {
    id: 'slow-site',
    phrases: `
      takes forever, pages take, takes ages, ages to open, khulne me time, nine seconds, seconds on, vitals red,
      khulne me bahut, pagespeed*, load seconds, website load, performance*, lighthouse*, speed, caching, faster, slow`,
    reply: [
      'We measure real visits, remove the slowest step, and set a budget so that it stays fast: ',
      { text: 'Performance Optimization', href: '/services/performance-optimization' },
      '.',
    ],
  },
  {
    id: 'chatbots',
    phrases: `
      bot for, bot on, bot like, kind of chat, chat on my own page, same fifteen, same questions, chatbot*, bot
      website, bot client, ai assistant, virtual assistant, help desk ai, ai help desk, gpt client, gpt chat, bot
      answers, live chat, chat widget, automatic reply`,
    reply: [
      'Yes. The bot answers routine questions, and your staff take over when it matters; this chat is a simple one, with a list and no model. See ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'ai-videos',
    phrases: 'video with ai, reels with ai, reels ai, voiceover*, video editing, ai film, video*',
    reply: [
      'Video, voice and pictures with AI, checked by one of us at the end. They are among the ten services of ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'automation',
    phrases: `
      by itself, same data every, copy paste, data entry, copies the orders, invoices sent out, sent out on their own,
      automat*, repetitive*, manual work, manually, typing same, spreadsheet copy, workflow*, rpa, zapier*, n8n,
      reminders, ai read, invoices tally, same data, extract data, orders email spreadsheet`,
    reply: [
      'We start with the step your team repeats most, and it leaves a log you can check. ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' lists ten places to start.',
    ],
  },
  {
    id: 'custom-ai',
    phrases: `
      own documents, own llm, llm*, fine tune, finetune*, fine tuning, train model, chatgpt train*, chatgpt documents,
      predict*, forecast*, computer vision, image recognition, face recognition, train ai, gpt documents, ocr, model
      data, local model`,
    reply: [
      'Usually an existing model with your documents beside it does the job, and we try that first. ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' shows what we offer; tell us what data you have in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'machine-learning',
    phrases: `
      what is generative ai, language model work, how does language model, ai kya hota, deeplearning*, neural*,
      difference ai, generative ai what, what llm, ai vs, explain machinelearning, ai meaning`,
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
    phrases: 'ai mistakes, ai get things wrong, ai dangerous, ai replace, ai mistake, ai reliable',
    reply: [
      'AI makes mistakes, so in our work your staff approve what cannot be undone. ',
      { text: 'AI at a Glance', href: '/Ai-Glance' },
      ' names the limits, with sources.',
    ],
  },
  {
    id: 'ai',
    phrases: `
      use ai, artificial intelligence, ai business, ai app, ai factory, ai tool, ai tools, ai solution, ai solutions,
      machinelearning, chatgpt, gpt, generative ai, ai consult*, ai agents, ^ai$`,
    reply: [
      'We begin with the step your team repeats most; if plain software does it better than a model, we say so. ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' shows ten places to start.',
    ],
  },
  {
    id: 'app-framework',
    phrases: `
      native or, one codebase, single codebase, cross platform, native vs, flutter*, react native, swift, kotlin,
      hybrid app, app framework, android iphone, ios android, native hybrid, both platforms`,
    reply: [
      'Most apps can be one codebase for Android and iOS, in Flutter or React Native; games and heavy camera work are better native. We say which yours is: ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'app-store',
    phrases: `
      publishing on, app approved, store review, play store, playstore, app store, appstore, google play, app
      publish*, apple reject*, app approval`,
    reply: [
      'We take apps through both stores, in your own accounts, and handle the listings. A first review often takes days rather than hours. See ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'app-or-site',
    phrases: `
      app or website, app better than, better than mobile website, website could do, app banau ya, app first, site
      would do, app vs website, pwa, progressive web, website enough`,
    reply: [
      'Often a good mobile site is enough. An app pays when people open it daily, without a connection, or for the camera and alerts. ',
      { text: 'App Development', href: '/App-Service' },
      ' says when you need none.',
    ],
  },
  {
    id: 'app-features',
    phrases: `
      offline mode, can the app, app works offline, should work offline, work offline too, push notification*,
      notifications, app notification*, live tracking, qr code*`,
    reply: [
      'Yes, that can be part of an app. ',
      { text: 'App Development', href: '/App-Service' },
      ' shows an example, screen by screen; list what yours must do in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
];
