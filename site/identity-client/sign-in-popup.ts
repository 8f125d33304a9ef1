import { authPaths, type PopupMessage, type ProviderId } from '../../contracts/identity-wire.ts';
import { keepsAccounts } from '../../contracts/own-services.ts';
import { createRandomKey } from './random-key.ts';
import { signInWithIdp } from './login-calls.ts';
import { openChannel } from './channel.ts';
import type { PopupListener } from './popup-listener.ts';
import { sitePrefix } from '../language/address.ts';

/** Width and height (specification §9: identity library defaults). */
const width = 500;
const height = 600;
/** The interval in milliseconds of checks whether the popup is open; it counts as closed after two. */
const closedPollMs = 400;
/** The milliseconds from a press to its window: the answer to the press is painted first. Safari's oldest rule allows a second, without another timer between. */
const afterPressMs = 50;

let forget: (() => void) | undefined;

/** Opens a provider's popup. Call it in a click handler. */
export function signInByPopup(provider: ProviderId, listener: PopupListener): void {
  // Read here and not from identity-config.ts, so that the bundler drops the official SDK from a site that does not use it.
  if (import.meta.env.FIREBASE_AUTH_DOMAIN) {
    // The SDK is fetched at the first click only.
    import('./hosted-popup.ts').then(
      ({ signInByHostedPopup }) => signInByHostedPopup(provider, listener),
      () => listener.onEnd('NETWORK'),
    );
  } else if (!keepsAccounts) listener.onEnd('unsupported');
  else setTimeout(openPopup, afterPressMs, provider, listener);
}

function openPopup(provider: ProviderId, { onProof, onEnd }: PopupListener): void {
  forget?.();
  // No other page of the site can guess it.
  const name = createRandomKey();
  const channel = openChannel(name);
  if (!channel) {
    onEnd('unsupported');
    return;
  }
  const url = `${sitePrefix}${authPaths.handler}?${String(new URLSearchParams({ provider, channel: name }))}`;
  const popup = open(url, 'identity-popup', features());
  if (!popup) {
    channel.close();
    onEnd('blocked');
    return;
  }
  popup.focus();
  let looksClosed = 0;
  const watch = setInterval(() => {
    // A provider with cross-origin isolation makes its open popup look closed; this page then lacks the focus.
    looksClosed = popup.closed && document.hasFocus() ? looksClosed + 1 : 0;
    if (looksClosed < 2) return;
    clearInterval(watch);
    // The channel stays open, in case the visitor only switched to this page for a moment.
    onEnd('closed');
  }, closedPollMs);
  forget = () => {
    clearInterval(watch);
    channel.close();
  };
  channel.addEventListener('message', ({ data }: MessageEvent<PopupMessage>) => {
    // The popup closes on this answer.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    channel.postMessage('');
    forget?.();
    if ('credential' in data) onProof((remember) => signInWithIdp(provider, data.credential, remember));
    else onEnd(data.failure);
  });
}

function features(): string {
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
