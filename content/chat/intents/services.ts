import type { ChatIntent } from '../chat-intent.ts';

/** What we build. */
export const serviceIntents: readonly ChatIntent[] = [
  {
    id: 'marketplace',
    phrases: `
      like uber, like urban company, platform like, uber jaisa, freelancers find jobs, where freelancers,
      marketplace*, multi vendor, multi seller, vendors sell, airbnb, upwork, fiverr, etsy, olx, platform connect*,
      connecting buyers, tutors students, uber for`,
    reply: [
      'Marketplaces are our theme: profiles, proposals, milestones, messages. ',
      { text: 'Solutions', href: '/solutions' },
      ' shows how such a project runs, and ',
      { text: 'additional features', href: '/#vlogs' },
      ' the parts it can have.',
    ],
  },
  {
    id: 'shopify',
    phrases: 'which shop platform, shopfy*, shopify*, magento*, woocommerce*, wix shop',
    reply: [
      'Yes, when a ready platform is enough, we set it up and adapt it; when your rules need more, we build. ',
      { text: 'How an online shop is built', href: '/services/e-commerce-development' },
      ' says when each is right.',
    ],
  },
  {
    id: 'amazon-sellers',
    phrases: 'amazon account, flipkart*, amazon seller, amazon products, amazon manage, etsy shop, on amazon',
    reply: [
      'Managing listings on other marketplaces is not one of our services. We build shops of your own and can connect their stock: ',
      { text: 'E-commerce Development', href: '/ECommerce-Servicces' },
      '.',
    ],
  },
  {
    id: 'shop-features',
    phrases: `
      wishlist, product filter, inventory sync, manage inventory, inventory and orders, manage orders, order track*,
      stock match*, shop inventory, shop stock, shiprocket*, coupon*, gift, returns, shipping*, stock shelves, multi
      currency shop`,
    reply: [
      'Stock, delivery, returns and filters belong to a shop we build. ',
      { text: 'E-commerce Development', href: '/ECommerce-Servicces' },
      ' lists nine links of the chain; say which you need in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'booking-system',
    phrases: `
      book tables, table booking, online booking, booking website, book rooms, room booking, book slots, book online,
      reservation*, reserve, book table`,
    reply: [
      'Yes: a booking part with free times, confirmation by email and payment if you want it, on its own or in a site. ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      ' shows how we build such things.',
    ],
  },
  {
    id: 'custom-software',
    phrases: `
      in excel, on paper, management system, management software, crm*, erp*, payroll, hr software, inventory*,
      billing software, warehouse*, stock system, attendance*, point of sale, software for, library system, excel
      build, excel replace, spreadsheets, business software, software shop, tracking system, register computer, system
      to manage, excel sheets, messy excel, report visits, salesmen, coaching classes fees, software to manage, mis
      report*`,
    reply: [
      'Yes, systems that fit how you work: orders, stock, visits, billing, reports. ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      ' shows how; tell us in ',
      { text: 'a message', href: '/contact-form' },
      ' who enters what, and who needs to see it.',
    ],
  },
  {
    id: 'integration',
    phrases: `
      connect our, hook up, integrate with, with our accounting software, integrat*, zoho*, hubspot*, tally*, sap,
      sync, third party api, google sheets, marg`,
    reply: [
      'Yes: email, payment, accounting and CRM tools that you already use. Name them in ',
      { text: 'a message', href: '/contact-form' },
      '; ',
      { text: 'Backend Development', href: '/services/backend-development' },
      ' shows how we connect systems.',
    ],
  },
  {
    id: 'mvp',
    phrases: 'startup idea, show investors, pre seed, i have startup, tech partner, mvp*, clickable',
    reply: [
      'Start with the smallest version that customers would use, and show it early. ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      ' explains how we build one; two sentences in ',
      { text: 'a message', href: '/contact-form' },
      ' are enough to begin.',
    ],
  },
  {
    id: 'mobile-app',
    phrases: `
      app for, mobile app, want app, idea for a fitness, app make, android*, ios*, app business, app client*, taxi
      app, food app, game, app doctors, video consultations, jaisa app, app that, ios and android, everybody phone, on
      everybody, recipe app, movie app, app for my, zomato jaisa, aap devlop*, ऐप*, एप*`,
    reply: [
      'Yes: one product for Android and iOS, from a prototype in your hand to the store listing. See ',
      { text: 'App Development', href: '/App-Service' },
      '; it also says when you need no app at all.',
    ],
  },
  {
    id: 'web-app',
    phrases: `
      dashboard where, portal for, portal where, webapp*, saas*, self service, browser based, want portal, want
      dashboard, ordering portal`,
    reply: [
      'Yes. One team designs, builds and runs it, with a working version early: ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      '.',
    ],
  },
  {
    id: 'wordpress',
    phrases: 'elementor page broken, wordpress*, elementor*, webflow, joomla*, squarespace, theme, plugin*',
    reply: [
      'Yes: editing that fits how your team writes, with few plug-ins. ',
      { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
      ' also says when another system, or none, is better.',
    ],
  },
  {
    id: 'own-edits',
    phrases: `
      update content myself, add blog posts myself, own changes, khud change, khud update, ourselves, text later,
      change the text later, staff change, text on pages myself, myself, make updates, updates to website, easy to
      update, easy to change, backend panel, cms, admin panel`,
    reply: [
      'Yes, if you want that: texts, pictures and products can be edited without a developer. ',
      { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
      ' shows the ways.',
    ],
  },
  {
    id: 'existing-code',
    phrases: `
      another agency started, another developer, someone else, previous developer, purana developer, developer left,
      left us with, half built, take over, pick it up, inherited, written by someone, developer bhag, freelancer ran
      away, ran away in between, existing codebase*, half built app, beech me chhod, developer chala gaya, finish it,
      someone else developed, web guy, half code, legacy*, developer gone, abandoned project, another agency, fix
      code, upgrade app, adhura, messy php`,
    reply: [
      'Yes. We read the code first and say plainly whether to go on from it or not. Tell us what exists and where it stopped in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'small-job',
    phrases: `
      small job, only change, just need small, minor change, chota kaam, just want button, small task, button colour,
      image to be replaced, replace image, one image, project too small, too small for you, tiny*, minor fix, chhota*,
      change phone number, change footer, change colour`,
    reply: [
      'Small jobs are welcome. Send the address and what should change in ',
      { text: 'a message', href: '/contact-form' },
      ', and we say what it takes.',
    ],
  },
  {
    id: 'landing-page',
    phrases: 'single page, one pager, landing page*, page webinar, page google ads',
    reply: [
      'Yes: one page, one aim, fast on a phone. ',
      { text: 'Web Development', href: '/services/web-development' },
      ' shows what belongs to it; tell us the aim in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'accessibility',
    phrases: `
      ada compliant, accessib*, wcag*, screen reader*, blind*, disabled, disabilit*, keyboard only, ada compliance`,
    reply: [
      'Yes: keyboard, screen reader and contrast are tested as we build, to WCAG 2.2 AA. ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' says what you receive, ',
      { text: 'Accessibility', href: '/accessibility' },
      ' how this site does.',
    ],
  },
  {
    id: 'responsive',
    phrases: `
      look right on, on iphone, mobile par chal, responsive*, tablets, tablet, look iphone, work mobile, browser
      support, browsers`,
    reply: [
      'Yes: every page is built for a small phone first and tried on cheap ones. ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' says how.',
    ],
  },
  {
    id: 'testing',
    phrases: `
      check for bugs before, ensure quality, how quality, qa, testing*, test before, unit test*, quality assurance, do
      you test, tested`,
    reply: [
      'Yes: tests run with every change, and real people try it before launch. ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      ' says what you can check at the end.',
    ],
  },
  {
    id: 'frontend',
    phrases: 'figma to, figma file into, frontend*, figma code, react, angular, vue, next js, html',
    reply: [
      'Interfaces that load fast and work by keyboard and thumb: ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' names the twelve tools and the nine things you receive.',
    ],
  },
  {
    id: 'backend',
    phrases: `
      api for my, api, apis, database*, postgres*, mysql, sql, server side, backend, backends, node js, nodejs`,
    reply: [
      'APIs, databases, login and email, documented and yours to run without us: ',
      { text: 'Backend Development', href: '/services/backend-development' },
      '.',
    ],
  },
  {
    id: 'technology',
    phrases: `
      technolog*, stack, framework*, php, python, java, laravel, django, ruby, typescript, javascript, which tools,
      what tools, spring boot`,
    reply: [
      'Mostly the web platform itself, React, Node.js and PostgreSQL; the lists are under ',
      { text: 'Frontend', href: '/services/frontend-development' },
      ' and ',
      { text: 'Backend Development', href: '/services/backend-development' },
      '. If yours is something else, name it in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'shop',
    phrases: `
      sell online, online shop, online bech*, make a shop, a shop not, ऑनलाइन बेच*, shop website, sell website, sell
      products, products online, shop for, shop open, selling, online order*, online grocery, bechna*, bechne*,
      shopping website, shopping cart, b2b ordering, b2b portal, sell handmade, sell clothes, take online, checkout,
      dropshipping, stroe, buy from my website, order and pay, place where people can order, amazon jaisi, like
      flipkart, दुकान*`,
    reply: [
      'Yes: catalogue, checkout and the reports behind them. See ',
      { text: 'E-commerce Development', href: '/ECommerce-Servicces' },
      ', or ',
      { text: 'book a call', href: '/book-a-call' },
      ' and bring your product list.',
    ],
  },
  {
    id: 'features-list',
    phrases: 'what features, which features, features marketplace',
    reply: [
      { text: 'Additional features', href: '/#vlogs' },
      ' names 25 parts that a marketplace tends to need, from milestones to dark mode; ',
      { text: 'Reasons to Choose Us', href: '/features' },
      ' says what comes with every project.',
    ],
  },
  {
    id: 'blog',
    phrases: 'your articles, have blog',
    reply: [
      'Our writing is in the guides: ',
      { text: 'nine on SEO', href: '/seo-service' },
      ', and two on AI, ',
      { text: 'at a glance', href: '/Ai-Glance' },
      ' and ',
      { text: 'in depth', href: '/Ai-Depth' },
      '. New ones go out in the newsletter.',
    ],
  },
  {
    id: 'what-we-build',
    phrases: `
      what do you build, what all, kya karte ho, everything you offer, kya kaam karte, do for me$, what can you do
      for, क्या काम*, कौन सी सेवा*, kya kya, kya banate ho$, what exactly do you, exactly do you guys do, which
      services does, websites or only apps, सेवाएं*, सेवाएँ*, services`,
    general: true,
    reply: [
      'Websites, shops, apps, cloud, SEO, texts, design, graphics and AI automation. ',
      { text: 'Our services', href: '/services' },
      ' are nine; ',
      { text: 'Explore', href: '/explore' },
      ' finds them by what you need.',
    ],
  },
  {
    id: 'website',
    phrases: `
      के लिए वेबसाइट*, website for my, portfolio site for, online presence, school ki website, from scratch, template,
      templates, website with photos, website with gallery, websites for small, apni dukaan ke liye website, make
      website, website want, website for, website business, website personal, website hotel, website clinic, website
      ngo, website service, website developer*, simple website, create pages, website event, website lawyer*, website
      travel, website requirement, website boutique, website studio, own page internet, news portal, profile website,
      page for my, i want website, website doctor, साइट*, वेबसाइट*`,
    general: true,
    reply: [
      'Yes, from a single page to a whole platform. ',
      { text: 'Web Development', href: '/services/web-development' },
      ' shows the nine parts of the work; tell us in ',
      { text: 'a message', href: '/contact-form' },
      ' who should find it and what they should do there.',
    ],
  },
];
