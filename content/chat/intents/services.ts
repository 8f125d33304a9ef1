import type { ChatIntent } from '../chat-intent.ts';

/** What we build. */
export const serviceIntents: readonly ChatIntent[] = [
  {
    id: 'marketplace',
    phrases: `
      platform like, where freelancers, multi vendor/seller, tutors students, zomato jaisa, like urban company,
      freelancer find job, platform connect*, marketplace*, airbnb, upwork, etsy, olx, marketplace`,
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
    phrases: `
      shop wix, which shop platform, shopfy*, shopify*, magento*, woocommerce*, shopify, woocommerce, magento,
      opencart, bigcommerce, prestashop`,
    reply: [
      'Yes, when a ready platform is enough, we set it up and adapt it; when your rules need more, we build. ',
      {
        text: 'How an online shop is built',
        href: '/services/e-commerce-development',
      },
      ' says when each is right.',
    ],
  },
  {
    id: 'amazon-sellers',
    phrases: 'amazon account/products/manage/list, ondc',
    reply: [
      'Managing listings on other marketplaces is not one of our services. We build shops of your own and can connect their stock: ',
      { text: 'E-commerce Development', href: '/ECommerce-Servicces' },
      '.',
    ],
  },
  {
    id: 'shop-features',
    phrases: `
      inventory sync, manage orders, stock shop/shelves/match/online/counter/always, labels print, order track*, stock
      match*, gift, shiprocket`,
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
      book client, online booking/book/appointments, booking website/take, clinic meeting, reserve guest, patient
      slot, bookings from, reservation*, reserve, salon`,
    reply: [
      'Yes: a booking part with free times, confirmation by email and payment if you want it, on its own or in a site. ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      ' shows how we build such things.',
    ],
  },
  {
    id: 'custom-software',
    phrases: `
      on paper, system management/stock/manage, software want, excel build/sheets/messy, register computer, report
      visits, fees handled, patient files, management school/hospital, data dashboard/sales, crm*, erp*, payroll,
      inventory*, crm, odoo, inventory, software, dealers, hostel`,
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
      connect our/software/crm/api/zoho/accounting, hook up, integrate with, live prices, sync data, done
      integrations, shop tally, third party api, zoho*, hubspot*, tally*, sap, marg, soap, tally, zoho, hubspot`,
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
    phrases: `
      show investors, pre seed, tech partner, idea test, very basic, very basic version, mvp*, clickable, mvp,
      startup, prototype`,
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
      ^mobile app$, app
      for/make/business/taxi/food/doctors/jaisa/that/recipe/movie/iphone/banwa/idea/delivery/order/school/patient/tablet/banana/phone/gym/project/remind,
      video consultations, everybody phone, on everybody, ios and android, app for my, jaisa app chahiye, app client*,
      aap devlop*, android*, ios*, game, ऐप*, एप*, android, smartphone, ipad`,
    reply: [
      'Yes: one product for Android and iOS, from a prototype in your hand to the store listing. See ',
      { text: 'App Development', href: '/App-Service' },
      '; it also says when you need no app at all.',
    ],
  },
  {
    id: 'web-app',
    phrases: `
      dashboard where/want, portal for/where/web/client/dealer/booking/job, self service, e learning, web application,
      webapp*, saas`,
    reply: [
      'Yes. One team designs, builds and runs it, with a working version early: ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      '.',
    ],
  },
  {
    id: 'wordpress',
    phrases: `
      wordpress website/password/blog, wordpress*, elementor*, webflow, joomla*, squarespace, wordpress, elementor,
      cms, joomla, drupal`,
    reply: [
      'Yes: editing that fits how your team writes, with few plug-ins. ',
      { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
      ' also says when another system, or none, is better.',
    ],
  },
  {
    id: 'own-edits',
    phrases: `
      own changes, change khud/staff/myself/easy/photo/price, text later, edit self, upload myself, content
      manage/update, add news, add blog posts myself, text on pages myself, update website myself, photo must be
      replace, ourselves, panel`,
    reply: [
      'Yes, if you want that: texts, pictures and products can be edited without a developer. ',
      { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
      ' shows the ways.',
    ],
  },
  {
    id: 'existing-code',
    phrases: `
      another developer/agency, someone else, developer previous/purana/left/bhag/vanished/chhod, half built/code,
      take over, finish it/app, web guy, code fix, messy php, pick up, vanished halfway, left behind, another agency
      started, half built app, beech me chhod, someone else developed, existing codebase*, inherited, adhura`,
    reply: [
      'Yes. We read the code first and say plainly whether to go on from it or not. Tell us what exists and where it stopped in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'small-job',
    phrases: `
      small job/change, only one, change minor/footer/colour/pata/number, chota kaam, colour button, one image, fix
      few, add one/page, pata website, update phone, image to be replaced, too small for you, tiny*`,
    reply: [
      'Small jobs are welcome. Send the address and what should change in ',
      { text: 'a message', href: '/contact-form' },
      ', and we say what it takes.',
    ],
  },
  {
    id: 'landing-page',
    phrases: 'page single/webinar/campaign, one pager/page, landing page*',
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
      ada compliant, screen reader, usable with screen reader, screen reader*, accessib*, wcag*, blind*, disabled,
      wcag, accessible, blind`,
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
      on iphone, iphone look, mobile work, phone look/cheap, old iphones, internet explorer, work on mobile, tablets,
      responsive`,
    reply: [
      'Yes: every page is built for a small phone first and tried on cheap ones. ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' says how.',
    ],
  },
  {
    id: 'testing',
    phrases: `
      test before/how/who/launch/load/karte, check everything, before bugs, goes public, qa, quality`,
    reply: [
      'Yes: tests run with every change, and real people try it before launch. ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      ' says what you can check at the end.',
    ],
  },
  {
    id: 'frontend',
    phrases: `
      figma to/code/ready/convert, next js, ready design, only coding, react developer, front end, html`,
    reply: [
      'Interfaces that load fast and work by keyboard and thumb: ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' names the twelve tools and the nine things you receive.',
    ],
  },
  {
    id: 'backend',
    phrases: `
      server side, node js, api, apis, database*, postgres*, mysql, sql, backend, nodejs, database, graphql`,
    reply: [
      'APIs, databases, login and email, documented and yours to run without us: ',
      { text: 'Backend Development', href: '/services/backend-development' },
      '.',
    ],
  },
  {
    id: 'technology',
    phrases: `
      spring boot, language code, coded in, which tech, use react, tech use, what do you build your, technolog*,
      stack, framework*, php, laravel, django, ruby, technologies, framework, python, node`,
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
      sell website/internet/cookies/through, shop online/website/for/open/want/own/start/banwa/b2b, online
      products/grocery/take/order/dukaan, b2b ordering/portal, amazon jaisi, products buy, buy from my website, gst
      invoices for buyers, online bech*, make a shop, a shop not, ऑनलाइन बेच*, online order*, selling, bechna*,
      bechne*, dropshipping, stroe, दुकान*, bookshop, cart, kirana, wholesale`,
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
    phrases: 'features what/marketplace/list, which features, support dark mode',
    reply: [
      { text: 'Additional features', href: '/#vlogs' },
      ' names 25 parts that a marketplace tends to need, from milestones to dark mode; ',
      { text: 'Reasons to Choose Us', href: '/features' },
      ' says what comes with every project.',
    ],
  },
  {
    id: 'blog',
    phrases: 'your articles/blog, have blog, blog read',
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
      ^services$, ^what do you do, what services, what all, kya kya, which service/things, service what/kaunsi, services list/provide, all services, what do you
      build, everything you offer, kya kaam karte, what can you do for, कौन सी सेवा*, exactly do you guys do, websites
      or only apps, which of these things could, क्या काम*, सेवाएं*, सेवाएँ*`,
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
      ^website$, online presence/become/bring, from scratch, website
      make/want/business/personal/hotel/clinic/ngo/service/event/travel/requirement/studio/school/restaurant/company/banwa/developer/catalogue/our/small/wedding/exporter/factory/family/retreat/weather/banani,
      simple website, news portal, new website, be online, family business, के लिए वेबसाइट*, website for my, portfolio
      site for, website with photos, websites for small, own page internet, page for my, website for weather, aap
      website banate, make page shows, website developer*, website lawyer*, template, साइट*, वेबसाइट*`,
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
