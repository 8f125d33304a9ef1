import type { ReactNode } from 'react';
import { aliases, siteMap, type Path } from '../content/site-map.ts';
import { answerPages } from '../contracts/contact-answer.ts';
import { securityHeaders } from '../contracts/security-headers.ts';
import type { Site, SitePage } from '../static-site/site.ts';
import { contactNotSentPage, contactSentPage } from '../content/pages/contact-answers.ts';
import { loginPage } from '../content/pages/login.ts';
import { signupPage } from '../content/pages/signup.ts';
import { forgotPasswordPage } from '../content/pages/forgot-password.ts';
import { bookACallPage } from '../content/pages/book-a-call.ts';
import { chatbotPage } from '../content/pages/chatbot.ts';
import { appServicePage } from '../content/pages/app-service.ts';
import { contentWritingPage } from '../content/pages/content-writing.ts';
import { eCommerceServicesPage } from '../content/pages/ecommerce-servicces.ts';
import { explorePage } from '../content/pages/explore.ts';
import { graphicServicesPage } from '../content/pages/graphic-services.ts';
import { letsTalkPage } from '../content/pages/lets-talk.ts';
import { notFoundPage as noProfilePage } from '../content/pages/not-found.ts';
import { seoServicePage } from '../content/pages/seo-service.ts';
import { aiAutomationPage } from '../content/pages/services/ai-automation.ts';
import { backendDevelopmentPage } from '../content/pages/services/backend-development.ts';
import { cmsWordpressPage } from '../content/pages/services/cms-wordpress.ts';
import { cybersecurityPage } from '../content/pages/services/cybersecurity.ts';
import { eCommerceDevelopmentPage } from '../content/pages/services/e-commerce-development.ts';
import { frontendDevelopmentPage } from '../content/pages/services/frontend-development.ts';
import { fullStackSolutionsPage } from '../content/pages/services/full-stack-solutions.ts';
import { performanceOptimizationPage } from '../content/pages/services/performance-optimization.ts';
import { seoGrowthPage } from '../content/pages/services/seo-growth.ts';
import { uxUiDesignPage } from '../content/pages/services/ux-ui-design.ts';
import { webDevelopmentPage } from '../content/pages/services/web-development.ts';
import { teamPage } from '../content/pages/team.ts';
import { uiUxServicesPage } from '../content/pages/ui-ux-services.ts';
import { Document } from './document.tsx';
import { registry } from './islands/registry.ts';
import { notFoundPage, pageAt, unlistedPage, type Page, type PageDetails } from './page.ts';
import { AboutPage } from './pages/about.tsx';
import { CloudServicesPage } from './pages/cloud-services.tsx';
import { ContactFormPage } from './pages/contact-form.tsx';
import { ContactNotSentPage } from './pages/contact-not-sent.tsx';
import { ContactSentPage } from './pages/contact-sent.tsx';
import { ContactPage } from './pages/contact.tsx';
import { FaqPage } from './pages/faq.tsx';
import { FeaturesPage } from './pages/features.tsx';
import { HomePage } from './pages/home.tsx';
import { ServicesPage } from './pages/services.tsx';
import { SolutionsPage } from './pages/solutions.tsx';
import { StandardPage } from './pages/standard-page.tsx';
import { siteFiles } from './site-files.ts';

/** What draws the page at an address, and what its document needs beyond the words of the site map. */
type Route = PageDetails & { content: () => ReactNode };

/** The component of every address. The words of the addresses stand in content/site-map.ts. */
const routes = {
  '/': { content: () => <HomePage /> },
  '/about': { content: () => <AboutPage /> },
  '/services': { content: () => <ServicesPage /> },
  '/features': { content: () => <FeaturesPage /> },
  '/solutions': { content: () => <SolutionsPage /> },
  '/faq': { content: () => <FaqPage /> },
  '/services/ai-automation': { content: () => <StandardPage content={aiAutomationPage} /> },
  '/services/web-development': { content: () => <StandardPage content={webDevelopmentPage} /> },
  '/services/cloud-services': { content: () => <CloudServicesPage /> },
  '/services/frontend-development': { content: () => <StandardPage content={frontendDevelopmentPage} /> },
  '/services/backend-development': { content: () => <StandardPage content={backendDevelopmentPage} /> },
  '/services/full-stack-solutions': { content: () => <StandardPage content={fullStackSolutionsPage} /> },
  '/services/e-commerce-development': { content: () => <StandardPage content={eCommerceDevelopmentPage} /> },
  '/services/cms-wordpress': { content: () => <StandardPage content={cmsWordpressPage} /> },
  '/services/cybersecurity': { content: () => <StandardPage content={cybersecurityPage} /> },
  '/services/seo-growth': { content: () => <StandardPage content={seoGrowthPage} /> },
  '/services/performance-optimization': { content: () => <StandardPage content={performanceOptimizationPage} /> },
  '/services/ux-ui-design': { content: () => <StandardPage content={uxUiDesignPage} /> },
  '/seo-service': { content: () => <StandardPage content={seoServicePage} /> },
  '/Content-Writing': { content: () => <StandardPage content={contentWritingPage} /> },
  '/App-Service': { content: () => <StandardPage content={appServicePage} /> },
  '/ECommerce-Servicces': { content: () => <StandardPage content={eCommerceServicesPage} /> },
  '/UiUx-Services': { content: () => <StandardPage content={uiUxServicesPage} /> },
  '/Graphic-Services': { content: () => <StandardPage content={graphicServicesPage} /> },
  '/seo-details/what-is-seo': { content: () => <StandardPage content={seoServicePage} /> },
  '/seo-details/seo-process': { content: () => <StandardPage content={seoServicePage} /> },
  '/seo-details/local-seo': { content: () => <StandardPage content={seoServicePage} /> },
  '/seo-details/ecommerce-seo': { content: () => <StandardPage content={seoServicePage} /> },
  '/seo-details/technical-seo': { content: () => <StandardPage content={seoServicePage} /> },
  '/seo-details/keyword-research': { content: () => <StandardPage content={seoServicePage} /> },
  '/seo-details/mobile-seo': { content: () => <StandardPage content={seoServicePage} /> },
  '/seo-details/cloud-seo': { content: () => <StandardPage content={seoServicePage} /> },
  '/seo-details/security-seo': { content: () => <StandardPage content={seoServicePage} /> },
  '/Ai-Glance': { content: () => <StandardPage content={aiAutomationPage} /> },
  '/Ai-Depth': { content: () => <StandardPage content={aiAutomationPage} /> },
  '/contact': { content: () => <ContactPage /> },
  '/contact-form': { content: () => <ContactFormPage /> },
  '/explore': { content: () => <StandardPage content={explorePage} /> },
  '/lets-talk': { content: () => <StandardPage content={letsTalkPage} /> },
  '/chatbot': { content: () => <h1>{chatbotPage.heading}</h1> },
  '/team': { content: () => <StandardPage content={teamPage} /> },
  '/book-a-call': { content: () => <h1>{bookACallPage.heading}</h1> },
  '/login': { content: () => <h1>{loginPage.heading}</h1>, frame: 'none' },
  '/signup': { content: () => <h1>{signupPage.heading}</h1>, frame: 'none' },
  '/forgot-password': { content: () => <h1>{forgotPasswordPage.heading}</h1>, frame: 'none' },
  '/notFound': { content: () => <h1>{noProfilePage.heading}</h1> },
} satisfies Record<Path, Route>;

/** Pages the server answers a form with; they are in no menu and no search engine. */
const answers: readonly SitePage[] = [
  toSitePage(unlistedPage(answerPages.contact.sent, contactSentPage), () => <ContactSentPage />),
  toSitePage(unlistedPage(answerPages.contact.notSent, contactNotSentPage), () => <ContactNotSentPage />),
];

export const site: Site = {
  pages: [
    ...Object.entries<Route>(routes).map(([path, { content, ...details }]) =>
      toSitePage(pageAt(path as Path, details), content),
    ),
    ...answers,
    { ...toSitePage(notFoundPage(), () => <HomePage unknownAddress />), file: '404.html', status: 404 },
  ],
  redirects: Object.entries(aliases).map(([from, to]) => ({ from, to, status: 308 })),
  islands: registry,
  headers: ({ styleHashes }) => securityHeaders({ styleHashes }),
  files: siteFiles,
};

function toSitePage(page: Page, content: () => ReactNode): SitePage {
  return { path: page.path, render: () => <Document page={page}>{content()}</Document> };
}

/** Every address with a page of its own, for tests that walk through the whole site. */
export const paths = Object.keys(siteMap) as Path[];
