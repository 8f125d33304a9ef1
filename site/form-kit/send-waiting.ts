import { formWords } from '../../content/form-words.ts';
import { storageKeys } from '../../contracts/browser-storage.ts';
import { fieldNames } from '../../contracts/forms.ts';
import { minimumFillMs } from '../../contracts/spam-check.ts';
import { emailConfig } from '../email-client/email-config.ts';
import { openChannel } from '../identity-client/channel.ts';
import { deliver } from './deliver.ts';
import { type Draft, draftStore, type WaitingTried } from './draft.ts';

const place = { storageKey: storageKeys.contactDraft, names: fieldNames('contact') } as const;

let running: Promise<void> | undefined;

/**
 * Sends the waiting drafts of this device, each under its first message key, so that it is one mail even if the
 * first attempt arrived or another tab sends it too. Notifies the visitor and the forms of all tabs.
 */
export function sendWaiting(): Promise<void> {
  return (running ??= sendAll().finally(() => (running = undefined)));
}

async function sendAll(): Promise<void> {
  const store = draftStore(() => localStorage, place);
  // Reads the drafts again each time: the visitor may have restored or discarded one.
  const next = () => store.read(Date.now()).find(({ waits }) => waits);
  for (let message = next(); message?.key !== undefined; message = next()) {
    const { key, fields } = message;
    // The first attempt had already waited for the shortest fill time.
    const by = await deliver({ fields, key, filledInMs: minimumFillMs }, emailConfig.contact, reportError);
    if (by === 'unanswered') return;
    const isSent = by !== 'none';
    const refused: Draft = { fields, key, savedAt: message.savedAt };
    const left = store.read(Date.now()).flatMap((draft) => (draft.key !== key ? draft : isSent ? [] : refused));
    const isNoted = store.write(left);
    tellForms({ message, isSent });
    tell(isSent ? formWords.waitingSent : formWords.unsent);
    if (!isNoted) return;
  }
}

function tellForms(tried: WaitingTried): void {
  const forms = openChannel(place.storageKey);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is of one origin and takes none.
  forms?.postMessage(tried);
  forms?.close();
}

/** Shows a notice on any page until Escape or a click (site-footer.deferred.module.css). */
function tell(text: string): void {
  const notice = document.querySelector<HTMLElement>('[popover][role=status]') ?? makeNotice();
  document.body.append(notice);
  notice.showPopover();
  // Filled after it is shown, since initial content of a live region is not announced.
  notice.textContent = text;
}

function makeNotice(): HTMLElement {
  // `manual`, because an automatic popover would close an open menu and take its focus.
  const notice = Object.assign(document.createElement('p'), { popover: 'manual', role: 'status' });
  document.addEventListener('click', () => notice.hidePopover());
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') notice.hidePopover();
  });
  return notice;
}
