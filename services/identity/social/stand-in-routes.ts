import { type Context, Hono } from 'hono';
import { loginMessages } from '../../../contracts/account-messages.ts';
import { isProviderId, type ProviderId, providerNames } from '../../../contracts/identity-wire.ts';
import { standInPages as words } from '../../../content/auth-pages.ts';
import { providerEmail } from './provider-email.ts';
import type { Parts } from '../parts.ts';
import { readForm } from '../protocol/read-body.ts';
import { newSecret } from '../tokens/secrets.ts';
import type { browserCookie } from './browser-cookie.ts';
import { beginProof, tryCode } from './flows.ts';
import { donePage, failedPage } from './popup-pages.ts';
import { keepCredential } from './social-credentials.ts';
import { codePage, emailPage, standInPaths } from './stand-in-pages.ts';

type Options = {
  clientAddress: (context: Context) => string;
  cookie: ReturnType<typeof browserCookie>;
  /** Whether this provider is stood in for. */
  standsIn: (provider: ProviderId) => boolean;
};

/** The window that stands in for a provider: it signs nobody in on a typed address, only on the code sent to it. */
export function standInRoutes(parts: Parts, { clientAddress, cookie, standsIn }: Options): Hono {
  const { db, mail, limits, now } = parts;
  const app = new Hono();

  app.post(standInPaths.email, async (context) => {
    const { provider, email: typed } = await readForm(context, ['provider', 'email']);
    if (!isProviderId(provider) || !standsIn(provider)) return failedPage(context, provider, 'unsupported');
    const email = providerEmail(typed);
    if (email === null) return emailPage(context, { provider, fault: loginMessages.invalidEmail }, typed.slice(0, 254));
    await limits.mail(clientAddress(context), email);
    const browser = cookie.give(context);
    const secret = await db.transaction().execute(async (transaction) => {
      const proof = await beginProof(transaction, { provider, browser, email, now: now() });
      const fields = { email, code: proof.code, provider: providerNames[provider] };
      await mail.enqueueIn(transaction, { key: newSecret(), template: 'sign_in_code', fields, held: false });
      return proof.secret;
    });
    mail.nudge();
    return codePage(context, { provider, email, secret });
  });

  app.post(standInPaths.code, async (context) => {
    const { provider, flow: secret, code } = await readForm(context, ['provider', 'flow', 'code']);
    if (!isProviderId(provider) || !standsIn(provider)) return failedPage(context, provider, 'unsupported');
    const giveBack = await limits.code(clientAddress(context));
    const browser = cookie.read(context) ?? '';
    const typed = code.replace(/\s/g, '');
    const result = await tryCode(db, { provider, browser, secret, code: typed, now: now() });
    if (result === 'spent') return emailPage(context, { provider, fault: words.spentCode });
    if ('wrong' in result) {
      return codePage(context, { provider, email: result.wrong, secret, fault: words.wrongCode });
    }
    await giveBack();
    const { proven: email } = result;
    const person = { subject: `email:${email}`, email, emailVerified: true, displayName: null, photoUrl: null };
    return donePage(context, provider, await keepCredential(db, { provider, person, now: now() }));
  });

  return app;
}
