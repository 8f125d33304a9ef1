import type { Context, MiddlewareHandler } from 'hono';
import { answerPages } from '../../contracts/contact-answer.ts';
import { emailAnswers } from '../../contracts/email-wire.ts';
import { identityErrors } from '../../contracts/identity-wire.ts';
import type { IdentityService } from '../../services/identity/identity-service.ts';
import { IdentityError } from '../../services/identity/protocol/identity-error.ts';
import { isNavigation, refusalPage } from '../../services/mail-relay/protocol/answer-navigation.ts';
import { Refusal as EmailRefusal } from '../../services/mail-relay/protocol/refusal.ts';
import type { Edition } from '../edition.ts';
import type { ServerEnv } from '../server-env.ts';
import type { Refusal } from './refusal.ts';
import { ruleOf } from './route-rules.ts';

/** Answers a call that was not let in, in the words of the protocol it speaks, or as a page to a person. */
export function answerRefusal(
  { answerPage, forServer }: Edition,
  { errorPage }: Pick<IdentityService, 'errorPage'>,
): MiddlewareHandler<ServerEnv> {
  const words = forServer.relayWords;
  return async (context, next) => {
    const { refusal } = context.env;
    if (!refusal) return next();
    const { status, retryAfterSeconds } = refusal;
    if (retryAfterSeconds !== undefined) context.header('retry-after', `${retryAfterSeconds}`);
    const { path } = context.req;
    if (ruleOf(path).kind === 'forms')
      return (await formPage(context, refusal)) ?? context.text(formAnswers[status], status);
    if (ruleOf(path).kind !== 'identity') return context.text(formAnswers[status], status);
    const error = new IdentityError(status === 413 ? identityErrors.tooLarge : identityErrors.tooManyAttempts, status);
    return isNavigation(context) ? errorPage(error, context) : context.json(error.body(), status);
  };

  async function formPage(context: Context, { status }: Refusal): Promise<Response | undefined> {
    if (!isNavigation(context)) return undefined;
    if (!context.req.path.startsWith('/newsletter/')) {
      return refusalPage({ answerPage, words }, new EmailRefusal(status, formAnswers[status]), undefined);
    }
    return answerPage(answerPages.newsletter.notSent, { notice: words.notices.newsletter.failed }, status);
  }
}

const formAnswers = { 413: emailAnswers.tooLarge, 429: emailAnswers.tooMany, 503: emailAnswers.notStored } as const;
