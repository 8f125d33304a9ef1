import type { ChatIntent } from '../chat-intent.ts';

/** Hosting, security, speed, automation, AI and apps in detail. */
export const technologyIntents: readonly ChatIntent[] = [
  {
    id: 'backup',
    phrases: `
      recover data/files, deleted database/accidentally/file, server dies, everything lose, keep copies, data lost,
      backed up, copies of website, lost two weeks, backup*, restore, recovery, disaster`,
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
      check vulnerable/security/network/safe/independent, vulnerable app, is vulnerable, test pen/penetration, network
      exposed, safe computer, exposed how, tested against attacks, check our network, try to break, loopholes,
      penetration*, pentest*, vulnerabilit*, vapt, pentest`,
    reply: [
      'Yes. First a written list of what could go wrong, then the tests, then the fixes in order of risk: ',
      { text: 'Cybersecurity', href: '/services/cybersecurity' },
      '.',
    ],
  },
  {
    id: 'ssl',
    phrases: `
      secure not, certificate expired/website, lock missing/green/website/safe/icon, ssl*, https*, ssl, taala, https`,
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
      ^security$, prevent hack/attack, from hackers, website secure, hackers stop, two factor/step, protect hack/company, security
      service/website/data, email fake/fraud, password employee, office network, secure our, scam emails, safe
      how/app, protect my website, hack to nahi hogi, how safe is, protect websites from, cyber*, ddos, phishing`,
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
      host change/move, server dusre, new server, transfer hosting/website, move without, another host, wix own,
      catalogue elsewhere/take, order history, shift site, carried over, posts carried/wordpress`,
    reply: [
      'Yes: we copy, test, then switch over, and the old place stays until the new one has proved itself. ',
      { text: 'Cloud SEO', href: '/seo-details/cloud-seo' },
      ' explains how addresses and ranking are kept.',
    ],
  },
  {
    id: 'cloud-migration',
    phrases: `
      cloud migrate/server/data/pe, move aws, migrate servers, into cloud, data centre, on premise, server basement,
      old machines, ups fails, box humming/in, put everything online, azure migrat*, on premise*, in the cloud`,
    reply: [
      'One part at a time, while the old system stays up until the new one has proved itself. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' explains the steps.',
    ],
  },
  {
    id: 'domain',
    phrases: 'domain register, address web/bought, com le do, domain*, godaddy, dns',
    reply: [
      'We can register or move a domain for you; it is always in your name. Tell us the name you want in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'hosting',
    phrases: `
      server pays/who/include/provide, uptime guarantee, hosting*, hosted, uptime, होस्टिंग*, vps`,
    reply: [
      'We set up the hosting that suits the work, in your own account, or use the one you have. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' says how we choose; the running costs are named in the quotation.',
    ],
  },
  {
    id: 'cloud',
    phrases: `
      scale to/auto, ci cd, many users, users thousands, falls over, traffic high/handle, load high/peak/balancer,
      crashes when there is a sale, handle 1 lakh, aws, azure, kubernetes*, docker*, devops*, infrastructure*, cloud*,
      server, kubernetes`,
    reply: [
      'Moving, securing, running and reading the bill: ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' lists eight solutions and eight kinds of cloud.',
    ],
  },
  {
    id: 'slow-site',
    phrases: `
      takes forever/ages, pages take, seconds nine/on/load/takes/open, vitals red, load fast/forever/waiting, website
      fast/heavy, make faster, loading time, forever open, jump around, core web, khulne me bahut, take long load,
      people leave before it opens, not load fast, pagespeed*, performance*, lighthouse*, speed, caching, slow`,
    reply: [
      'We measure real visits, remove the slowest step, and set a budget so that it stays fast: ',
      {
        text: 'Performance Optimization',
        href: '/services/performance-optimization',
      },
      '.',
    ],
  },
  {
    id: 'chatbots',
    phrases: `
      bot for/on/like/website/client/answers/ai/hospital/make/faq/own/helpdesk, same fifteen/questions, assistant
      ai/virtual/website, gpt client, chat gpt/live/widget/lagwana/like/aisa/system, automatic reply/support, website
      helper, answers shoppers, chat on my own page, chatbot*, chatbot`,
    reply: [
      'Yes. The bot answers routine questions, and your staff take over when it matters; this chat is a simple one, with a list and no model. See ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'ai-videos',
    phrases: `
      ai reels/film, video editing, voice over, film product, voiceover*, video, explainer, voiceover`,
    reply: [
      'Video, voice and pictures with AI, checked by one of us at the end. They are among the ten services of ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'automation',
    phrases: `
      by itself/hand, copy paste/spreadsheet/email, data entry/same, same typing, read ai, tally invoices, type bills,
      into tally, hand invoice, mistakes creep, invoices process, sent out on their own, copies the orders, automat*,
      rpa, zapier*, n8n, automate, workflow, zapier`,
    reply: [
      'We start with the step your team repeats most, and it leaves a log you can check. ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' lists ten places to start.',
    ],
  },
  {
    id: 'custom-ai',
    phrases: `
      own documents/llm/manual, model train/data/ai/on, documents chatgpt, ai train, manual product, predict sales,
      chatgpt train*`,
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
      ai difference/vs/explain/history/learn/begin, explain machinelearning, machinelearning what, language model,
      augmented retrieval/generation, deep learning, came up ai, deeplearning*, neural*, neural`,
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
      ai mistakes/replace/reliable/wrong/invent/lie/risk/confident/job, algorithm unfair, will ai make, algorithm`,
    reply: [
      'AI makes mistakes, so in our work your staff approve what cannot be undone. ',
      { text: 'AI at a Glance', href: '/Ai-Glance' },
      ' names the limits, with sources.',
    ],
  },
  {
    id: 'ai',
    phrases: 'artificial intelligence, machinelearning, ^ai$, inteligence',
    reply: [
      'We begin with the step your team repeats most; if plain software does it better than a model, we say so. ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' shows ten places to start.',
    ],
  },
  {
    id: 'app-framework',
    phrases: `
      native react, one codebase, cross platform, app hybrid/framework/separate, android iphone/ios, both platforms,
      iphone also, flutter*, swift, kotlin, flutter, native`,
    reply: [
      'Most apps can be one codebase for Android and iOS, in Flutter or React Native; games and heavy camera work are better native. We say which yours is: ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'app-store',
    phrases: `
      app approved/approval/upload/submit, store app/review/play/submission/listing/account/upload, play google,
      publish, rejected, apple`,
    reply: [
      'We take apps through both stores, in your own accounts, and handle the listings. A first review often takes days rather than hours. See ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'app-or-site',
    phrases: `
      app first/necessary/zaruri/sensible/better/instead/jaruri, progressive web, website enough/mobile, must app,
      better than mobile website, app banau ya, site would do, want app or, get app others, pwa`,
    reply: [
      'Often a good mobile site is enough. An app pays when people open it daily, without a connection, or for the camera and alerts. ',
      { text: 'App Development', href: '/App-Service' },
      ' says when you need none.',
    ],
  },
  {
    id: 'app-features',
    phrases: `
      offline work, bus right/where, signal no/app, ping phone, app works offline, can the app, notifications, camera`,
    reply: [
      'Yes, that can be part of an app. ',
      { text: 'App Development', href: '/App-Service' },
      ' shows an example, screen by screen; list what yours must do in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
];
