import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { socialMessages } from '../../../contracts/account-messages.ts';
import {
  isProviderId,
  type PopupFailure,
  type PopupMessage,
  type ProviderId,
  providerNames,
} from '../../../contracts/identity-wire.ts';
import { popupPages } from '../../../content/auth-pages.ts';
import { sendPage } from '../pages/page.ts';
import { handOverPath } from './hand-over.ts';

/**
 * Pages of the popup leave and come back to this site; under any other policy the window that opened them would be
 * lost on the way. The window itself keeps the strict one.
 */
export function keepOpener(context: Context): void {
  context.header('cross-origin-opener-policy', 'unsafe-none');
}

export function donePage(context: Context, provider: ProviderId, credential: string): Promise<Response> {
  const message: PopupMessage = { type: 'identity-popup', provider, credential };
  return lastPage(context, { ...popupPages.done, message });
}

/** @param provider as it was asked for; anything that is none is told as an empty text */
export function failedPage(
  context: Context,
  provider: string,
  failure: PopupFailure,
  status: ContentfulStatusCode = 400,
): Promise<Response> {
  const known = isProviderId(provider) ? provider : '';
  const message: PopupMessage = { type: 'identity-popup', provider: known, failure };
  const text =
    failure === 'unsupported' || known === ''
      ? socialMessages.unsupported
      : socialMessages.failed(providerNames[known]);
  return lastPage(context, {
    title: popupPages.failed.title,
    text: `${text} ${popupPages.failed.text}`,
    message,
    status,
  });
}

async function lastPage(
  context: Context,
  {
    title,
    text,
    message,
    status = 200,
  }: { title: string; text: string; message: PopupMessage; status?: ContentfulStatusCode },
): Promise<Response> {
  const response = await sendPage(context, {
    title,
    content: html`<p>${text}</p>`,
    status,
    script: handOverPath,
    message,
  });
  return response;
}
