import type { ChatIntent } from '../chat-intent.ts';

/** Hosting, security, speed, automation, AI and apps in detail. */
export const technologyIntents: readonly ChatIntent[] = [
  {
    id: 'backup',
    phrases: `
      accidentally deleted, backup how, data gone/lost/recover, everything lose, recover lost/website, copies of
      website, lost two weeks, backup, backup*, disaster, recovery, restore`,
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
      computer secure, is vulnerable, report vapt, scan website, security audit/test, test against attacks, test our
      network, try to break, loopholes, penetration*, pentest, pentest*, vapt, vulnerabilit*`,
    reply: [
      'Yes. First a written list of what could go wrong, then the tests, then the fixes in order of risk: ',
      { text: 'Cybersecurity', href: '/services/cybersecurity' },
      '.',
    ],
  },
  {
    id: 'ssl',
    phrases: 'certificate expired, lock website, not https/secure, http*, https, ssl, ssl*',
    reply: [
      'Every site needs HTTPS, and the certificate itself is usually free. ',
      { text: 'Security and SEO', href: '/seo-details/security-seo' },
      ' explains the warning.',
    ],
  },
  {
    id: 'security',
    phrases: `
      email fake, hackers nahi/se/stop, how out, passwords employee/stored, safe
      app/are/code/from/hackers/how/my/software/website, security data/how/software/website, hackers to nahi hogi, safe
      my data, safe my website, safe website from, ^security$, cyber*, cybersecurity, ddos`,
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
      change host, dusre server, history order, move host/hosting/shop/website/wordpress, transfer website, wix own/to,
      wordpress posts/to`,
    reply: [
      'Yes: we copy, test, then switch over. ',
      { text: 'Cloud SEO', href: '/seo-details/cloud-seo' },
      ' explains how addresses and ranking are kept.',
    ],
  },
  {
    id: 'cloud-migration',
    phrases: `
      aws heroku, basement server, cloud pe/server, from heroku, move aws/azure/cloud/data/server, go to aws, old
      machines in, put everything online`,
    reply: [
      'One part at a time, while the old system stays up until the new one has proved itself. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' explains the steps.',
    ],
  },
  {
    id: 'domain',
    phrases: 'address web, com free, name available/domain/free, com le do, ^domain$, domain*, godaddy',
    reply: [
      'We can register or move a domain for you; it is always in your name. Tell us the name you want in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'hosting',
    phrases: `
      day har, hosted where, hosting part/website, launch server, run server/where, which server, hosting and domain,
      not pick up, who pays server, ^hosting$, hosted, hosting*, uptime, होस्टिंग*`,
    reply: [
      'We set up the hosting that suits the work, in your own account, or use the one you have. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' says how we choose.',
    ],
  },
  {
    id: 'cloud',
    phrases: `
      azure manage, cd ci, traffic handle/high, crashes when there is sale, handle 1 lakh, ^cloud$, aws, cloud*, devop*,
      devops, kubernet*, kubernetes, server`,
    reply: [
      'Moving, securing, running and reading the bill: ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' lists eight solutions and eight kinds of cloud.',
    ],
  },
  {
    id: 'slow-site',
    phrases: `
      anything appear, core vitals, load fast/long/time/website, seconds appear/takes/ten/until, shop slow, takes
      ages/long, website fast/lagging/slow, people leave before it open, is down fast, khulne me bahut, takes forever
      to, lighthous*, pagesp*, pagespeed, slow, speed`,
    reply: [
      'We measure real visits and remove the slowest step: ',
      { text: 'Performance Optimization', href: '/services/performance-optimization' },
      '.',
    ],
  },
  {
    id: 'chatbots',
    phrases: `
      assistant ai/answers/for, bot ai/banana/client/faq/hand/make/need/support/that/website, chat aisa/live, client
      ai/answers, bot for my, bot like this, bot like you, bot on my, chat on my, my hospital website, something that
      answers, chatbot, chatbot*`,
    reply: [
      'Yes. The bot answers routine questions, and your staff take over when it matters. See ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'ai-videos',
    phrases: 'ai film/reels, edit video, animated, video, voiceover, voiceover*',
    reply: [
      'Video, voice and pictures with AI, checked by one of us at the end. They are among the ten services of ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'automation',
    phrases: `
      by hand/itself, copy excel/paste/pdf, data entry, invoice tally/type, same typing, sent out on their own, half of
      our day, copy orders from, data pdf excel, is going crazy, automat*, automate, n8n, rpa, workflow, zapier, zapier*`,
    reply: [
      'We start with the step your team repeats most, and it leaves a log you can check. ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' lists ten places to start.',
    ],
  },
  {
    id: 'custom-ai',
    phrases: `
      ai custom/model/our/own/private/train, demand predict, fine tune, manual product, model train, ai assistant
      product, ai from our, ai on our, answers own documents, model on our`,
    reply: [
      'Usually an existing model with your documents beside it does the job, and we try that first: ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'machine-learning',
    phrases: `
      ai difference/explain/history/mean, augmented generation, how machine, language model, machinelearning
      difference/what, came up ai, deeplearn*, deeplearning, neural, neural*`,
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
      ai confident/errors/jobs/limits/mistakes/reliable/risks/safe/trust/truth/wrong, algorithm unfair, ai make
      mistakes, algorithm`,
    reply: [
      'AI makes mistakes, so in our work your staff approve what cannot be undone. ',
      { text: 'AI at a Glance', href: '/Ai-Glance' },
      ' names the limits.',
    ],
  },
  {
    id: 'ai',
    phrases: 'ai business/changing/choti/use, ^ai$, ai, artificial, inteligence, machinelearning',
    reply: [
      'We begin with the step your team repeats most. ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' shows ten places to start.',
    ],
  },
  {
    id: 'app-framework',
    phrases: `
      android ios/iphone, app hybrid/separate, cross platform, flutter native, only android, two app, flutter, flutter*,
      kotlin, native, swift`,
    reply: [
      'Most apps can be one codebase for Android and iOS, in Flutter or React Native. We say which yours is: ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'app-store',
    phrases: `
      account developer, app listing/store/submit/upload, play google/store, submit it/store, does app store, apple,
      publish, reject`,
    reply: [
      'We take apps through both stores, in your own accounts, and handle the listings. See ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'app-or-site',
    phrases: `
      app around/better/first/necessary/not/really/suggested/zaruri, or app, whether app, do i need app, should i have
      app, app banau ya, app or website, get app others, i train yoga, is website enough, need app or, website would do,
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
      app camera/feature/gps/location/maps/push/signal/tracking, bus where, can app, live tracking, offline work, phone
      ping, notifications`,
    reply: [
      'Yes, that can be part of an app. ',
      { text: 'App Development', href: '/App-Service' },
      ' shows an example, screen by screen; list what yours must do in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
];
