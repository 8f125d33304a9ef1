import type { Guide, GuidePath } from './guide.ts';
import { cloudSeo } from './pages/seo-details/cloud-seo.ts';
import { ecommerceSeo } from './pages/seo-details/ecommerce-seo.ts';
import { keywordResearch } from './pages/seo-details/keyword-research.ts';
import { localSeo } from './pages/seo-details/local-seo.ts';
import { mobileSeo } from './pages/seo-details/mobile-seo.ts';
import { securitySeo } from './pages/seo-details/security-seo.ts';
import { seoProcess } from './pages/seo-details/seo-process.ts';
import { technicalSeo } from './pages/seo-details/technical-seo.ts';
import { whatIsSeo } from './pages/seo-details/what-is-seo.ts';

/** The guides by address, in the order in which they are walked through. */
export const guides = {
  '/seo-details/what-is-seo': whatIsSeo,
  '/seo-details/seo-process': seoProcess,
  '/seo-details/local-seo': localSeo,
  '/seo-details/ecommerce-seo': ecommerceSeo,
  '/seo-details/technical-seo': technicalSeo,
  '/seo-details/keyword-research': keywordResearch,
  '/seo-details/mobile-seo': mobileSeo,
  '/seo-details/cloud-seo': cloudSeo,
  '/seo-details/security-seo': securitySeo,
} as const satisfies Record<GuidePath, Guide>;
