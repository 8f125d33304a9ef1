import type { HonoRequest, MiddlewareHandler } from 'hono';
import { answerPages } from '../../contracts/answer-pages.ts';
import { emailAnswers, emailPaths } from '../../contracts/email-wire.ts';
import type { FormName } from '../../contracts/forms.ts';
import { newsletterPaths } from '../../contracts/newsletter.ts';
import type { IdentityService } from '../../services/identity/identity-service.ts';
import { IdentityError } from '../../services/identity/protocol/identity-error.ts';
import { isNavigation } from '../../services/mail-relay/protocol/answer-navigation.ts';
import { Refusal as EmailRefusal, sendRefusal } from '../../services/mail-relay/protocol/refusal.ts';
import type { Edition } from '../edition.ts';
import type { ServerEnv } from '../server-env.ts';
import { ruleOf } from './route-rules.ts';

/** Answers a call that admission refused: in the format of its protocol, or as a page when a person navigates. */
export function answerRefusal(
  { answerPage, forServer }: Edition,
  { errorPage }: Pick<IdentityService, 'errorPage'>,
): MiddlewareHandler<ServerEnv> {
  const words = forServer.relayWords;
  return async (context, next) => {
    const { refusal } = context.env;
    if (!refusal) return next();
    const { status, retryAfterSeconds } = refusal;
    const { kind } = ruleOf(context.req.path);
    if (kind === 'identity') {
      const error = new IdentityError(status === 413 ? 'tooLarge' : 'tooManyAttempts', status, retryAfterSeconds);
      return isNavigation(context) ? errorPage(error, context) : context.json(error.body(), status, error.headers());
    }
    const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': `${retryAfterSeconds}` };
    const answer = new EmailRefusal(status, formAnswers[status], headers);
    if (kind !== 'forms' || !isNavigation(context)) return sendRefusal(context, answer);
    const form = formOf(context.req);
    // A link of a mail, or its button, that no form stands behind.
    if (!form) return sendRefusal(context, { status, headers, message: words.notices.newsletter.failed });
    const page = await answerPage(answerPages[form].notSent, { notice: words.notices[form].failed }, status);
    return sendRefusal(context, answer, page);
  };
}

const formNames = Object.keys(answerPages) as FormName[];

/** The form whose body was refused unread, which the address that it was sent to names; undefined where it was none. */
function formOf({ path, url }: HonoRequest): FormName | undefined {
  if (path === newsletterPaths.subscribe) return 'newsletter';
  return path === emailPaths.sendForm ? (formNames.find((form) => url.endsWith(`?${form}`)) ?? 'contact') : undefined;
}

const formAnswers = { 413: emailAnswers.tooLarge, 429: emailAnswers.tooMany, 503: emailAnswers.notStored } as const;
