import { type Context, Hono } from 'hono';
import { isProviderId, type ProviderId, providerNames } from '../../../contracts/identity-wire.ts';
import { givenEmail } from '../accounts/email-address.ts';
import type { Dependencies } from '../dependencies.ts';
import type { MailGrant } from '../../mail-sender.ts';
import type { Caller } from '../caller.ts';
import { IdentityError, isRefusal } from '../protocol/identity-error.ts';
import { readFields } from '../protocol/read-body.ts';
import { findAccountByEmail } from '../accounts/account-queries.ts';
import { grantMail, withGrant } from '../accounts/grant-mail.ts';
import type { Callers } from '../devices/callers.ts';
import { knownBy } from '../devices/known-devices.ts';
import { asciiDigits } from '../../normal-form.ts';
import { newSecret } from '../../secrets.ts';
import type { SiteCookie } from '../../site-cookie.ts';
import { beginProof, emailToProve, type ProofResult, tryCode } from './flows.ts';
import { standInSubject } from './providers.ts';
import type { PopupPages } from './popup-pages.ts';
import { givenChannel } from './popup-channel.ts';
import { keepCredential } from './social-credentials.ts';
import { codePage, emailPage, emailCodePaths } from './email-code-pages.ts';

type Options = { callers: Callers; cookie: SiteCookie; pages: PopupPages };

/** The popup for providers that are not configured: it proves an address by a code sent to it. */
export function emailCodeRoutes(dependencies: Dependencies, { callers, cookie, pages }: Options): Hono {
  const { db, limits, mail, providers, now } = dependencies;
  const { emailCode: words, refusals } = dependencies.words;
  /** Whether the popup stands in for a provider: not for one that is configured or switched off. */
  const standsInFor = (provider: string): provider is ProviderId => isProviderId(provider) && !providers[provider];
  const app = new Hono();

  app.post(emailCodePaths.email, async (context) => {
    const { provider, channel, email: typed, again } = await readStep(context, ['email', 'again']);
    if (!standsInFor(provider)) return pages.failed(context, { provider, channel }, 'unsupported');
    const email = givenEmail(typed);
    if (email === null) {
      return emailPage(context, dependencies, { provider, channel, fault: refusals.invalidEmail }, typed.slice(0, 254));
    }
    const caller = callers.of(context);
    const grant = await codeGrant(email, caller).catch((error: unknown) => {
      if (isRefusal(error, ['tooManyAttempts'])) return error;
      throw error;
    });
    if (grant instanceof IdentityError) {
      for (const [name, value] of Object.entries(grant.headers())) context.header(name, value);
      const fault = refusals.tooManyRequests;
      return emailPage(context, dependencies, { provider, channel, fault, status: grant.status }, email);
    }
    const browser = cookie.give(context, cookie.read(context) ?? newSecret());
    const secret = await withGrant(dependencies, grant, async (transaction, send) => {
      const isMailed = send !== undefined;
      const proof = await beginProof(transaction, { provider, browser, email, isMailed, now: now() });
      await send?.('sign_in_code', { email, code: proof.code, provider: providerNames[provider] });
      return proof.secret;
    });
    mail.wake();
    return codePage(context, dependencies, { provider, channel, email, secret, isAgain: again !== '' });
  });

  /** Asks for the mail with a code. Throws TOO_MANY_ATTEMPTS_TRY_LATER. */
  async function codeGrant(email: string, caller: Caller): Promise<MailGrant> {
    await limits.signInWindow(caller.address);
    await limits.mayTryCode({ email, caller, known: await knownBy(db, email, caller) });
    const account = await findAccountByEmail(db, email);
    return grantMail(dependencies, { template: 'sign_in_code', email, account, caller });
  }

  app.post(emailCodePaths.code, async (context) => {
    const { provider, channel, flow: secret, code, email: asked } = await readStep(context, ['flow', 'code', 'email']);
    if (!standsInFor(provider)) return pages.failed(context, { provider, channel }, 'unsupported');
    const browser = cookie.read(context);
    const given = { provider, browser: browser ?? '', secret, now: now() };
    // A browser that keeps no cookie would ask for one code after the other.
    const fault = browser === undefined ? words.notStored : words.spentCode;
    const spent = () => emailPage(context, dependencies, { provider, channel, fault }, asked.slice(0, 254));
    const email = await emailToProve(db, given);
    if (email === undefined) return spent();
    const caller = callers.of(context);
    const guess = { email, caller, known: await knownBy(db, email, caller) };
    const typed = asciiDigits(code).replace(/\D/g, '');
    const result = await limits.tryCode(guess, () => tryCode(db, { ...given, code: typed }), isWrong);
    if (result === 'wrong') {
      return codePage(context, dependencies, { provider, channel, email, secret, fault: words.wrongCode });
    }
    if (result !== 'proven') return spent();
    const subject = `${standInSubject}${email}`;
    const person = { subject, email, emailVerified: true, displayName: null, photoUrl: null };
    return pages.done(context, { provider, channel }, await keepCredential(db, { provider, person, now: now() }));
  });

  return app;
}

const isWrong = (result: ProofResult): boolean => result === 'wrong' || result === 'last-wrong';

/** The fields of a posted form, with those that both forms have. */
async function readStep<Name extends string>(context: Context, names: readonly Name[]) {
  const form = await readFields(context, ['provider', 'channel', ...names]);
  return { ...form, channel: givenChannel(form.channel) };
}
