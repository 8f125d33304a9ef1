import type { ChatIntent } from '../chat-intent.ts';

/** What we build. */
export const serviceIntents: readonly ChatIntent[] = [
  {
    id: 'marketplace',
    phrases: `
      jaisa zomato, like amazon/flipkart/urban, platform like, sellers buyers/can, vendor multi/sell, freelancer find
      job, platform connect*, airbnb, etsy, marketplac*, marketplace, olx, upwork`,
    reply: [
      'Marketplaces are our theme: profiles, proposals, milestones, messages. ',
      { text: 'Solutions', href: '/solutions' },
      ' shows how such a project runs.',
    ],
  },
  {
    id: 'shopify',
    phrases: 'which shop platform, magento, magento*, shopfy*, shopify, shopify*, woocommerc*, woocommerce',
    reply: [
      'Yes, when a ready platform is enough, we set it up; when your rules need more, we build: ',
      { text: 'how an online shop is built', href: '/services/e-commerce-development' },
      '.',
    ],
  },
  {
    id: 'amazon-sellers',
    phrases: 'amazon account/flipkart/list/pe/products/put, flipkart list/on/products, on flipkart, ondc',
    reply: [
      'Managing listings on other marketplaces is not one of our services. We build shops of your own: ',
      { text: 'E-commerce Development', href: '/ECommerce-Servicces' },
      '.',
    ],
  },
  {
    id: 'shop-features',
    phrases: `
      codes discount, courier arrange/integrate/pickup, delivery charges/integrate/tracking, inventory shop, labels
      print, message buyers/parcel, order manage/tracking, out running/stock, parcel sent, product reviews, update
      stock, stock match*, coupon, gift, shiprocket`,
    reply: [
      'Stock, delivery, returns and filters belong to a shop we build: ',
      { text: 'E-commerce Development', href: '/ECommerce-Servicces' },
      '.',
    ],
  },
  {
    id: 'booking-system',
    phrases: `
      appointment guests/on/online/pick/system, book guests/online, booking
      add/appointment/for/hotel/my/online/system/take/website, near amer and, reservation*, reserve, salon`,
    reply: [
      'Yes: a booking part with free times, confirmation by email and payment if you want it: ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      '.',
    ],
  },
  {
    id: 'custom-software',
    phrases: `
      data sales, employees attendance/manage, excel replace/sheets, handled fees, need software/tool, orders
      management/purchase, register book/computer/paper, system management/stock/warehouse, track
      employees/purchase/software/tool, inventory app for, office see it, crm, crm*, dealer, erp*, hostel, inventory,
      inventory*, odoo, payroll, software`,
    reply: [
      'Yes, systems that fit how you work: orders, stock, visits, billing, reports. ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      ' shows how.',
    ],
  },
  {
    id: 'integration',
    phrases: `
      api payment, compatible with, connect
      accounting/api/crm/erp/existing/google/our/software/system/whatsapp/with/zoho, existing system, our crm/erp,
      portal talk, shop tally, third party api, hubspot, hubspot*, oracle, sap, tally, tally*, zoho, zoho*`,
    reply: [
      'Yes: email, payment, accounting and CRM tools that you already use. ',
      { text: 'Backend Development', href: '/services/backend-development' },
      ' shows how we connect systems.',
    ],
  },
  {
    id: 'mvp',
    phrases: `
      from idea, idea hai/have/se/test, partner tech, show investors/prototype, small version, start small, version
      chhota/first/smallest/users, very basic version, clickable, mvp, mvp*, prototype, startup`,
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
      banani/banate/banwani/business/delivery/doctor/fitness/food/for/grocery/gym/idea/iphone/movie/ola/order/recipe/swiggy/taxi/that/tinder/weather/zomato,
      like zomato, mobile devlopment/make, phones drivers/make/something/staff, ऐप बनवाना, 800 members in, app do you,
      app for my, ios and android, jaisa app want, on their phones, phones with bad, ^mobile app$, you devlop*, android,
      android*, game, ios*, ऐप*`,
    reply: [
      'Yes: one product for Android and iOS, from a prototype in your hand to the store listing. See ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'web-app',
    phrases: `
      dashboard build/need, online tool, platform build/learning/online/web, portal client/dealer/employee/for/need/web,
      saas, webapp, webapp*`,
    reply: [
      'Yes. One team designs, builds and runs it, with a working version early: ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      '.',
    ],
  },
  {
    id: 'wordpress',
    phrases: 'wordpress blog/password/update, cms, elementor, elementor*, wordpress, wordpress*',
    reply: [
      'Yes: editing that fits how your team writes, with few plug-ins. ',
      { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
      ' also says when another system, or none, is better.',
    ],
  },
  {
    id: 'own-edits',
    phrases: `
      add offers/pages/products/staff, by myself, change content/khud/myself/own/prices/staff/text, developer without,
      khud se, myself change, run website, add blog posts myself, call you each time, text on pages myself, change
      website myself, hard to add, khud se prices, my staff change, need write website, without asking you, panel`,
    reply: [
      'Yes, if you want that: texts, pictures and products can be edited without a developer: ',
      { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
      '.',
    ],
  },
  {
    id: 'existing-code',
    phrases: `
      adhura project, agency earlier/previous, another agency/developer, carry on, code existing/fix/old/review,
      continue from/project, developer bhag/earlier/gone/left/old/previous/ran, existing codebase/project/software,
      finish app/it/that, half built/code/done/finish/freelancer/work, have repository, left country/freelancer, other
      developer, pick up, previous team, someone built, beech me chhod, begin from zero, built by another, built by
      someone, guy who built, someone else built, take it over, take over app, take over project, who built my, who was
      built, inherited`,
    reply: [
      'Yes. We read the code first and say plainly whether to go on from it or not. Tell us what exists and where it stopped in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'small-job',
    phrases: `
      button colour, change little/minor/one/phone, chota sa, few change, fix quick/something, just change/small, only
      change, pata website, small bug/change/fix/job/project/work, work chhota/minor, image to be change, too small for
      you, tiny, tiny*`,
    reply: [
      'Small jobs are welcome. Send the address and what should change in ',
      { text: 'a message', href: '/contact-form' },
      ', and we say what it takes.',
    ],
  },
  {
    id: 'landing-page',
    phrases: 'one page/pager, page campaign/sales/single, for google ads, landing page*',
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
      blind users, reader screen, usable with screen reader, accessib*, accessible, ada, blind, blind*, wcag, wcag*`,
    reply: [
      'Yes: keyboard, screen reader and contrast are tested as we build, to WCAG 2.2 AA. ',
      { text: 'Accessibility', href: '/accessibility' },
      ' says how this site does.',
    ],
  },
  {
    id: 'responsive',
    phrases: `
      explorer internet, iphone look, mobile look/me/pe/version/work, on mobile, phone look/pe/size/work, small screens,
      tablet work, look good on, work on mobile, responsive`,
    reply: [
      'Yes: every page is built for a small phone first and tried on cheap ones. ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' says how.',
    ],
  },
  {
    id: 'testing',
    phrases: `
      acceptance user, bugs before/no, test automated/before/code/do/how/karte/software/who, testing
      acceptance/before/do/how/team/who, qa, quality`,
    reply: [
      'Yes: tests run with every change, and real people try it before launch. ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      ' says what you can check at the end.',
    ],
  },
  {
    id: 'frontend',
    phrases: `
      design convert/ready, figma code/convert/html/to, have design, react need/website, angular, frontend, html`,
    reply: [
      'Interfaces that load fast and work by keyboard and thumb: ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' names the twelve tools and the nine things you receive.',
    ],
  },
  {
    id: 'backend',
    phrases: 'js node, api, apis, backend, databa*, database, postgr*',
    reply: [
      'APIs, databases, login and email, documented and yours to run without us: ',
      { text: 'Backend Development', href: '/services/backend-development' },
      '.',
    ],
  },
  {
    id: 'technology',
    phrases: `
      boot spring, code in, familiar with, go kubernetes, in java, language backend/code/programming, python or,
      technology what, tools what/which, use angular/java/language/next/react, which database, what do you programming
      your, django, framework, framework*, javascript, laravel, node, php, python, stack, technolog*, technology`,
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
      amazon jaisi, b2b portal, buy people/website, catalogue payment, online
      buy/catalogue/dukaan/grocery/kholni/make/open/order/products/sell/shop/start, order clients/my/people, sel need,
      sell cookies/internet/website, shop cart/for/kholni/make/open/own/shop/start/website, gst invoices for clients,
      people can order, shop in kota, upi and cash, ^shop$, bechn*, sell, sell*, stroe, दुकान*`,
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
    phrases: 'features all/have/list/marketplace/what, which features, support dark mode',
    reply: [
      { text: 'Additional features', href: '/#vlogs' },
      ' names 25 parts that a marketplace tends to need, from milestones to dark mode; ',
      { text: 'Reasons to Choose Us', href: '/features' },
      ' says what comes with every project.',
    ],
  },
  {
    id: 'blog',
    phrases: `
      articles newsletter/publish/read/where/your, blog have/read/where/your, have blog, publish regularly, your
      articles/blog`,
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
      anything besides, exactly do, services list/offer/provide/what, what all/offer, which services, ^what do you do,
      websites or only apps, what do you exactly, what do you make, what does your company, do for me, everything you
      offer, so what exactly, what kaam karte, what what banate, what you do, कौन सी सेवा*, क्या काम*, ^services$`,
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
      do website, few page, new portal/website, online presence, simple website, website
      banani/banate/banwani/business/church/clinic/company/consultant/developer/factory/gym/homestay/hotel/lawyer/need/ngo/personal/photographer/restaurant/school/service/static/temple/travel/wedding,
      आप हैं, make page shows, my father run, own page internet, page for my, portfolio website for, website for my,
      website for small, website for weather, website not app, website with photos, के लिए वेबसाइट*, ^website$,
      template, वेबसाइट*`,
    general: true,
    reply: [
      'Yes, from a single page to a whole platform. ',
      { text: 'Web Development', href: '/services/web-development' },
      ' shows the nine parts of the work.',
    ],
  },
];
