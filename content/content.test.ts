import { describe, expect, it } from 'vitest';
import { company } from './company.ts';
import { faq } from './faq.ts';
import { additionalFeatures, reasons } from './features.ts';
import { labels } from './labels.ts';
import { about, chatInvitation, contact, hero, howItWorks, timeline } from './landing.ts';
import { footer, header, servicesMenu } from './navigation.ts';
import { appServicePage } from './pages/app-service.ts';
import { contentWritingPage } from './pages/content-writing.ts';
import { eCommerceServicesPage } from './pages/ecommerce-servicces.ts';
import { graphicServicesPage } from './pages/graphic-services.ts';
import { seoServicePage } from './pages/seo-service.ts';
import { aiAutomationPage } from './pages/services/ai-automation.ts';
import { backendDevelopmentPage } from './pages/services/backend-development.ts';
import { cloudServicesPage } from './pages/services/cloud-services.ts';
import { frontendDevelopmentPage } from './pages/services/frontend-development.ts';
import { fullStackSolutionsPage } from './pages/services/full-stack-solutions.ts';
import { uxUiDesignPage } from './pages/services/ux-ui-design.ts';
import { webDevelopmentPage } from './pages/services/web-development.ts';
import { uiUxServicesPage } from './pages/ui-ux-services.ts';
import { services } from './services.ts';
import { teamMembers } from './team.ts';

const titles = (items: readonly { title: string }[]) => items.map((item) => item.title);
const links = (items: readonly { link: string }[]) => items.map((item) => item.link);

describe('the header and the footer', () => {
  it('have five items, LOGIN and LET’S TALK as the specification prints them', () => {
    expect(header.main.map((item) => item.text)).toEqual(['About Us', 'Services', 'Features', 'Blog', 'Contact Us']);
    expect(header.login).toEqual({ text: 'Login', href: '/login' });
    expect(header.talk).toEqual({ text: "LET'S TALK", href: '/contact' });
  });

  it('list ten services in the menu, each leading to the page decided for it', () => {
    expect(servicesMenu.services.map(({ name, href }) => `${name} → ${href}`)).toEqual([
      'UI/UX Design → /UiUx-Services',
      'Frontend Dev → /services/frontend-development',
      'Backend Dev → /services/backend-development',
      'SEO & Marketing → /seo-service',
      'Cloud Solutions → /services/cloud-services',
      'AI Automation → /services/ai-automation',
      'E-commerce Dev → /ECommerce-Servicces',
      'Content Creation → /Content-Writing',
      'Graphic Design → /Graphic-Services',
      'Mobile App Dev → /App-Service',
    ]);
    expect(servicesMenu.exploreAll).toEqual({ text: 'Explore All Services', href: '/services' });
  });

  it('close with four columns, four networks and three badges', () => {
    expect(footer.columns.map((column) => column.heading)).toEqual([
      'Our Services',
      'Why Choose Us',
      'More from Us',
      'Our Achievements',
    ]);
    expect(footer.social).toHaveLength(4);
    expect(footer.badges.map((badge) => badge.text)).toEqual(['SSL Secured', 'Data Protected', 'Your Trusted Partner']);
  });
});

describe('the landing page', () => {
  it('opens with the heading, its five words, the subtitle and the claims of the specification', () => {
    expect(`${hero.heading.before} _ ${hero.heading.after}`).toBe('Modern Solution for _ Marketplace');
    expect(hero.heading.words).toEqual(['Freelance', 'Entrepreneurship', 'Innovation', 'Remote Work', 'Collaboration']);
    expect(hero.subtitle).toBe('Transform Your Business with Smart Solutions');
    expect(hero.claims.map((claim) => claim.text)).toEqual([
      'Product by Elite Author',
      'Trusted by 3,300+ Users',
      'Absolute Satisfaction',
    ]);
    expect(hero.illustrationAlt).toBe('Freelance Marketplace Illustration');
    expect(hero.actions).toEqual([
      { text: 'Explore More', href: '/explore' },
      { text: 'Let’s Chat', href: '/lets-talk' },
    ]);
  });

  it('shows nine services with their links, all available', () => {
    expect(services.heading).toBe('Our Exclusive Services');
    expect(services.cards.map(({ title, link }) => `${title} → ${link}`)).toEqual([
      'AI & Automation → /services/ai-automation',
      'Web Development → /services/web-development',
      'Cloud Services → /services/cloud-services',
      'SEO Optimization → /seo-service',
      'Content Writing → /Content-Writing',
      'UI/UX Design → /UiUx-Services',
      'App Development → /App-Service',
      'Graphic Design → /Graphic-Services',
      'E-commerce Development → /ECommerce-Servicces',
    ]);
    expect(services.cards.every((card) => card.available)).toBe(true);
    expect([labels.learnMoreCard, labels.unavailable]).toEqual(['Learn More →', 'Unavailable']);
  });

  it('gives the nine reasons and the toggle’s two texts', () => {
    expect(reasons.heading).toBe('Reasons to Choose Us');
    expect(titles(reasons.cards)).toEqual([
      'AI-Powered Optimization',
      'Affordable Pricing',
      '24/7 Customer Support',
      '6-Month Free Support',
      'Customer Strategy',
      'Best Premium Images',
      'Free Icon Plugin',
      'Advanced Features',
      'Seamless Integration',
    ]);
    expect([reasons.showAll, reasons.showLess]).toEqual(['Show All Features', 'Show Less']);
  });

  it('runs five rows of five chips, no chip twice, among them those the specification names', () => {
    expect(additionalFeatures.banner).toBe("It's Not Over Yet.");
    expect(additionalFeatures.counter).toEqual({ value: 100, suffix: '+', label: 'Additional Features' });
    expect(additionalFeatures.rows.map((row) => row.length)).toEqual([5, 5, 5, 5, 5]);
    const chips: readonly string[] = additionalFeatures.rows.flat().map((chip) => chip.text);
    expect(new Set(chips).size).toBe(25);
    expect(chips).toEqual(
      expect.arrayContaining([
        'Task pricing plans',
        'Milestones',
        'Google login',
        'Identity verification',
        'Freelancer badges',
        'Push notifications',
        'Multi-language',
        'Dark mode',
        'Refund request management',
      ]),
    );
  });

  it('tells the timeline of 2015, 2025 and 2035 and the three steps', () => {
    expect(timeline.heading).toBe('The Future Starts Here');
    expect(timeline.years.map(({ year }) => year)).toEqual([2015, 2025, 2035]);
    expect(howItWorks.heading).toBe('How It Works');
    expect(titles(howItWorks.steps)).toEqual(['Sign Up', 'Connect', 'Collaborate']);
    expect(howItWorks.join.heading).toBe('Join Now');
    expect(howItWorks.links.map((link) => link.href)).toEqual(['/about', '/services', '/contact']);
  });

  it('says who made it in the words of the specification', () => {
    expect(about.heading).toBe('We create Amazing designs for your successful future.');
    expect(about.bullets.map((bullet) => bullet.text.toLowerCase())).toEqual([
      'industry-leading innovative designs',
      '100% satisfaction guarantee',
      '2+ years of experience in ui/ux & branding',
    ]);
    expect(about.actions).toEqual([
      { text: 'Meet Our Expert Team', href: '/team' },
      { text: 'Book A Call', href: '/book-a-call' },
    ]);
    expect(about.video.label).not.toBe('');
  });

  it('asks seven questions beside two cards', () => {
    expect(titles(faq.items)).toEqual([
      'AI & Automation',
      'Web Development',
      'Cloud Services',
      'SEO Optimization',
      'Content Writing',
      'UI/UX Design',
      'App Development',
    ]);
    expect(faq.cards.map(({ heading, action }) => [heading, action.text, action.href])).toEqual([
      ['Frequently Asked Questions', 'Contact Our Team', '/contact'],
      ['Need a Personalized UX Strategy?', 'Get Consultation', '/lets-talk'],
    ]);
  });

  it('ends with the contact section and the chat', () => {
    expect(contact.heading).toBe("Let's Connect");
    expect(contact.formHeading).toBe('Drop Us a Message');
    expect([contact.card.call, contact.card.mail]).toEqual(['Call Us Now', 'Send an Email']);
    expect(chatInvitation.heading).toBe("Let's Chat");
    expect(chatInvitation.action).toEqual({ text: 'Start Chat', href: '/chatbot' });
    expect(company.address.postcode).toBe('302017');
  });
});

describe('the service pages', () => {
  it('AI & Automation has ten cards, each with a drawing of its own, and leads to both AI pages', () => {
    const { cards } = aiAutomationPage.carousel;
    expect(titles(cards)).toEqual([
      'AI Artists',
      'AI Applications',
      'AI Music Videos',
      'AI Content Editing',
      'AI Video Art',
      'AI Chatbots',
      'AI SEO Optimization',
      'AI Video Editing',
      'AI Voiceover',
      'AI Automation',
    ]);
    expect(new Set(cards.map((card) => card.image)).size).toBe(10);
    expect(links(aiAutomationPage.reading.cards)).toEqual(['/Ai-Glance', '/Ai-Depth']);
  });

  it('Web Development has nine tabs leading to the nine pages in order', () => {
    expect(links(webDevelopmentPage.tabs.items)).toEqual([
      '/services/frontend-development',
      '/services/backend-development',
      '/services/full-stack-solutions',
      '/services/e-commerce-development',
      '/services/cms-wordpress',
      '/services/cybersecurity',
      '/services/seo-growth',
      '/services/performance-optimization',
      '/services/ux-ui-design',
    ]);
  });

  it('Cloud Services has eight solutions, eight types and a scroll button', () => {
    expect(titles(cloudServicesPage.solutions.items)).toEqual([
      'Cloud Migration',
      'Security',
      'Optimization',
      'Automation',
      'Data Analytics & AI',
      'Disaster Recovery',
      'Serverless Computing',
      'Edge Computing',
    ]);
    expect(titles(cloudServicesPage.types.items)).toEqual([
      'Private',
      'Hybrid',
      'Public',
      'Multi-Cloud',
      'Hybrid Multi-Cloud',
      'Distributed',
      'Fog Computing',
      'Cloud-Native Infrastructure',
    ]);
    expect(cloudServicesPage.actions).toContainEqual({ text: 'Contact Us', href: '/contact' });
  });

  it('SEO has nine cards leading to the nine guides', () => {
    expect(links(seoServicePage.cards.items).map((link) => link.replace('/seo-details/', ''))).toEqual([
      'what-is-seo',
      'seo-process',
      'local-seo',
      'ecommerce-seo',
      'technical-seo',
      'keyword-research',
      'mobile-seo',
      'cloud-seo',
      'security-seo',
    ]);
  });

  it('Content Writing has three packages of up to 500, 1000 and 2000 words and their exact texts', () => {
    const { packages, actions } = contentWritingPage;
    expect(packages.items.map((item) => [item.title, item.wordLimit, item.limit])).toEqual([
      ['Basic', 500, 'up to 500 words'],
      ['Standard', 1000, 'up to 1000 words'],
      ['Premium', 2000, 'up to 2000 words'],
    ]);
    expect(packages.chosen).toBe('You have selected the {package} Package');
    expect(packages.proceed).toBe('Proceed to Payment');
    expect(packages.alert).toBe('Proceed to payment');
    expect(packages.talk).toBe('Talk to us about the {package} Package');
    expect(actions).toMatchObject([{ href: '/contact' }, { href: '/services' }]);
  });

  it('App Development shows six pictures, each described and captioned', () => {
    const { slides } = appServicePage.slideshow;
    expect(slides).toHaveLength(6);
    expect(new Set(slides.map((slide) => slide.image)).size).toBe(6);
    expect(
      slides.filter(({ alt }) => alt.length < 30).map(({ image }) => `${image}: say what the picture shows.`),
    ).toEqual([]);
    expect(slides.filter(({ alt, caption }) => alt === caption).map(({ image }) => `${image}: heard twice.`)).toEqual(
      [],
    );
  });

  it('E-commerce has nine cards leading to the seven pages of the specification', () => {
    expect(eCommerceServicesPage.cards.items).toHaveLength(9);
    expect(new Set(links(eCommerceServicesPage.cards.items))).toEqual(
      new Set([
        '/services',
        '/contact',
        '/App-Service',
        '/services/ai-automation',
        '/seo-service',
        '/solutions',
        '/services/cloud-services',
      ]),
    );
  });

  it('UI/UX has features, a process, a contact link and an encyclopedia', () => {
    expect(uiUxServicesPage.scroll.anchor).toBe('features');
    expect(uiUxServicesPage.actions).toContainEqual({ text: 'Contact Us', href: '/contact' });
    expect(uiUxServicesPage.encyclopedia.link.url).toMatch(/^https:\/\/en\.wikipedia\.org\/wiki\//);
  });

  it('Graphic Design has six services, four steps and Let’s Talk', () => {
    expect(graphicServicesPage.services.items).toHaveLength(6);
    expect(graphicServicesPage.process.items).toHaveLength(4);
    expect(graphicServicesPage.actions).toContainEqual({ text: "Let's Talk", href: '/contact' });
  });

  it.each([frontendDevelopmentPage, backendDevelopmentPage, fullStackSolutionsPage])(
    '$heading shows twelve tools and nine deliverables',
    ({ tools, deliverables }) => {
      expect(new Set(tools.items.map((tool) => tool.name)).size).toBe(12);
      expect(new Set(titles(deliverables.items)).size).toBe(9);
    },
  );

  it('the three development pages carry the headings and buttons of the specification', () => {
    expect(frontendDevelopmentPage.heading).toBe('Frontend Development Services');
    expect(frontendDevelopmentPage.actions).toEqual([
      { text: "Let's Build Your UI", href: '/about' },
      { text: 'Contact Us Now', href: '/contact' },
    ]);
    expect(backendDevelopmentPage.heading).toBe('Backend Development Services');
    expect(backendDevelopmentPage.actions[0]).toMatchObject({ text: 'Learn More', href: '/about' });
    expect(fullStackSolutionsPage.heading).toBe('Fullstack Development Services');
    expect(fullStackSolutionsPage.actions[0]).toEqual({ text: "Let's Talk Solutions", href: '/about' });
  });

  it('the UX/UI page has the given headings, principles and stages', () => {
    const { sections } = uxUiDesignPage;
    expect(sections.map((section) => section.heading)).toEqual([
      'What is UX/UI Design?',
      'Key UX/UI Design Principles',
      'UX/UI Design Process',
    ]);
    expect(titles(sections[1]?.points ?? [])).toEqual(['Usability', 'Consistency', 'Visual Hierarchy']);
    expect(titles(sections[2]?.points ?? [])).toEqual([
      'Research & Discovery',
      'Wireframing & Prototyping',
      'UI Design & Testing',
    ]);
    expect(labels.conclusion).toBe('Conclusion');
  });

  it('six people make the team', () => {
    expect(new Set(teamMembers.map((member) => member.name)).size).toBe(6);
  });
});
