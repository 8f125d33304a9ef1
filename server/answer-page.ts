import { type AnswerPage, answerPages, fillAnswer, tokenPages } from '../contracts/contact-answer.ts';
import type { Edition } from './edition.ts';
import type { LoadedSite } from './static-files/load-site.ts';
import { SiteNotBuiltError } from './static-files/read-build.ts';

/** The pages that are filled in, each with the page whoever opens its address is led to: the empty form. */
export const templateExits: Readonly<Record<string, string>> = {
  [answerPages.contact.notSent]: '/contact',
  [answerPages.booking.notSent]: '/book-a-call',
  // The newsletter's form stands at the foot of every page.
  [answerPages.newsletter.notSent]: '/',
  [tokenPages.confirm]: '/',
  [tokenPages.unsubscribe]: '/',
};

/**
 * Fills in the pre-rendered page: typed words go back to the person who typed them, and to nobody's cache.
 * @param prefix what stands before the addresses of the language
 */
export function createAnswerPage(templates: LoadedSite['templates'], prefix: string): AnswerPage {
  return (name, values, status) => {
    const template = templates.get(prefix + name);
    if (!template) return undefined;
    const headers = { ...template.headers, 'cache-control': 'no-store' };
    return new Response(fillAnswer(template.html, values), { status, headers });
  };
}

/** The site in its languages, each with its pages. Throws SiteNotBuiltError when there is none. */
export function editionsOf({ editions, templates }: LoadedSite): readonly [Edition, ...Edition[]] {
  const [first, ...others] = editions.map(({ prefix, forServer }) => {
    return { prefix, forServer, answerPage: createAnswerPage(templates, prefix) };
  });
  if (!first) throw new SiteNotBuiltError('The build has no site. Run "npm run build".');
  return [first, ...others];
}
