import type { ChatIntent } from '../chat-intent.ts';

/** Hosting, security, speed, automation, AI and apps in detail. */
export const technologyIntents: readonly ChatIntent[] = [
  {
    id: 'backup',
    phrases: {
      exceptions: 'backed up*',
      particular: 'backup*, restore my*, keep copies*, server dies*, lost two weeks*, deleted website*',
      general: 'disaster*',
    },
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
    phrases: {
      exceptions: 'websites security*',
      particular: `
        check/test/audit/review/scan security/vulnerabilities/safety*, security check/test/audit/testing/review/scan*,
        is vulnerable*, checked for loophole*, tested against attack*`,
      general: 'vapt*, owasp*, pentest*, loophole*, penetration*',
    },
    reply: [
      'Yes. First a written list of what could go wrong, then the tests, then the fixes in order of risk: ',
      { text: 'Cybersecurity', href: '/services/cybersecurity' },
      '.',
    ],
  },
  {
    id: 'ssl',
    phrases: {
      particular: 'green lock*, not secure*, certificate expired*',
      general: 'ssl*, tls, https*, padlock*',
    },
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
    phrases: {
      exceptions: 'how safe is*',
      particular: 'hack to nahi*, from hackers*, website secure*',
      general: '2fa*, ddos*, waf, cyber*, hacker*, encrypt*, firewall*, security*, secuirty*, surakshit*',
    },
    reply: [
      'First a written list of what could go wrong, then the fixes in order of risk. See ',
      { text: 'Cybersecurity', href: '/services/cybersecurity' },
      '.',
    ],
  },
  {
    id: 'site-migration',
    phrases: {
      particular: 'move website*, dusre server*, changing host*, transfer wordpress*',
      last: 'migrat*',
    },
    reply: [
      'Yes: we copy, test, then switch over, and the old place stays until the new one has proved itself. ',
      { text: 'Cloud SEO', href: '/seo-details/cloud-seo' },
      ' explains how addresses and ranking are kept.',
    ],
  },
  {
    id: 'cloud-migration',
    phrases: {
      exceptions: 'to aws*, to azure*, to cloud*, into cloud*',
      particular: 'on prem*, server cloud*, old machines*',
      general: 'datacent*',
    },
    reply: [
      'One part at a time, while the old system stays up until the new one has proved itself. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' explains the steps.',
    ],
  },
  {
    id: 'domain',
    phrases: {
      particular: 'com le, dot com*, buy com*, in domain*',
      general: 'dns*, whois*, domain*, godaddy*, subdomain*, namecheap*, nameserver*',
    },
    reply: [
      'We can register or move a domain for you; it is always in your name. Tell us the name you want in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'hosting',
    phrases: {
      exceptions: `
        hosting part/included/include/inclusive/bhi/extra/separate/separately*,
        provide/provied/provides/include/offer hosting*, kahan host*`,
      particular: `
        need/buy/provide/include/included/separate/own/which/best/web/cheap/good hosting/server/host*,
        hosting separately/included/provide/kaun/kahan/bhi/doge/dete/charges/plan/company*, host website/site/app*,
        be hosted*, hosting for*, provde hosting*, present hosting*`,
      general: 'vps*, hosting*, cpanel*, vercel*, uptime*, webhost*, netlify*, bluehost*, होस्टिंग*, digitalocean*',
      last: 'host',
    },
    reply: [
      'We set up the hosting that suits the work, in your own account, or use the one you have. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' says how we choose; the running costs are named in the quotation.',
    ],
  },
  {
    id: 'cloud',
    phrases: {
      exceptions: 'crashes when there is sale*',
      particular:
        'manage/setup/configure/maintain/host/monitor server/servers*, ci cd*, is cloud*, cloud service*, lakh visitors*',
      general: `
        aws*, gcp*, k8s*, cicd*, azure*, cloud*, devops*, docker*, lambda*, deploy*, scalab*, scaling*, pipeline*,
        autoscal*, sysadmin*, container*, terraform*, kubernetes*, serverless*, monitoring*, concurrent*,
        infrastructure*`,
    },
    reply: [
      'Moving, securing, running and reading the bill: ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' lists eight solutions and eight kinds of cloud.',
    ],
  },
  {
    id: 'slow-site',
    phrases: {
      exceptions: `
        load/loads/loading/open/opens/run/runs faster/fast/quickly/quicker/slow/slowly*, site/website/page faster*,
        make site/website faster/fast*, seconds on*`,
      particular:
        'website/site/app/page/pages/store slow/slowly/dheere/heavy*, time leti*, takes ages*, web vitals*, long to load*',
      general: 'slow*, laggy*, speed*, dheere*, dheema*, dheemi*, lagging*, pagespeed*, lighthouse*, performance*',
    },
    reply: [
      'We measure real visits, remove the slowest step, and set a budget so that it stays fast: ',
      { text: 'Performance Optimization', href: '/services/performance-optimization' },
      '.',
    ],
  },
  {
    id: 'chatbots',
    phrases: {
      exceptions: 'chatbot lag*, add live chat*, ai assistant for*, answers them automatically*',
      particular:
        'put bot*, llm for*, make bot, want bot, need bot, bot that, bot lag*, faq bot*, chatbot*, chat on my*',
      general: 'rag, openai*',
    },
    reply: [
      'Yes. The bot answers routine questions, and a person takes over when it matters; this chat is a simple one, with a list and no model. See ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'ai-videos',
    phrases: {
      exceptions: 'make reels*',
      particular: 'ai art*, ai reel*, ai video*, video edit*, product video*',
      general: 'video*, animated*, explainer*, animation*, voiceover*',
    },
    reply: [
      'Video, voice and pictures with AI, checked by a person at the end. They are among the ten services of ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'automation',
    phrases: {
      exceptions: 'automate*, by itself*, on their own*',
      particular: 'copy paste*, roz ka kaam*',
      general: `
        n8n*, rpa*, ocr*, scrap*, autmat*, zapier*, automat*, digitis*, digitiz*, workflow*, manually*, paperless*,
        reminders*, repetitive*`,
    },
    reply: [
      'We start with the step your team repeats most, and it leaves a log you can check. ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' lists ten places to start.',
    ],
  },
  {
    id: 'custom-ai',
    phrases: {
      particular: 'train ai*, train model*',
      general: 'nlp, finetun*, forecast*, sentiment*, predictive*, recommender*',
    },
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
    phrases: {
      particular: 'ai kya*, machine learn*, deep learning*, language model*, history of artificial*',
      general: 'neural*, turing*, hallucinat*, transformer*',
    },
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
    phrases: {
      exceptions: 'ai reliable*, used to train*',
      particular: 'ai make mistake*',
    },
    reply: [
      'AI makes mistakes, so in our work a person approves what cannot be undone. ',
      { text: 'AI at a Glance', href: '/Ai-Glance' },
      ' names the limits, with sources.',
    ],
  },
  {
    id: 'ai',
    phrases: {
      exceptions: 'use ai*, ai help*, do with ai*',
      particular: 'ai se*, do ai*, ai use*, ai consult*',
      general: 'ai, gpt*, genai*, chatgpt*, artifical*, generative*, artificial*',
    },
    reply: [
      'We begin with the step your team repeats most; if plain software does it better than a model, we say so. ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' shows ten places to start.',
    ],
  },
  {
    id: 'app-framework',
    phrases: {
      particular: 'native or*, react native*',
      general: 'ionic*, expo, fluter*, kotlin*, flutter*, xamarin*, crossplatform*',
    },
    reply: [
      'Most apps can be one codebase for Android and iOS, in Flutter or React Native; games and heavy camera work are better native. We say which yours is: ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'app-store',
    phrases: {
      particular: 'play store*, app store*, apple reject*',
      general: 'aso, appstore*, playstore*, testflight*',
    },
    reply: [
      'We take apps through both stores, in your own accounts, and handle the listings. A first review often takes days rather than hours. See ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'app-or-site',
    phrases: {
      particular: 'app vs*, app first*, app or web*, app is must*, app banau ya*',
      general: 'pwa*',
    },
    reply: [
      'Often a good mobile site is enough. An app pays when people open it daily, without a connection, or for the camera and alerts. ',
      { text: 'App Development', href: '/App-Service' },
      ' says when you need none.',
    ],
  },
  {
    id: 'app-features',
    phrases: {
      particular: 'work offline*, push notification*',
      general: 'gps*, barcode*, bluetooth*',
    },
    reply: [
      'Yes, that can be part of an app. ',
      { text: 'App Development', href: '/App-Service' },
      ' shows an example, screen by screen; list what yours must do in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
];
