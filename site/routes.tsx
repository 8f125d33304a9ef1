import type { ReactNode } from 'react';
import { aliases, type Path } from '../content/site-map.ts';
import { markdownHeaders, pictureCaching, svgHeaders } from '../contracts/file-headers.ts';
import { securityHeaders } from '../contracts/security-headers.ts';
import { serviceWorkerFile } from '../contracts/service-worker.ts';
import type { Site, SitePage } from '../static-site/site.ts';
import { accessibilityPage } from '../content/pages/accessibility.ts';
import { accountPath } from '../content/account-menu.ts';
import { accountHead } from '../content/pages/account.ts';
import { aiDepth } from '../content/pages/ai-depth.ts';
import { aiGlance } from '../content/pages/ai-glance.ts';
import { company } from '../content/company.ts';
import type { Guide, GuidePath } from '../content/guide.ts';
import { guides } from '../content/guides.ts';
import { privacyPage } from '../content/pages/privacy.ts';
import { securityPage } from '../content/pages/security.ts';
import { termsPage } from '../content/pages/terms.ts';
import { answers } from './answer-pages.tsx';
import { Document } from './document.tsx';
import { emailOrigins } from './email-client/email-origin.ts';
import { hostedPopupSources } from './identity-client/hosted-policy.ts';
import { identityOrigins } from './identity-client/identity-config.ts';
import { registry } from './islands/registry.ts';
import { forServer } from './for-server.ts';
import { AccountBook } from './media/trust/account-book.tsx';
import { GateBell } from './media/trust/gate-bell.tsx';
import { RampAndStair } from './media/trust/ramp-and-stair.tsx';
import { StoneScreen } from './media/trust/stone-screen.tsx';
import { notFoundPage, openPaths, pageAt, unlistedPage, type Page, type PageDetails } from './page.ts';
import { AboutPage } from './pages/about.tsx';
import { AccountPage } from './pages/account.tsx';
import { AccountFormPage } from './pages/account-form.tsx';
import { AiAutomationPage } from './pages/ai-automation.tsx';
import { AiDepthPage } from './pages/ai-depth.tsx';
import { AiGlancePage } from './pages/ai-glance.tsx';
import { AppServicePage } from './pages/app-service.tsx';
import { BackendDevelopmentPage } from './pages/backend-development.tsx';
import { BookACallPage } from './pages/book-a-call.tsx';
import { LegalPage } from './pages/legal-page.tsx';
import { LetsTalkPage } from './pages/lets-talk.tsx';
import { ChatbotPage } from './pages/chatbot.tsx';
import { CloudServicesPage } from './pages/cloud-services.tsx';
import { CmsWordpressPage } from './pages/cms-wordpress.tsx';
import { ContactPage } from './pages/contact.tsx';
import { ContactFormPage } from './pages/contact-form.tsx';
import { ContentWritingPage } from './pages/content-writing.tsx';
import { CybersecurityPage } from './pages/cybersecurity.tsx';
import { ECommerceDevelopmentPage } from './pages/e-commerce-development.tsx';
import { ECommerceServicesPage } from './pages/ecommerce-services.tsx';
import { ExplorePage } from './pages/explore.tsx';
import { FaqPage } from './pages/faq.tsx';
import { FeaturesPage } from './pages/features.tsx';
import { FrontendDevelopmentPage } from './pages/frontend-development.tsx';
import { FullStackSolutionsPage } from './pages/full-stack-solutions.tsx';
import { GraphicServicesPage } from './pages/graphic-services.tsx';
import { GuidePage } from './pages/guide.tsx';
import { HomePage } from './pages/home.tsx';
import { NoProfilePage } from './pages/no-profile.tsx';
import { OfflinePage } from './pages/offline.tsx';
import { HowWeWorkPage } from './pages/how-we-work.tsx';
import { PerformanceOptimizationPage } from './pages/performance-optimization.tsx';
import { SeoGrowthPage } from './pages/seo-growth.tsx';
import { SeoServicePage } from './pages/seo-service.tsx';
import { ServicesPage } from './pages/services.tsx';
import { SolutionsPage } from './pages/solutions.tsx';
import { TeamPage } from './pages/team.tsx';
import { ThisSitePage } from './pages/this-site.tsx';
import { UiUxServicesPage } from './pages/ui-ux-services.tsx';
import { UxUiDesignPage } from './pages/ux-ui-design.tsx';
import { WebDevelopmentPage } from './pages/web-development.tsx';
import { siteFiles } from './site-files.ts';
import { speculationRules } from './speculation-rules.ts';
import { articleNode, faqNode } from './structured-data.ts';
import { sitePrefix } from './language/address.ts';

/** The component of a page, and options of its document beyond the site map. */
type Route = PageDetails & { content: () => ReactNode };

/** The component of every address. Their titles and descriptions are in content/site-map.ts. */
const routes = {
  '/': { content: () => <HomePage /> },
  '/about': { content: () => <AboutPage /> },
  '/services': { content: () => <ServicesPage /> },
  '/features': { content: () => <FeaturesPage /> },
  '/solutions': { content: () => <SolutionsPage /> },
  '/faq': { content: () => <FaqPage />, structuredData: [faqNode()] },
  '/services/ai-automation': { content: () => <AiAutomationPage /> },
  '/services/web-development': { content: () => <WebDevelopmentPage /> },
  '/services/cloud-services': { content: () => <CloudServicesPage /> },
  '/services/frontend-development': { content: () => <FrontendDevelopmentPage /> },
  '/services/backend-development': { content: () => <BackendDevelopmentPage /> },
  '/services/full-stack-solutions': { content: () => <FullStackSolutionsPage /> },
  '/services/e-commerce-development': { content: () => <ECommerceDevelopmentPage /> },
  '/services/cms-wordpress': { content: () => <CmsWordpressPage /> },
  '/services/cybersecurity': { content: () => <CybersecurityPage /> },
  '/services/seo-growth': { content: () => <SeoGrowthPage /> },
  '/services/performance-optimization': { content: () => <PerformanceOptimizationPage /> },
  // It explains what /UiUx-Services offers.
  '/services/ux-ui-design': { content: () => <UxUiDesignPage />, structuredData: [] },
  '/seo-service': { content: () => <SeoServicePage /> },
  '/Content-Writing': { content: () => <ContentWritingPage /> },
  '/App-Service': { content: () => <AppServicePage /> },
  '/ECommerce-Servicces': { content: () => <ECommerceServicesPage /> },
  '/UiUx-Services': { content: () => <UiUxServicesPage /> },
  '/Graphic-Services': { content: () => <GraphicServicesPage /> },
  ...guideRoutes(),
  '/Ai-Glance': { content: () => <AiGlancePage />, structuredData: [articleNode(aiGlance)] },
  '/Ai-Depth': { content: () => <AiDepthPage />, structuredData: [articleNode(aiDepth)] },
  '/contact': { content: () => <ContactPage /> },
  '/contact-form': { content: () => <ContactFormPage /> },
  '/explore': { content: () => <ExplorePage /> },
  '/lets-talk': { content: () => <LetsTalkPage /> },
  '/chatbot': { content: () => <ChatbotPage /> },
  '/team': { content: () => <TeamPage /> },
  '/book-a-call': { content: () => <BookACallPage /> },
  '/privacy': { content: () => <LegalPage content={privacyPage} figure={StoneScreen} /> },
  '/terms': { content: () => <LegalPage content={termsPage} figure={AccountBook} /> },
  '/accessibility': { content: () => <LegalPage content={accessibilityPage} figure={RampAndStair} /> },
  '/security': { content: () => <LegalPage content={securityPage} figure={GateBell} tone="glaze" /> },
  '/how-we-work': { content: () => <HowWeWorkPage /> },
  '/work/this-site': { content: () => <ThisSitePage /> },
  '/login': { content: () => <AccountFormPage mode="login" />, frame: 'none' },
  '/signup': { content: () => <AccountFormPage mode="signup" />, frame: 'none' },
  '/forgot-password': { content: () => <AccountFormPage mode="forgot" />, frame: 'none' },
  '/offline': { content: () => <OfflinePage /> },
  '/notFound': { content: () => <NoProfilePage /> },
} satisfies Record<Path, Route>;

/** The pages with social buttons, which need a wider content security policy. */
const opensPopups: ReadonlySet<string> = new Set<Path>(['/login', '/signup']);

/** Whether this is the first edition, which has the files that all editions share. */
const atRoot = sitePrefix === '';

/** The origin of the hosted e-mail service, if one is configured. */
const mailOrigins = emailOrigins();

export const site: Site = {
  origin: company.origin,
  pages: [
    ...Object.entries<Route>(routes).map(([path, { content, ...details }]) =>
      toSitePage(pageAt(path as Path, details), content),
    ),
    ...answers.map(({ path, words, content }) => toSitePage(unlistedPage(path, words), content)),
    toSitePage(unlistedPage(accountPath, accountHead), () => <AccountPage />),
    { ...toSitePage(notFoundPage(), () => <HomePage unknownAddress />), file: '404.html', status: 404 },
  ],
  forServer,
  redirects: [
    ...Object.entries(aliases).map(([from, to]) => ({ from, to, status: 308 as const })),
    ...(atRoot ? [{ from: '/.well-known/change-password', to: accountPath, status: 302 as const }] : []),
  ],
  islands: registry,
  headers: ({ path, styleSources, html }) => ({
    ...securityHeaders({
      styleSources: ["'self'", ...styleSources],
      connectTo: [...identityOrigins, ...mailOrigins],
      formsTo: mailOrigins,
      startsWorker: openPaths.includes(path as Path),
      ...(opensPopups.has(path) && { opensPopups: true, ...hostedPopupSources() }),
    }),
    'speculation-rules': `"${sitePrefix}/${speculationRules.name}"`,
    ...(html.includes('<meta name="robots" content="noindex"') && { 'x-robots-tag': 'noindex' }),
  }),
  fileHeaders: {
    // Pictures are the first edition's, and its other rules apply to all editions.
    ...(atRoot && {
      '/images/*': { 'cache-control': pictureCaching },
      '/social-cards/*': { 'cache-control': pictureCaching },
      '/*.md': markdownHeaders,
      '/*.svg': svgHeaders,
    }),
    [`/${speculationRules.name}`]: { 'content-type': speculationRules.type },
    [serviceWorkerFile]: { 'cache-control': 'no-cache' },
  },
  files: siteFiles,
};

/** The guides, each with its article and citations for search engines. */
function guideRoutes() {
  const routesOf = Object.values<Guide>(guides).map((guide): [path: string, Route] => [
    guide.path,
    { content: () => <GuidePage guide={guide} />, structuredData: [articleNode(guide)] },
  ]);
  return Object.fromEntries(routesOf) as Record<GuidePath, Route>;
}

function toSitePage(page: Page, content: () => ReactNode): SitePage {
  return { path: page.path, render: () => <Document page={page}>{content()}</Document> };
}
