/** How many of each thing the specification asks for: file, then where in it. */
export const counts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'content/navigation.ts': {
    'header.main': 5,
    'servicesMenu.services': 10,
    'footer.columns': 4,
    'footer.badges': 3,
    'footer.social': 4,
  },
  'content/landing.ts': {
    'hero.heading.words': 5,
    'hero.actions': 2,
    'hero.claims': 3,
    'about.bullets': 3,
    'about.actions': 2,
    'timeline.years': 3,
    'howItWorks.steps': 3,
    'howItWorks.links': 3,
  },
  'content/services.ts': { 'services.cards': 9 },
  'content/features.ts': {
    'reasons.cards': 9,
    'additionalFeatures.rows': 5,
    'additionalFeatures.rows[0]': 5,
    'additionalFeatures.rows[1]': 5,
    'additionalFeatures.rows[2]': 5,
    'additionalFeatures.rows[3]': 5,
    'additionalFeatures.rows[4]': 5,
  },
  'content/faq.ts': { 'faq.items': 7, 'faq.cards': 2 },
  'content/team.ts': { teamMembers: 6, profiles: 6 },
  'content/company.ts': { 'company.phones': 2 },
  'content/pages/services/ai-automation.ts': {
    'aiAutomationPage.carousel.cards': 10,
    'aiAutomationPage.reading.cards': 2,
  },
  'content/pages/services/web-development.ts': { 'webDevelopmentPage.tabs.items': 9 },
  'content/pages/services/cloud-services.ts': {
    'cloudServicesPage.solutions.items': 8,
    'cloudServicesPage.types.items': 8,
  },
  'content/pages/services/frontend-development.ts': {
    'frontendDevelopmentPage.tools.items': 12,
    'frontendDevelopmentPage.deliverables.items': 9,
  },
  'content/pages/services/backend-development.ts': {
    'backendDevelopmentPage.tools.items': 12,
    'backendDevelopmentPage.deliverables.items': 9,
  },
  'content/pages/services/full-stack-solutions.ts': {
    'fullStackSolutionsPage.tools.items': 12,
    'fullStackSolutionsPage.deliverables.items': 9,
  },
  'content/pages/seo-service.ts': { 'seoServicePage.cards.items': 9 },
  'content/pages/content-writing.ts': { 'contentWritingPage.packages.items': 3 },
  'content/pages/app-service.ts': { 'appServicePage.slideshow.slides': 6 },
  'content/pages/ecommerce-servicces.ts': { 'eCommerceServicesPage.cards.items': 9 },
  'content/pages/graphic-services.ts': {
    'graphicServicesPage.services.items': 6,
    'graphicServicesPage.process.items': 4,
  },
  'content/pages/ai-glance.ts': { 'aiGlance.timeline.milestones': 4 },
  'content/pages/lets-talk.ts': { 'letsTalkPage.ways': 4 },
};
