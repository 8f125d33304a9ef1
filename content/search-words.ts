import type { Path } from './site-map.ts';

/** Words that the search of the site leaves out: they are on every page and find none, or as `site` are said of any website. */
export const stopWords =
  'an and are as at be by can do for from has have how if in into is it its me my no not of on or our site so than that the their them then there they this to us was we what when where which who why will with you your';

/** What this website calls itself: no page that says so is one about websites. */
export const ownName = 'this website';

/** What visitors call the subject of a page that calls it otherwise. They find it as by its title. */
export const alsoCalled: Partial<Record<Path, string>> = {
  '/how-we-work': 'price prices pricing cost quote quotation rates DPA',
  '/contact': 'address location office phone number email jobs careers internship down emergency',
  '/terms': 'registration CIN PAN GSTIN',
  '/work/this-site': 'portfolio references testimonials case study',
  '/services/e-commerce-development': 'Shopify store',
  '/services/full-stack-solutions': 'CRM ERP software',
  '/login': 'login problem',
};
