import type { Closing, ContentPage, ServiceCard } from './schema.ts';

/** 'Our Exclusive Services': its cards, in the order shown. */
export const services = {
  heading: 'Our Exclusive Services',
  lede: 'Nine services from one team in Jaipur. Buy one, or several together.',
  cards: [
    {
      title: 'AI & Automation',
      description: 'Repeated office work, automated with AI or plain software. Every run is logged.',
      icon: 'workflow',
      link: '/services/ai-automation',
      hoverImage: 'ai',
    },
    {
      title: 'Web Development',
      description: 'Websites and web applications, fast on cheap phones and easy for your staff to edit.',
      icon: 'code-xml',
      link: '/services/web-development',
      hoverImage: 'web',
    },
    {
      title: 'Cloud Services',
      description: 'Hosting moved, secured and backed up, with the provider you choose.',
      icon: 'cloud',
      link: '/services/cloud-services',
      hoverImage: 'cloud',
    },
    {
      title: 'SEO Optimization',
      description: 'We help customers find your website in search results.',
      icon: 'search',
      link: '/seo-service',
      hoverImage: 'seo',
    },
    {
      title: 'Content Writing',
      description: 'Pages, articles and product texts, researched and proofread.',
      icon: 'pen-line',
      link: '/Content-Writing',
      hoverImage: 'writing',
    },
    {
      title: 'UI/UX Design',
      description: 'Screens designed and tested with users before coding starts.',
      icon: 'pen-tool',
      link: '/UiUx-Services',
      hoverImage: 'design',
    },
    {
      title: 'App Development',
      description: 'One app for Android and iOS, with store release and updates.',
      icon: 'smartphone',
      link: '/App-Service',
      hoverImage: 'app',
    },
    {
      title: 'Graphic Design',
      description: 'Logos, packaging, print and social media graphics.',
      icon: 'shapes',
      link: '/Graphic-Services',
      hoverImage: 'graphic',
    },
    {
      title: 'E-commerce Development',
      description: 'Online shops connected to payment, stock and delivery.',
      icon: 'shopping-cart',
      link: '/ECommerce-Servicces',
      hoverImage: 'shop',
    },
  ],
  introduction: [
    'We are a small software development company in Jaipur. Each of our nine services has a page that says what you get, what decides the price, how long it usually takes and the first step.',
  ],
  closing: {
    heading: 'Start from your problem',
    text: [
      'The Explore page lists what you may want to do, and the service for each. You can also ',
      { text: 'describe the problem to us', href: '/contact' },
      '.',
    ],
    action: { text: 'Find your service', href: '/explore' },
  },
} as const satisfies Pick<ContentPage, 'heading' | 'lede' | 'introduction'> & {
  cards: readonly ServiceCard<string>[];
  closing: Closing;
};

/** Each service has a drawn instrument. */
export type DialName = (typeof services.cards)[number]['hoverImage'];
