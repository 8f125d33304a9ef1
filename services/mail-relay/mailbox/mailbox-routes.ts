import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { readMail, readMails } from './maildir-reader.ts';
import { absentPage, listPage, mailPage } from './mailbox-pages.ts';
import { mailboxStyle } from './mailbox-style.ts';

export type MailboxOptions = {
  dataDir: string;
  siteOrigin: string;
  clientAddress: (context: Context) => string;
};

const pagePolicy = "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";
/** The mail's own style element is all that may have an effect. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** The mails of the Maildir, readable, for whoever sits at this machine. Absolute paths under /mailbox. */
export function mailboxRoutes({ dataDir, siteOrigin, clientAddress }: MailboxOptions): Hono {
  const app = new Hono();
  app.use('/mailbox/*', loopbackOnly(siteOrigin, clientAddress), privately);

  app.get('/mailbox', async (context) => context.html(listPage(await readMails(dataDir))));

  app.get('/mailbox/style.css', (context) => context.body(mailboxStyle, 200, { 'content-type': 'text/css' }));

  app.get('/mailbox/:name', async (context) => {
    const mail = await readMail(dataDir, context.req.param('name'));
    return mail ? context.html(mailPage(mail)) : context.html(absentPage(), 404);
  });

  app.get('/mailbox/:name/html', async (context) => {
    const mail = await readMail(dataDir, context.req.param('name'));
    context.header('content-security-policy', mailPolicy);
    context.header('x-frame-options', 'SAMEORIGIN');
    return mail?.email.html ? context.html(`<base target="_blank">${mail.email.html}`) : context.notFound();
  });

  return app;
}

/**
 * Mails are personal. Refuses whoever is not on this machine, what came through a proxy, and names other than this
 * machine's, by which a page elsewhere could have itself pointed at the loopback address.
 */
function loopbackOnly(siteOrigin: string, clientAddress: (context: Context) => string): MiddlewareHandler {
  const ownHost = new URL(siteOrigin).hostname;
  return async (context, next) => {
    const forwarded = context.req.header('x-forwarded-for') ?? context.req.header('forwarded');
    const asked = (context.req.header('host') ?? new URL(context.req.url).host).replace(/:\d+$/, '');
    const local = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(asked) || asked === ownHost;
    if (forwarded !== undefined || !local || !isLoopback(clientAddress(context))) return context.notFound();
    return next();
  };
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127(\.\d+){3}$/.test(address);
}

const privately: MiddlewareHandler = async (context, next) => {
  context.header('content-security-policy', pagePolicy);
  context.header('cache-control', 'no-store');
  context.header('referrer-policy', 'no-referrer');
  context.header('x-content-type-options', 'nosniff');
  context.header('x-robots-tag', 'noindex');
  await next();
};
