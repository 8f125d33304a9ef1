import type { ChatIntent } from '../chat-intent.ts';

/** What we build. */
export const serviceIntents: readonly ChatIntent[] = [
  {
    id: 'marketplace',
    phrases: {
      exceptions: 'jaisa app*, multivendor*, multi vendor*, freelancers find*',
      particular: 'like olx*, like upwork*, like airbnb*, like urban company*',
      general: 'classified*, aggregator*, marketplace*',
    },
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
    phrases: {
      general: 'shopfy*, shopify*, magento*, opencart*, prestashop*, woocommerce*, bigcommerce*',
    },
    reply: [
      'Yes, when a ready platform is enough, we set it up and adapt it; when your rules need more, we build. ',
      { text: 'How an online shop is built', href: '/services/e-commerce-development' },
      ' says when each is right.',
    ],
  },
  {
    id: 'amazon-sellers',
    phrases: {
      particular: 'on amazon*',
      general: 'etsy*, meesho*',
    },
    reply: [
      'Managing listings on other marketplaces is not one of our services. We build shops of your own and can connect their stock: ',
      { text: 'E-commerce Development', href: '/ECommerce-Servicces' },
      '.',
    ],
  },
  {
    id: 'shop-features',
    phrases: {
      particular: 'sync with*',
      general: 'bluedart*, wishlist*, variants*, checkout*, delhivery*, shiprocket*',
    },
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
    phrases: {
      exceptions: 'able to book*, booking to my site*',
      general: 'ticketing*, reservation*',
    },
    reply: [
      'Yes: a booking part with free times, confirmation by email and payment if you want it, on its own or in a site. ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      ' shows how we build such things.',
    ],
  },
  {
    id: 'custom-software',
    phrases: {
      exceptions: 'inventory app*, crm for/app/system*, erp for/system*, salesmen*, register ko*, software to manage*',
      particular: `
        inventory/billing/attendance/stock/accounting/crm/erp/hr/payroll/hospital/clinic/school app/application/tool/portal/software/system*,
        billing/inventory/hospital/school/clinic/hotel/accounting/stock/payroll/attendance/hr/sales/order/fees/library/hostel/dispatch/warehouse/transport software/system/app/management/program*,
        manage/track/maintain/record/handle fees/stock/inventory/attendance/students/patients/orders/employees/staff/expenses/sales/customers/leads/data/records*,
        register/hisab/khata computer/digital/software/online*, excel sheet*, need system*, software for*`,
      general: `
        crm*, erp*, lms*, hrms*, fleet*, payroll*, software*, bespoke*, softwar, salesman*, inventory*, warehouse*,
        attendance*, dashboards*`,
    },
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
    phrases: {
      exceptions: 'and zoho*, with zoho*',
      particular: 'third party api*',
      general: 'zoho*, sap, tally*, hubspot*, webhook*, integrat*, salesforce*, quickbooks*',
    },
    reply: [
      'Yes: mail, payment, accounting and CRM tools that you already use. Name them in ',
      { text: 'a message', href: '/contact-form' },
      '; ',
      { text: 'Backend Development', href: '/services/backend-development' },
      ' shows how we connect systems.',
    ],
  },
  {
    id: 'mvp',
    phrases: {
      particular: 'ek idea*, startup idea*, tech partner*',
      general: 'mvp*, poc, startup*',
    },
    reply: [
      'Start with the smallest version that somebody would use, and show it early. ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      ' explains how we build one; two sentences in ',
      { text: 'a message', href: '/contact-form' },
      ' are enough to begin.',
    ],
  },
  {
    id: 'mobile-app',
    phrases: {
      exceptions:
        'recipe app*, review app*, app for my*, app chahiye*, weather app*, app for booking*, app for training*',
      particular: `
        need/want/make/build/create/develop/launch/banana/banwana/android/ios/iphone/mobile/delivery/school/food/gym/grocery/taxi/cab/booking/shopping/fitness/society/new/education/business/news/dating/chat/social/healthcare/learning/service app/apps/application/applications*,
        app for/banana/banwana/chahiye/banao/banate/development/developer/developers/company/idea/ban*, ek app*,
        wear os*, app that*, build game*`,
      general: 'ऐप*, एप*, ios, ipad*, ludo*, iphone*, android*, smartphone*',
      last: 'aap ban*',
    },
    reply: [
      'Yes: one product for Android and iOS, from a prototype in your hand to the store listing. See ',
      { text: 'App Development', href: '/App-Service' },
      '; it also says when you need no app at all.',
    ],
  },
  {
    id: 'web-app',
    phrases: {
      exceptions: 'web app*',
      particular: `
        need/want/build/make/create/develop portal/platform/saas/dashboard/webapp*, portal for*, fullstack*,
        portal where*`,
      general: 'saas*, webapp*',
    },
    reply: [
      'Yes. One team designs, builds and runs it, with a working version early: ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      '.',
    ],
  },
  {
    id: 'wordpress',
    phrases: {
      exceptions: 'is wordpress*',
      particular: 'elementor*, plug in*, wordpress*',
      general:
        'wp, cms*, divi, woocom*, drupal*, joomla*, strapi*, plugin*, webflow*, wordpres*, headless*, gutenberg*',
    },
    reply: [
      'Yes: editing that fits how your team writes, with few plug-ins. ',
      { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
      ' also says when another system, or none, is better.',
    ],
  },
  {
    id: 'own-edits',
    phrases: {
      exceptions: 'my staff change*',
      particular: 'admin panel*, khud update*, edit website*, myself after*',
      general: 'ourselves*, adminpanel*',
    },
    reply: [
      'Yes, if you want that: texts, pictures and products can be edited without a developer. ',
      { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
      ' shows the ways.',
    ],
  },
  {
    id: 'existing-code',
    phrases: {
      exceptions:
        'finish it*, half built*, never finished*, existing codebase*, previous developer*, someone else developed*',
      particular: `
        previous/old/last/earlier/other/another/existing developer/agency/freelancer/company/vendor/coder/code/team/app/project left/gone/ran/stopped/disappeared/vanished*,
        complete/finish/continue/take/fix existing/half/incomplete/unfinished/old/pending/over project/app/website/code/work*,
        chhod ke chala*`,
      general:
        'adhura*, adhuri*, legacy*, rescue*, inherit*, takeover*, codebase*, refactor*, unfinished*, incomplete*',
    },
    reply: [
      'Yes. We read the code first and say plainly whether to go on from it or not. Tell us what exists and where it stopped in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'small-job',
    phrases: {
      exceptions: 'just one*, just need small*, only want to change*',
      particular: `
        change/replace/edit/update/correct/remove/add image/logo/text/number/photo/banner/line/button/picture/section/menu home/website/site/page/my*,
        small/minor/little/tiny/quick/chota/simple/few change/changes/work/job/task/fix/edit/update/correction/kaam/project*,
        chota sa*, too small*`,
      general: 'tiny*, minor*, chhota*',
    },
    reply: [
      'Small jobs are welcome. Send the address and what should change in ',
      { text: 'a message', href: '/contact-form' },
      ', and we say what it takes.',
    ],
  },
  {
    id: 'landing-page',
    phrases: {
      particular: 'landing page*',
      general: 'onepage*, landingpage*',
    },
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
    phrases: {
      exceptions: 'for blind*',
      general: 'wcag*, a11y*, gigw*, blind*, accessib*, disabilit*',
    },
    reply: [
      'Yes: keyboard, screen reader and contrast are tested as we build, to WCAG 2.2 AA. ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' says what you receive.',
    ],
  },
  {
    id: 'responsive',
    phrases: {
      exceptions: 'look right on*, work on mobile*',
      general: 'responsive*',
    },
    reply: [
      'Yes: every page is built for a small phone first and tried on cheap ones. ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' says how.',
    ],
  },
  {
    id: 'testing',
    phrases: {
      particular: 'test/testing/check/checked bugs/quality/before/properly*, do you test*',
      general: 'qa, tester*',
    },
    reply: [
      'Yes: tests run with every change, and real people try it before launch. ',
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      ' says what you can check at the end.',
    ],
  },
  {
    id: 'frontend',
    phrases: {
      exceptions: 'psd to*, figma to*',
      particular: 'next js*, frontend*, react develop*',
      general:
        'vue*, css, html*, react, nextjs*, svelte*, reactjs*, angular*, tailwind*, bootstrap*, javascript*, typescript*',
    },
    reply: [
      'Interfaces that load fast and work by keyboard and thumb: ',
      { text: 'Frontend Development', href: '/services/frontend-development' },
      ' names the twelve tools and the nine things you receive.',
    ],
  },
  {
    id: 'backend',
    phrases: {
      exceptions: 'api for my*, apis for our*',
      particular: 'as api*, node js*, backend*',
      general: `
        api*, sql, node, mysql*, redis*, nodejs*, mongo, graphql*, mongodb*, postgres*, database*, firebase*, supabase*,
        websocket*, microservice*`,
    },
    reply: [
      'APIs, databases, sign-in and mail, documented and yours to run without us: ',
      { text: 'Backend Development', href: '/services/backend-development' },
      '.',
    ],
  },
  {
    id: 'technology',
    phrases: {
      particular: 'dot net*, asp net*, c sharp*, tech stack*, spring boot*',
      general: `
        php*, ruby*, mern*, lamp*, flask*, java, rust, rails*, perl, django*, python*, golang*, laravel*, technolog*,
        techstack*, frameworks*, springboot*, codeigniter*`,
    },
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
    phrases: {
      exceptions: `
        ecommerce website/site/store/portal/platform*,
        open/start/run/launch/build/create/make/need/want online grocery/clothing/jewellery/fashion/food/book/medical/furniture/gift/shop/store/business*,
        online grocery/clothing/jewellery/fashion/food/book/medical/furniture/gift/mobile/toy store/shop*,
        grocery/clothing/jewellery/fashion/furniture/gift store/shop*, online store/stroe/shop/dukan*, store not*,
        sell rain*, start selling*, website to sell*, sell my products*`,
      particular: `
        sell/selling/bechna/bech/buy/order online/internet/web/website/products/product/sarees/clothes/jewellery/food/goods/items*,
        build/make/create/need/want/open/start/setup/launch/khol/new/own store/shop/dukan/ecommerce*,
        store/shop/dukan website/site/online/banana/banwana/kholna/app*,
        sell our/my/your/furniture/handmade/handicrafts/shoes/books/cakes/saree/garments*,
        online sell/selling/bechna/shop/store/dukan/shopping/business/order/orders/sales*, b2b order*, saman bech*,
        ऑनलाइन बेच*, buy from my*, ऑनलाइन दुकान*, can order and*`,
      general: 'd2c*, ecommerce, दुकान*, webshop*, dropship*',
      last: 'shop, store, shops, stores, products',
    },
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
    phrases: {
      exceptions: 'features can*',
      particular: 'dark mode*',
      general: 'dispute*, features*',
    },
    reply: [
      { text: 'Additional features', href: '/#vlogs' },
      ' names 25 parts that a marketplace tends to need, from milestones to dark mode; ',
      { text: 'Reasons to Choose Us', href: '/features' },
      ' says what comes with every project.',
    ],
  },
  {
    id: 'blog',
    phrases: {
      particular: 'have blog*, read your*',
      general: 'vlogs*',
    },
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
    phrases: {
      exceptions: 'what exactly do you*',
      particular: `
        services/service list/offer/provide/available/offered/dete/kya*,
        what services/work/do/offer/make/build/provide you*, kya services/banate/karte/kaam*, क्या काम*, क्या बनाते*,
        कौन सी सेवा*, what all can*, which services*, do you build websites or*`,
      general: 'सेवाएं*, सेवाएँ*, services*',
    },
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
    phrases: {
      exceptions: `
        site for my*, site for our*, page for our*, के लिए वेबसाइट*, website for my*, website for our*,
        contact form for my*`,
      particular: `
        need/want/make/build/create/develop/design/looking/banana/banwana/require/new/own/get/simple/good/professional/company/business/school/hospital/clinic/hotel/restaurant/shop/corporate/personal/portfolio/news/ngo/wedding/travel/law/factory/gym/college/institute/society/temple/church website/websites/site/sites/webpage/page*,
        website/site for/wanted/required/banwana/banana/chahiye/banao/banate/ban/needed/development/developer/builder*,
        ki site*, news portal*, web develop*, builds sites*, profile`,
      general: 'साइट*, website*, webpage*, वेबसाइट*, homepage*, matrimon*',
    },
    reply: [
      'Yes, from a single page to a whole platform. ',
      { text: 'Web Development', href: '/services/web-development' },
      ' shows the nine parts of the work; tell us in ',
      { text: 'a message', href: '/contact-form' },
      ' who should find it and what they should do there.',
    ],
  },
];
