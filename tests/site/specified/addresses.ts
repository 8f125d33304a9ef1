import { inTurn } from './specified.ts';

/** Every address of the specification and of what was decided with it, spelled as it is there. */
export const addresses: readonly string[] =
  inTurn(`/ | /about | /services | /features | /solutions | /faq | /services/ai-automation
  /services/web-development | /services/cloud-services | /services/frontend-development
  /services/backend-development | /services/full-stack-solutions
  /services/e-commerce-development | /services/cms-wordpress | /services/cybersecurity
  /services/seo-growth | /services/performance-optimization | /services/ux-ui-design
  /seo-service | /Content-Writing | /App-Service | /ECommerce-Servicces | /UiUx-Services
  /Graphic-Services | /seo-details/what-is-seo | /seo-details/seo-process
  /seo-details/local-seo | /seo-details/ecommerce-seo | /seo-details/technical-seo
  /seo-details/keyword-research | /seo-details/mobile-seo | /seo-details/cloud-seo
  /seo-details/security-seo | /Ai-Glance | /Ai-Depth | /contact | /contact-form | /explore
  /lets-talk | /chatbot | /team | /book-a-call | /login | /signup | /forgot-password
  /notFound`);

/** Other spellings, which redirect permanently. */
export const aliases: Readonly<Record<string, string>> = {
  '/ai-glance': '/Ai-Glance',
  '/content-writing': '/Content-Writing',
  '/app-service': '/App-Service',
  '/e-commerce-services': '/ECommerce-Servicces',
  '/uiux-services': '/UiUx-Services',
  '/graphic-services': '/Graphic-Services',
  '/seo-services': '/seo-service',
};

/** The pages in the shared header and footer. */
export const framed = addresses.filter((address) => !['/login', '/signup', '/forgot-password'].includes(address));
