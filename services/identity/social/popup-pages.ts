import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { interpolate } from '../../../contracts/interpolate.ts';
import {
  isProviderId,
  type PopupFailure,
  type PopupMessage,
  type ProviderId,
  providerNames,
} from '../../../contracts/identity-wire.ts';
import type { Dependencies } from '../dependencies.ts';
import { handOverPath } from './hand-over.ts';

/**
 * Relaxes the opener policy of the popup's pages, also those that refuse it, since the popup leaves this site and comes back. Under a
 * stricter one the opener could not see whether the popup is still open. The opener itself keeps the stricter one.
 */
export const keepOpener: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('cross-origin-opener-policy', 'unsafe-none');
};

/** The channel on which the opener waits, and the provider it asked for. */
type Answering<Provider extends string = string> = { provider: Provider; channel: string };

type LastPage = { title: string; text: string; channel: string; message: PopupMessage; status?: ContentfulStatusCode };

export type PopupPages = ReturnType<typeof createPopupPages>;

/** The pages that end a popup. */
export function createPopupPages({ words, sendPage }: Dependencies) {
  const { done, failed } = words.popup;

  const lastPage = (context: Context, { text, channel, message, ...page }: LastPage) =>
    sendPage(context, {
      ...page,
      content: html`<p>${text}</p>`,
      script: handOverPath,
      ...(channel !== '' && { handsOver: { channel, message } }),
    });

  return {
    done(context: Context, { provider, channel }: Answering<ProviderId>, credential: string): Promise<Response> {
      const message: PopupMessage = { type: 'identity-popup', provider, credential };
      return lastPage(context, { ...done, channel, message });
    },

    /** Reports a failure. `provider` is as it was requested; an unknown one is reported as an empty text. */
    failed(
      context: Context,
      { provider, channel }: Answering,
      failure: PopupFailure,
      status: ContentfulStatusCode = 400,
    ): Promise<Response> {
      const known = isProviderId(provider) ? provider : '';
      const message: PopupMessage = { type: 'identity-popup', provider: known, failure };
      const text =
        failure === 'unsupported' || known === ''
          ? words.refusals.unsupportedProvider
          : interpolate(words.refusals.providerFailed, { provider: providerNames[known] });
      return lastPage(context, { ...failed, text: `${text} ${failed.text}`, channel, message, status });
    },
  };
}
