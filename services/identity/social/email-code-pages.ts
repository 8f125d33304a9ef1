import type { Context } from 'hono';
import { html } from 'hono/html';
import { authPaths, type ProviderId, providerNames } from '../../../contracts/identity-wire.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Dependencies } from '../dependencies.ts';
import { field, problem } from '../pages/field.ts';

/** The addresses that the popup's two forms post to. */
export const emailCodePaths = { email: `${authPaths.handler}/email`, code: `${authPaths.handler}/code` } as const;

type Window = { provider: ProviderId; channel: string; fault?: string | undefined };
type CodeWindow = Window & { email: string; secret: string; isAgain?: boolean };

/**
 * The popup's first page: explains that a mailed code replaces the provider, and asks for the address. Browsers refuse one with
 * unseen marks around it, which the service takes. `status` is that of a page with a fault.
 */
export function emailPage(
  context: Context,
  { words: { emailCode: words }, prefix, sendPage }: Dependencies,
  { provider, channel, fault, status = 400 }: Window & { status?: ContentfulStatusCode },
  email = '',
): Promise<Response> {
  const name = providerNames[provider];
  return sendPage(context, {
    title: interpolate(words.title, { provider: name }),
    status: fault === undefined ? 200 : status,
    content: html`<p id="notice">${interpolate(words.notice, { provider: name })}</p>
      <p id="proof">${words.proof}</p>
      ${problem(fault)}
      <form method="post" action="${prefix}${emailCodePaths.email}" novalidate>
        ${hidden({ provider, channel })}
        ${field({ name: 'email', label: words.email, type: 'email', autocomplete: 'email', value: email, fault, describedBy: 'notice proof', inputmode: 'email' })}
        <button class="primary">${words.send}</button>
      </form>`,
  });
}

/** The popup's second page: asks for the mailed code. */
export function codePage(
  context: Context,
  { words: { emailCode: words }, prefix, sendPage }: Dependencies,
  { provider, channel, fault, email, secret, isAgain = false }: CodeWindow,
): Promise<Response> {
  return sendPage(context, {
    title: interpolate(words.title, { provider: providerNames[provider] }),
    status: fault === undefined ? 200 : 400,
    content: html`<p id="sent">${interpolate(isAgain ? words.sentAgain : words.sent, { email })}</p>
      ${problem(fault)}
      <form method="post" action="${prefix}${emailCodePaths.code}">
        ${hidden({ provider, channel, flow: secret, email })}
        ${field({
          fault,
          name: 'code',
          label: words.code,
          describedBy: 'sent',
          type: 'text',
          autocomplete: 'one-time-code',
          inputmode: 'numeric',
          maxlength: 12,
        })}
        <button class="primary">${words.confirm}</button>
      </form>
      <form method="post" action="${prefix}${emailCodePaths.email}" class="ways">
        ${hidden({ provider, channel, email, again: 'yes' })}
        <button class="quiet">${words.again}</button>
        <a href="${prefix}${authPaths.handler}?provider=${provider}&amp;channel=${channel}">${words.other}</a>
      </form>`,
  });
}

function hidden(values: Record<string, string>) {
  return Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
}
