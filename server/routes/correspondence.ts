import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { correspondenceErrors, correspondencePath } from '../../contracts/correspondence.ts';
import type { IdentityService } from '../../services/identity/identity-service.ts';
import { IdentityError } from '../../services/identity/protocol/identity-error.ts';
import type { MailRelay } from '../../services/mail-relay/mail-relay.ts';
import type { ServerEnv } from '../server-env.ts';

type Options = {
  identity: Pick<IdentityService, 'holder'>;
  visitors: Pick<MailRelay['visitors'], 'correspondence'>;
  log: Logger;
};

/** The route that lists a visitor's own messages, for the holder of an account whose e-mail address is proved. */
export function correspondenceRoutes({ identity, visitors, log }: Options): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get(correspondencePath, async (context) => {
    try {
      const [, idToken = ''] = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
      const { email, emailVerified } = await identity.holder(idToken, { address: context.env.clientAddress });
      // An unproved address could be anybody's: forms and sign-up accept any.
      if (email === null || !emailVerified) return refuse(context, 403, correspondenceErrors.unproved);
      return context.json(await visitors.correspondence(email, context.req.query('before')));
    } catch (error) {
      if (error instanceof IdentityError) return refuseHolder(context, error);
      log.error({ err: error }, 'what a visitor sent could not be read');
      context.header('retry-after', '10');
      return refuse(context, 503, correspondenceErrors.unavailable);
    }
  });
  return app;
}

function refuseHolder(context: Context, error: IdentityError): Response {
  if (error.status === 429) return context.json(error.body(), 429, error.headers());
  context.header('www-authenticate', 'Bearer');
  return refuse(context, 401, error.message);
}

/** Answers with the error format of the identity protocol, which the page already handles. */
function refuse(context: Context, code: 401 | 403 | 503, message: string): Response {
  return context.json({ error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } }, code);
}
