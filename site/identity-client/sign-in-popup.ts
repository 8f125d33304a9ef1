import { authPaths, type PopupFailure, type PopupMessage, type ProviderId } from '../../contracts/identity-wire.ts';
import { identityConfig } from './identity-config.ts';

/** Width and height (specification §9: identity library defaults). */
const popupSize = { width: 500, height: 600 } as const;
/** How often it is looked whether the popup is still open, in milliseconds; it counts as closed at the second look. */
const closedPollMs = 400;

/** `superseded`: another popup was opened meanwhile. */
export type PopupOutcome = { credential: string } | { failure: PopupFailure | 'closed' | 'blocked' | 'superseded' };

let supersede: (() => void) | undefined;

/** Opens the window of a provider, in answer to a click, and resolves to what comes of it. It never rejects. */
export async function signInPopup(provider: ProviderId): Promise<PopupOutcome> {
  // Hosted popups are the official SDK's; this site does not carry it.
  if (identityConfig.isHosted) return { failure: 'unsupported' };
  supersede?.();
  const popup = open(`${authPaths.handler}?provider=${provider}`, 'identity-popup', features());
  if (!popup) return { failure: 'blocked' };
  popup.focus();
  return new Promise((resolve) => {
    let looksClosed = 0;
    const timer = setInterval(() => {
      looksClosed = popup.closed ? looksClosed + 1 : 0;
      if (looksClosed > 1) finish({ failure: 'closed' });
    }, closedPollMs);
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== popup || !isPopupMessage(data)) return;
      finish('credential' in data ? { credential: data.credential } : { failure: data.failure });
    };
    const finish = (outcome: PopupOutcome) => {
      clearInterval(timer);
      removeEventListener('message', onMessage);
      supersede = undefined;
      resolve(outcome);
    };
    addEventListener('message', onMessage);
    supersede = () => finish({ failure: 'superseded' });
  });
}

function features(): string {
  const { width, height } = popupSize;
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

function isPopupMessage(data: unknown): data is PopupMessage {
  return (data as Partial<PopupMessage> | null)?.type === 'identity-popup';
}
