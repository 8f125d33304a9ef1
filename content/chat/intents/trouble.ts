import type { ChatIntent } from '../chat-intent.ts';

/** Something went wrong: with a site, with this site, or with us. */
export const troubleIntents: readonly ChatIntent[] = [
  {
    id: 'hacked',
    phrases: {
      particular: `
        spam/strange/weird/unknown/adult/porn/chinese/japanese pop/popups/popup/text/pages/links/content/ads/files*,
        website/site/server/account compromised/infected/attacked*, virus*, hacked*, hack ho*, malware*, defaced*,
        phishing*, infected*, to casino*, unauthori*, ransomware*, data breach*, got into our*`,
    },
    reply: [
      'Please take the site offline or change its passwords first, and keep the backups. Then ',
      { text: 'call us or book a call', href: '/lets-talk' },
      ' rather than writing: we look for the way in before we clean. ',
      { text: 'Cybersecurity', href: '/services/cybersecurity' },
      ' explains how.',
    ],
  },
  {
    id: 'security-report',
    phrases: {
      particular: 'security bug*, found vulnerab*',
    },
    reply: [
      'Thank you. Please send it by ',
      { text: 'the contact form', href: '/contact' },
      ' with the address of the page and the steps, and do not publish it before we have answered.',
    ],
  },
  {
    id: 'call-missed',
    phrases: {
      particular: 'nobody called*',
    },
    reply: [
      'I am sorry. A booked time holds once we have confirmed it by email, so look for that mail first. Then ',
      { text: 'write to us', href: '/contact' },
      ' or ',
      { text: 'choose another time', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'no-answer',
    phrases: {
      exceptions: `
        message/mail/email/call ka jawab/reply*, mere message/mail/email*, replied to my/our*, reply to my/our*,
        response to my/our*, no one/body has*, nobody has*,
        my enquiry/query/email/message/request/mail not/still/was/is/pending/unanswered*`,
      particular: `
        no/not/never/nobody/noone/still/without reply/replied/response/respond/responded/answer/answered/callback/contacted/heard/update*,
        wrote/emailed/mailed/called/messaged/written twice/thrice*, reply/jawab/response nahi/kyu*, silence*, ghosted*,
        unanswered*, still waiting*, no one picking*, did you get my*, phone kyu nahi*`,
    },
    reply: [
      'I am sorry that you are still waiting. Every message is read by a person; please check your spam folder, then ',
      { text: 'write again', href: '/contact-form' },
      ' or ',
      { text: 'book a call', href: '/book-a-call' },
      '. Mention the day of your first message.',
    ],
  },
  {
    id: 'site-trouble',
    phrases: {
      exceptions:
        'contact/booking/signup/your form gives/not/does/is/error/error/shows/fails/broken*, form shows/gives error*',
      particular: `
        your website/site/form/page/chat/booking not/down/slow/broken/error/stuck*, form not/nahi/stuck/error/fails*,
        form/page keeps*, submit nahi/not*, ye page*, red line*, this page*, gives 404*, not submit*, send button*,
        failed to send*, your website is broken*`,
    },
    reply: [
      'I am sorry about that. What you typed in a form is kept on your device, so you can send it again; otherwise call or mail us: both are on ',
      { text: 'the contact page', href: '/contact' },
      '. Please say which page and which browser.',
    ],
  },
  {
    id: 'my-site-down',
    phrases: {
      exceptions: 'website/site/app/store/server been down*, down since*, साइट नहीं*, वेबसाइट नहीं*',
      particular: `
        website/site/app/store/shop/server/portal not/nahi/stopped open/opening/working/work/responding/loading/chal/khul/load*,
        website/site/app/store/shop/checkout/server/page down/broken/crashed/crashing/crash/offline/dead/hang/hanging/error/errors/bug/bugs*,
        error/errors on website/site/app/checkout*, fix error/bug/issue/problem/website/site/app*,
        website/site/app band*, repair website/site/app*, white/black/blank screen*, 502 bad*, fix our*, crashing*,
        error 500*, khul nahi*, shows error*, after update*, none of pages*, can open shop*, fix my broken*,
        can not check out*`,
    },
    reply: [
      'We can look at it. Send the address and what you see in ',
      { text: 'a message', href: '/contact-form' },
      '; if it is urgent, call the number on ',
      { text: 'the contact page', href: '/contact' },
      '. Please change nothing until we have seen it, and say when it last worked.',
    ],
  },
  {
    id: 'ranking-lost',
    phrases: {
      exceptions: 'ranking dropped*, traffic went down*',
      particular: 'lost half*, penalised*, penalized*, deindexed*',
    },
    reply: [
      'First find out what changed and when: a new version of the site, a blocked page, or Google itself. ',
      { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      ' shows how to check; or send us the address in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'spam-calls',
    phrases: {
      particular: 'harassing*, stop calling*',
    },
    reply: [
      'Please tell us by ',
      { text: 'the contact form', href: '/contact' },
      ' which number or address is meant, and it will be taken off. I cannot do that from here.',
    ],
  },
  {
    id: 'complaint',
    phrases: {
      exceptions: `
        you made is/was/looks/has*, you built is/was/has*, delivered work*, delivered is/was*,
        kaam bahut kharab/ganda/bekar/late/slow*,
        extremely/very/really/so/totally/not unhappy/disappointed/dissatisfied/happy/satisfied/angry with*,
        your service*, took my advance*, mera kaam adhura*, handling my project*, promised seo results*,
        no update on my project*`,
      particular: `
        poor/bad/worst/terrible/horrible/pathetic/awful/kharab/bekar/ghatiya service/work/support/quality/experience/job/company*,
        my/our project late/delayed/stuck/pending/incomplete*, file/lodge/register/make/raise complaint*,
        project not finished/complete/delivered/completed/started*, cheat*, dhoka*, thag, fed up*, शिकायत*, dhokha*,
        unhappy*, lied to*, escalat*, ghatiya*, shikayat*, pathetic*, kaam nahi*, grievance*, ombudsman*, dissatisf*,
        hate your*, complain, i paid and*, delayed by*, overcharged*, disappointed*, unacceptable*, slipped twice*,
        you people are*, have complaint*, your developer*, your team is not*, speak to manager*, kaam bilkul bekar*`,
    },
    reply: [
      'I am sorry. Please write what happened and what should be put right in ',
      { text: 'the contact form', href: '/contact-form' },
      ', with your project’s name: a person reads it and answers you. For something that cannot wait, call the number on ',
      { text: 'the contact page', href: '/contact' },
      '.',
    ],
  },
];
