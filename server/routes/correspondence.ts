import { Hono } from 'hono';
import type { Logger } from 'pino';
import { correspondencePath } from '../../contracts/correspondence.ts';
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
    const [, idToken = ''] = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
    const { email, emailVerified } = await identity.holder(idToken, { address: context.env.clientAddress });
    // An unproved address could be anybody's: forms and sign-up accept any.
    if (email === null || !emailVerified) throw new IdentityError('emailNotVerified', 403);
    return context.json(await visitors.correspondence(email, context.req.query('before')));
  });
  app.onError((error, context) => {
    let refusal = new IdentityError('unavailable', 503, 10);
    if (!(error instanceof IdentityError)) log.error({ err: error }, 'what a visitor sent could not be read');
    else if (error.status !== 400) refusal = error;
    else {
      refusal = new IdentityError(error.failure, 401);
      context.header('www-authenticate', 'Bearer');
    }
    return context.json(refusal.body(), refusal.status, refusal.headers());
  });
  return app;
}
