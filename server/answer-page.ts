import { type AnswerPage, answerPages, fillAnswer, tokenPages } from '../contracts/contact-answer.ts';
import type { LoadedSite } from './static-files/load-site.ts';

/** The pages that are filled in, each with the page whoever opens its address is led to: the empty form. */
export const templateExits: Readonly<Record<string, string>> = {
  [answerPages.contact.notSent]: '/contact',
  [answerPages.booking.notSent]: '/book-a-call',
  // The newsletter's form stands at the foot of every page.
  [answerPages.newsletter.notSent]: '/',
  [tokenPages.confirm]: '/',
  [tokenPages.unsubscribe]: '/',
};

/** Fills in the pre-rendered page: typed words go back to the person who typed them, and to nobody's cache. */
export function createAnswerPage(templates: LoadedSite['templates']): AnswerPage {
  return (name, values, status) => {
    const template = templates.get(name);
    if (!template) return undefined;
    const headers = { ...template.headers, 'cache-control': 'no-store' };
    return new Response(fillAnswer(template.html, values), { status, headers });
  };
}
