import type { Sources } from './guide.ts';

/** What several guides cite: once, so that all say the same of it, and the same day on which it was last read. */
export const sources = {
  status: {
    title: 'How HTTP status codes affect Google’s crawlers',
    publisher: 'Google Crawling Infrastructure',
    url: 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes',
    accessed: '2026-08-20',
  },
  performance: {
    title: 'Performance report (Search results)',
    publisher: 'Google Search Console Help',
    url: 'https://support.google.com/webmasters/answer/7576553',
    accessed: '2026-11-20',
  },
  starter: {
    title: 'Search Engine Optimization (SEO) Starter Guide',
    publisher: 'Google Search Central',
    url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
    accessed: '2026-09-01',
  },
  ai: {
    title: 'Optimizing your website for generative AI features on Google Search',
    publisher: 'Google Search Central',
    url: 'https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
    accessed: '2026-09-01',
  },
  spam: {
    title: 'Spam policies for Google web search',
    publisher: 'Google Search Central',
    url: 'https://developers.google.com/search/docs/essentials/spam-policies',
    accessed: '2026-09-01',
  },
  experience: {
    title: 'Understanding page experience in Google Search results',
    publisher: 'Google Search Central',
    url: 'https://developers.google.com/search/docs/appearance/page-experience',
    accessed: '2026-09-01',
  },
  hire: {
    title: 'Do you need an SEO?',
    publisher: 'Google Search Central',
    url: 'https://developers.google.com/search/docs/fundamentals/do-i-need-seo',
    accessed: '2026-09-01',
  },
} as const satisfies Sources;
