import { authPaths, type PopupMessage, type ProviderId } from '../../contracts/identity-wire.ts';
import { signInWithIdp } from './identity-client.ts';
import { identityConfig } from './identity-config.ts';
import { openChannel } from './channel.ts';
import type { PopupListener } from './popup-listener.ts';
import { sitePrefix } from '../language/address.ts';

/** Width and height (specification §9: identity library defaults). */
const popupSize = { width: 500, height: 600 } as const;
/** How often it is looked whether the popup is still open, in milliseconds; it counts as closed at the second look. */
const closedPollMs = 400;

let forget: (() => void) | undefined;

/** Opens the window of a provider, in answer to a click. */
export function signInByPopup(provider: ProviderId, listener: PopupListener): void {
  // Asked here, not of the configuration: so the bundler drops the official SDK from a site that does not use it.
  if (import.meta.env.FIREBASE_AUTH_DOMAIN) {
    // Fetched by whoever presses one of the buttons and by nobody else.
    import('./hosted-popup.ts').then(
      ({ signInByHostedPopup }) => signInByHostedPopup(provider, listener),
      () => listener.onEnd('network'),
    );
  } else if (identityConfig.isHosted) listener.onEnd('unsupported');
  else openPopup(provider, listener);
}

function openPopup(provider: ProviderId, { onProof, onEnd }: PopupListener): void {
  forget?.();
  const name = randomName();
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
    // A provider that isolates itself makes its window look closed. Then the visitor is there, and not on this page.
    looksClosed = popup.closed && document.hasFocus() ? looksClosed + 1 : 0;
    if (looksClosed < 2) return;
    clearInterval(watch);
    // The channel stays open for whoever only looked over here meanwhile.
    onEnd('closed');
  }, closedPollMs);
  forget = () => {
    clearInterval(watch);
    channel.close();
    forget = undefined;
  };
  channel.addEventListener('message', ({ data }: MessageEvent<PopupMessage>) => {
    forget?.();
    if ('credential' in data) onProof(() => signInWithIdp(provider, data.credential));
    else onEnd(data.failure);
  });
}

/** 128 bits: no other page can guess on which channel the popup will answer. */
function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function features(): string {
  const { width, height } = popupSize;
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
