import {
  type AnswerPage,
  type AnswerPageName,
  answerPages,
  fillAnswer,
  tokenPages,
} from '../contracts/answer-pages.ts';
import type { Edition } from './edition.ts';
import type { LoadedSite } from './static-files/load-site.ts';
import { OperatorError } from './operator-error.ts';

/** Answer pages, each with the page that a direct visit to its address redirects to: the one with the empty form. */
export const answerPageRedirects: Readonly<Record<AnswerPageName, string>> = {
  [answerPages.contact.notSent]: '/contact',
  [answerPages.booking.notSent]: '/book-a-call',
  // The newsletter's form stands at the foot of every page.
  [answerPages.newsletter.notSent]: '/',
  [tokenPages.confirm]: '/',
  [tokenPages.unsubscribe]: '/',
};

/**
 * Returns the function that fills in answer pages. They hold what the visitor typed, so no cache may keep them.
 * @param prefix the beginning of the edition's addresses: '' or for example `/hi`
 */
export function createAnswerPage(templates: LoadedSite['templates'], prefix: string): AnswerPage {
  return (name, values, status) => {
    const template = templates.get(prefix + name);
    if (!template) return undefined;
    const headers = { ...template.headers, 'cache-control': 'no-store' };
    return new Response(fillAnswer(template.html, values), { status, headers });
  };
}

/** The editions of a loaded site, the root's first. Throws OperatorError when the build has none. */
export function editionsOf({ editions, templates }: LoadedSite): readonly [Edition, ...Edition[]] {
  const [first, ...others] = editions.map(({ prefix, forServer }) => {
    return { prefix, forServer, answerPage: createAnswerPage(templates, prefix) };
  });
  if (!first) throw new OperatorError('The build has no site. Run "npm run build".');
  return [first, ...others];
}
