import type { ChatIntents } from '../chat-intent.ts';

/** What this chat does not answer. */
export const limitIntents: ChatIntents = {
  injection: {
    phrases: 'pretend you, ignore previous, your instructions, system prompt, drop table',
    reply: [
      'I am a list of prepared answers. There are no hidden instructions behind it. I can help with ',
      { text: 'our services', href: '/services' },
      '.',
    ],
  },
  'self-harm': {
    phrases:
      'suicid*, want to die, kill myself, hurt myself, not want to live, end my life, end it all, ending it all, jeene ka mann, jeena nahi, marna chahta',
    always: true,
    reply: [
      'I am sorry that it is so hard. I am only a list of answers, so please talk to a person now: in India you can call Tele-MANAS on 14416 at any hour, free of charge. In an emergency call 112.',
    ],
  },
  medical: {
    phrases: '^python bite$',
    reply: [
      'I cannot answer questions about health. Please ask a doctor, and in an emergency call 112. For software and websites, I can show you ',
      { text: 'our services', href: '/services' },
      '.',
    ],
  },
  legal: {
    phrases: 'my landlord, liability*',
    reply: [
      'Liability and courts for a project with us are in ',
      { text: 'How we work', href: '/how-we-work' },
      '. Please ask a lawyer about other legal questions.',
    ],
  },
  finance: {
    reply: [
      'I cannot answer questions about money matters such as investing, tax or loans. Please ask an adviser. To learn what a project with us costs, ',
      { text: 'ask for a quotation', href: '/contact-form' },
      '.',
    ],
  },
  'not-offered': {
    phrases: 'blockchain, repair laptop, nft, metaverse, iot, ^web scraping$, final year, ^desktop app$',
    reply: [
      'As far as I know that is not something we do. ',
      { text: 'Our services', href: '/services' },
      ' are all listed. If I misread you, ',
      { text: 'ask us', href: '/contact-form' },
      '.',
    ],
  },
  'off-topic': {
    phrases: 'price today, sued, will google change, ^cricket score$, ^gold price$, ^weather$',
    reply: [
      'I do not know that. I can answer questions about our services and how a project runs; ',
      { text: 'Explore', href: '/explore' },
      ' shows most pages of this website.',
    ],
  },
};
