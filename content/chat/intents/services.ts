import type { ChatIntent } from '../chat-intent.ts';

/** What we build. */
export const serviceIntents: readonly ChatIntent[] = [
  {
    id: 'marketplace',
    phrases: `
      connect farmers/people, like airbnb/olx/urban, marketplace build/for, platform like, freelancer find job, make
      something like, marketplace*, platform connect*, tutors and parents`,
    reply: [
      'Marketplaces are our theme: profiles, proposals, milestones, messages. ',
      { text: 'Solutions', href: '/solutions' },
      ' shows how such a project runs.',
    ],
  },
  {
    id: 'shopify',
    phrases: `
      on shopify, setup shop, shopify app/do/migrate/or/sahi/store/theme/website/work, theme shopify, woocommerce or,
      magento*, shopify*, which shop platform`,
    reply: [
      'Yes, when a ready platform is enough, we set it up; when your rules need more, we build: ',
      { text: 'how an online shop is built', href: '/services/e-commerce-development' },
      '.',
    ],
  },
  {
    id: 'amazon-sellers',
    phrases: 'amazon account/me/pe/products, flipkart listing/pe, amazon eat third, ondc',
    reply: [
      'Managing listings on other marketplaces is not one of our services. We build shops of your own: ',
      { text: 'E-commerce Development', href: '/services/e-commerce-development' },
      '.',
    ],
  },
  {
    id: 'shop-features',
    phrases: `
      colours size, courier arrange/cheap, delivery charge, different prices, labels print, message buyers, order
      emails/manage/track, out running, shop coupons/delivery/inventory/invoice/returns/stock, stock online/website`,
    reply: [
      'Stock, delivery, returns and filters belong to a shop we build: ',
      { text: 'E-commerce Development', href: '/services/e-commerce-development' },
      '.',
    ],
  },
  {
    id: 'booking-system',
    phrases: `
      appointment clinic/for/guests/on/wali/website, book guests/online/themselves, booking
      app/clinic/for/take/website, online customers, patients choose/pick, reservation system, time slot, tour
      package, able to book, bookings, near amer and, salon, अपॉइंटमेंट*`,
    reply: [
      'Yes: a booking part with free times, confirmation by email and payment if you want it: ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      '.',
    ],
  },
  {
    id: 'custom-software',
    phrases: `
      billing app, crm build/for, data sales, erp build/need/nobody/our, excel sheets/to, fees handled, make gst,
      management school, menu table, need crm/tool, own ordering, register computer, save customer,
      software clinic/for/hai/make/need/old/our/shop/silai, system chahiye/fees/for/management/our, track expenses,
      form online fees, inventory app for, office see it, warehouse`,
    reply: [
      'Yes, systems that fit how you work: orders, stock, visits, billing, reports. ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      ' shows how.',
    ],
  },
  {
    id: 'integration',
    phrases: `
      api of/our, connect api/app/payment/shop/whatsapp, each other, erp app, excel with, our crm, portal talk, stripe
      klarna, sync accounts/excel/orders, tally with, website crm/erp/tally, odoo, sap, shiprocket, tally*, zoho*`,
    reply: [
      'Yes: email, payment, accounting and CRM tools that you already use. ',
      { text: 'Backend Development', href: '/services/backend-development' },
      ' shows how we connect systems.',
    ],
  },
  {
    id: 'mvp',
    phrases: `
      from idea, have idea, idea app/build/hai/have/need/se/start/website, investor prototype, partner tech, start
      small, startup app/build/need, version chota/first/make/smallest, i have little, mvp, two students with, you
      make first`,
    reply: [
      'Start with the smallest version that customers would use, and show it early. ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      ' explains how we build one.',
    ],
  },
  {
    id: 'mobile-app',
    phrases: `
      ap gim, app
      banate/banwani/business/delivery/developer/do/doctor/fitness/food/for/gym/iphone/karte/movie/my/order/parents/recipe/school/simple/students/that/weather,
      make android/app/mobile, mobile devlopment, phones make/something/staff, ऐप बनवाना, 800 members in, ^mobile app$,
      android and iphone, android*, app for business, app for customers, app for my, from play shop, ios*, on people
      phone, on their phone, ऐप*, मोबाइल ऐप*`,
    reply: [
      'Yes: one product for Android and iOS, from a prototype in your hand to the store listing. See ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'web-app',
    phrases: 'need dashboard, platform for, portal client/dealer/for/need, saas',
    reply: [
      'Yes. One team designs, builds and runs it, with a working version early: ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      '.',
    ],
  },
  {
    id: 'wordpress',
    phrases: `
      in wordpress, wordpress banate/custom/do/make/me/or/theme/work, cms*, elementor, nephew says wordpress, wix,
      wordpress*`,
    reply: [
      'Yes: editing that fits how your team writes, with few plug-ins. ',
      { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
      ' also says when another system, or none, is better.',
    ],
  },
  {
    id: 'own-edits',
    phrases: `
      add blog/offers/products, change photos, edit content/own/text, khud change/kar/se, run website, updated by,
      without you, change prices own, change website myself, each small change, menu changes day, need write website,
      staff can change, volunteers`,
    reply: [
      'Yes, if you want that: texts, pictures and products can be edited without a developer: ',
      { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
      '.',
    ],
  },
  {
    id: 'existing-code',
    phrases: `
      adhura project, agency last/left, already started, another agency, code fix, developer
      bhag/chhod/left/old/phone/ran, existing app/codebase, finish it/that, half bana/finished/work, hold my, code
      written by, guy who built, inherit*, man who write, take it over, take over project, who was built`,
    reply: [
      'Yes. We read the code first and say plainly whether to go on from it or not. Tell us what exists and where it stopped in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'small-job',
    phrases: `
      change colour/minor/number/one/phone, chota kaam/sa, few changes/hours, fix contact/form/one, one
      change/hour/only/page/small, only two, small change/fix/job, very small, tiny, too small for you, trouble with
      checkout`,
    reply: [
      'Small jobs are welcome. Send the address of your website and what should change in ',
      { text: 'a message', href: '/contact-form' },
      ', and we say what it takes.',
    ],
  },
  {
    id: 'landing-page',
    phrases: `
      ek page, one pager, page launch/sales/single, simple page, wedding website, for google ads, leave their number,
      one page for`,
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
      accessibility audit, ada compliant, blind people/website, for blind, reader screen, use site, accessib*, ada,
      blind*, wcag*, with screen reader`,
    reply: [
      'Yes: keyboard, screen reader and contrast are tested as we build, to WCAG 2.2 AA. ',
      { text: 'Accessibility', href: '/accessibility' },
      ' says how this site does.',
    ],
  },
  {
    id: 'responsive',
    phrases: `
      all phones, look iphone, mobile look/pe/sahi/work, phone and/good/look/pe/work, phones old, work tablet, look
      good on, responsive*, work on mobile`,
    reply: [
      'Yes: every page is built for a small phone first and tried on cheap ones. ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' says how.',
    ],
  },
  {
    id: 'testing',
    phrases: `
      acceptance user, before bugs/going, bugs no, test before/do/how/who/you, how do you test, make sure it, qa*`,
    reply: [
      'Yes: tests run with every change, and real people try it before launch. ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      ' says what you can check at the end.',
    ],
  },
  {
    id: 'frontend',
    phrases: 'design ready, figma code/to, have design, react app/do/website, frontend*, vue, we have api',
    reply: [
      'Interfaces that load fast and work by keyboard and thumb: ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' names the twelve tools and the nine things you receive.',
    ],
  },
  {
    id: 'backend',
    phrases: 'api for/make, backend development, database design, js node, api, api for my, backend*, django',
    reply: [
      'APIs, databases, login and email, documented and yours to run without us: ',
      { text: 'Backend Development', href: '/services/backend-development' },
      '.',
    ],
  },
  {
    id: 'technology',
    phrases: `
      boot spring, code in, coding in/se, familiar with, framework you, in java, language use/you, php or, python or,
      stack for/what/you, tech programming/what/you/your, technology programming/you, use next, what tools, which
      database/stack/technology, work framework/go/php/python/technology, do you code, laravel, node,
      node or python, php, programming language*, stack, what do you programming your`,
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
      amazon jaisi, ecommerce banana, kholni hai, online dukaan/le/make/open/order/products/sell/start, order
      clients/dukan/my, sel need, sell books/ghar/internet/my/products/website, shop
      for/furniture/have/jewellery/make/new/shop/start/want, small shop, start selling, website buy/jewellery/saree,
      checkout, gst invoices for clients, kirana, online shop for, people can order, saree*, shop in kota, shop of my,
      take orders online, want to sell, webshop, ऑनलाइन दुकान*, ऑनलाइन बेच*`,
    reply: [
      'Yes: catalogue, checkout and the reports behind them. See ',
      { text: 'E-commerce Development', href: '/services/e-commerce-development' },
      ', or ',
      { text: 'book a call', href: '/book-a-call' },
      ' and bring your product list.',
    ],
  },
  {
    id: 'features-list',
    phrases: 'all features, features all/of/what, website included, what platform, which features, support dark mode',
    reply: [
      { text: 'Additional features', href: '/#vlogs' },
      ' names 25 parts that a marketplace tends to need, from milestones to dark mode; ',
      { text: 'Reasons to Choose Us', href: '/features' },
      ' explains our nine points.',
    ],
  },
  {
    id: 'blog',
    phrases: `
      blog company/hai/have/where/you/your, have blog, new articles, news your, read your, you write, your
      articles/posts, send in newsletter`,
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
      anything besides, company do, exactly do, kya kaam/karte/kya, service list, services do/have/kya/provide/you,
      what all, which services, you sell, your services, ^services$, ^what do you do, do for me, everything you offer,
      kya kya services, what do you make, what kaam karte, what what banate, what you do, what you offer, कौन सी
      सेवा*, क्या काम*`,
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
      do website, get website, new portal, online presence, simple website, site banani/banwani/for/make, website
      banate/blog/business/clinic/company/developer/do/good/lawyer/need/ngo/personal/real/school/service/simple/small/tailor/travel,
      की वेबसाइट, ^website$, and want site, cricket, included in website, liye site want, make page shows, make
      website for, need site for, own page internet, page for my, portfolio website for, site for my, website for
      small, website for weather, website not app, website with photos, वेबसाइट, वेबसाइट बना*`,
    general: true,
    reply: [
      'Yes, from a single page to a whole platform. ',
      { text: 'Web Development', href: '/services/web-development' },
      ' shows the nine parts of the work.',
    ],
  },
];
