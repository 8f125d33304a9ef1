import type { ChatIntent } from '../chat-intent.ts';

/** What we build. */
export const serviceIntents: readonly ChatIntent[] = [
  {
    id: 'marketplace',
    phrases: `
      app jaisa, like airbnb/olx/urban, marketplace app/build/for/website, platform like, freelance website make,
      freelancer find job, platform connect*`,
    reply: [
      'Marketplaces are our theme: profiles, proposals, milestones, messages. ',
      { text: 'Solutions', href: '/solutions' },
      ' shows how such a project runs.',
    ],
  },
  {
    id: 'shopify',
    phrases: `
      on shopify, setup shop, shopify app/do/or/sahi/store/website/work, which shop platform, magento*, shopify*,
      woocommerce`,
    reply: [
      'Yes, when a ready platform is enough, we set it up; when your rules need more, we build: ',
      { text: 'how an online shop is built', href: '/services/e-commerce-development' },
      '.',
    ],
  },
  {
    id: 'amazon-sellers',
    phrases: 'amazon account/me/products, ondc',
    reply: [
      'Managing listings on other marketplaces is not one of our services. We build shops of your own: ',
      { text: 'E-commerce Development', href: '/ECommerce-Servicces' },
      '.',
    ],
  },
  {
    id: 'shop-features',
    phrases: `
      courier arrange, delivery charges/website, labels print, message buyers, order manage, out running, shop
      coupons/delivery/inventory/returns/search, stock online/website`,
    reply: [
      'Stock, delivery, returns and filters belong to a shop we build: ',
      { text: 'E-commerce Development', href: '/ECommerce-Servicces' },
      '.',
    ],
  },
  {
    id: 'booking-system',
    phrases: `
      appointment app/clinic/form/guests/on/online/website, book guests, booking clinic/for/my/take/website, online
      book/customers, reservation system, tour package, book appointments website, book online website, near amer and,
      online appointment*, salon`,
    reply: [
      'Yes: a booking part with free times, confirmation by email and payment if you want it: ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      '.',
    ],
  },
  {
    id: 'custom-software',
    phrases: `
      billing app, crm build/for, custom development, data sales, employees attendance, erp build/need/nobody/our,
      excel sheets/to, handled fees, management school, menu table, need crm/tool, online price, own ordering,
      register computer, software for/hospital/need/old/our/shop/silai, system chahiye/management/our, track expenses,
      form online fees, gst bill make, inventory app for, office see it, naap, warehouse`,
    reply: [
      'Yes, systems that fit how you work: orders, stock, visits, billing, reports. ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      ' shows how.',
    ],
  },
  {
    id: 'integration',
    phrases: `
      api of/our, connect accounting/api/app/google/our/shop/whatsapp/with, erp app, link razorpay, our crm, portal
      talk, stripe klarna, sync data/orders, tally with, website crm/erp/tally, crm, sap, shiprocket, tally*, zoho*`,
    reply: [
      'Yes: email, payment, accounting and CRM tools that you already use. ',
      { text: 'Backend Development', href: '/services/backend-development' },
      ' shows how we connect systems.',
    ],
  },
  {
    id: 'mvp',
    phrases: `
      from idea, idea build/hai/have/need/se/startup/website, partner tech, start small, startup app/build/need,
      version first/make/smallest, mvp`,
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
      android/banani/banate/banwani/business/doctor/fitness/food/for/gym/iphone/movie/my/order/own/parents/recipe/restaurant/school/simple/students/that/weather,
      apps do, make android/mobile, mobile devlopment, phones make/something/staff, ऐप बनवाना, 800 members in, ^mobile
      app$, app do you, app for my, app for my school, app restaurant make, jaisa app want, phones with bad, you
      devlop*, मोबाइल ऐप*, android*, gym, ios*`,
    reply: [
      'Yes: one product for Android and iOS, from a prototype in your hand to the store listing. See ',
      { text: 'App Development', href: '/App-Service' },
      '.',
    ],
  },
  {
    id: 'web-app',
    phrases: 'need dashboard, platform build/for/web, portal client/dealer/for/need/web',
    reply: [
      'Yes. One team designs, builds and runs it, with a working version early: ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      '.',
    ],
  },
  {
    id: 'wordpress',
    phrases: 'in wordpress, wordpress do/make/me/or/page/work/you, elementor, wordpress*',
    reply: [
      'Yes: editing that fits how your team writes, with few plug-ins. ',
      { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
      ' also says when another system, or none, is better.',
    ],
  },
  {
    id: 'own-edits',
    phrases: `
      add blog/offers, change content/khud/own/prices/staff/text, edit products, run website, update timings, updated
      by, can i add, change prices own, change website myself, each small change, hard to add, khud se prices, menu
      changes day, my staff change, need write website, text on pages myself`,
    reply: [
      'Yes, if you want that: texts, pictures and products can be edited without a developer: ',
      { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
      '.',
    ],
  },
  {
    id: 'existing-code',
    phrases: `
      adhura project, agency left, another agency, code fix, continue website, developer
      bhag/chhod/last/left/old/phone/ran/switched, existing codebase, finish it/that, half built/work, hold my, over
      take, someone built, another agency website, begin from zero, built by someone, finish my project, guy who
      built, half built app, half built website, holding my code, holding my website, our developer left, take it
      over, take over app, take over from, take over website, who built my, who was built`,
    reply: [
      'Yes. We read the code first and say plainly whether to go on from it or not. Tell us what exists and where it stopped in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'small-job',
    phrases: `
      add page, change colour/minor/number/one/phone, chota kaam, fix form/one, only change, small
      bug/change/job/project/work, one page change, too small for you, trouble with checkout`,
    reply: [
      'Small jobs are welcome. Send the address and what should change in ',
      { text: 'a message', href: '/contact-form' },
      ', and we say what it takes.',
    ],
  },
  {
    id: 'landing-page',
    phrases: 'ek page, one page/pager, page launch/sales, for google ads',
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
    phrases: 'ada compliant, blind website, for blind, reader screen, accessib*, blind*',
    reply: [
      'Yes: keyboard, screen reader and contrast are tested as we build, to WCAG 2.2 AA. ',
      { text: 'Accessibility', href: '/accessibility' },
      ' says how this site does.',
    ],
  },
  {
    id: 'responsive',
    phrases: `
      all phones, look iphone/mobile, phone good/look/pe/work, phones cheap/old, work mobile/tablet, look good on,
      website on phone, work on all, work on mobile, work on phone`,
    reply: [
      'Yes: every page is built for a small phone first and tried on cheap ones. ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' says how.',
    ],
  },
  {
    id: 'testing',
    phrases: 'acceptance user, bugs before/no, test do/who/you, testing do, how do you test, qa',
    reply: [
      'Yes: tests run with every change, and real people try it before launch. ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      ' says what you can check at the end.',
    ],
  },
  {
    id: 'frontend',
    phrases: 'design ready, figma code/to, have design, react app/website, frontend, vue',
    reply: [
      'Interfaces that load fast and work by keyboard and thumb: ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' names the twelve tools and the nine things you receive.',
    ],
  },
  {
    id: 'backend',
    phrases: 'api build/for, backend development/for, database design, js node, api',
    reply: [
      'APIs, databases, login and email, documented and yours to run without us: ',
      { text: 'Backend Development', href: '/services/backend-development' },
      '.',
    ],
  },
  {
    id: 'technology',
    phrases: `
      boot spring, code in, coding in, familiar with, framework you, in java, language use/you/your, python or, stack
      programming/what/you/your, tech programming/what/you/your, technology programming/what/you/your, use next, what
      tools, which database/technology, work framework/go/php/python/stack/tech/technology, your stack, do you code
      in, what do you programming your, laravel, node, stack, tech`,
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
      amazon jaisi, ecommerce banana, online dukaan/make/open/order/products/sell/start, order clients/dukan/my, sel
      need, sell books/internet/products, shop for/have/jewellery/kota/make/new/own/shop/start, website
      buy/jewellery/orders/products/saree/sell, gst invoices for clients, people can order, shop in kota, take orders
      online, website se bechna, ऑनलाइन दुकान*, ecommerce`,
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
    phrases: 'features website/what, website included, which features, support dark mode',
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
      articles publish/your, blog have/you/your, have blog, news company/your, read your, your articles, do you blog`,
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
      anything besides, exactly do, kya karte/milta, services all/do/have/list/provide/what/which/you/your, what else,
      which services/work, ^what do you do, aap kya karte, do for me, do you only, everything you offer, kya kya
      karte, kya kya milta, kya kya services, range of services, what can build, what can do, what can offer, what can
      provide, what can sell, what can you, what do build, what do do, what do offer, what do provide, what do sell,
      what do you exactly, what do you make, what does your company, what kaam karte, what what banate, what you do,
      what you offer, कौन सी सेवा*, क्या काम*, ^services$`,
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
      do website, new portal/website, online presence, website
      banani/banate/business/developer/good/hotel/lawyer/need/ngo/personal/real/restaurant/school/service/simple/small/tailor/travel/wedding,
      की वेबसाइट, dont have website, make page shows, my shop website, own page internet, page for my, portfolio
      website for, website for my, website for small, website for weather, website not app, website with photos,
      ^website$`,
    general: true,
    reply: [
      'Yes, from a single page to a whole platform. ',
      { text: 'Web Development', href: '/services/web-development' },
      ' shows the nine parts of the work.',
    ],
  },
];
