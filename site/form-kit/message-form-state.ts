import type { Faults, FieldName } from '../../contracts/forms.ts';
import type { DraftOffer } from './draft.ts';
import { without } from './faults.ts';

export type MessageFormName = 'contact' | 'booking';

/** The phases of a message form (specification §4), and two for an unsent draft. */
export type MessageFormState<Form extends MessageFormName> = {
  phase: 'idle' | 'refused' | 'sending' | 'failed' | 'restored';
  /** The service that sent the message, while the success message shows. */
  sentBy?: 'primary' | 'backup' | undefined;
  /** The fault of each field, shown until the visitor types there. */
  faults: Faults<Form>;
  /** The kind of draft that 'Restore my message' restores. */
  draft: DraftOffer;
  /** Whether the failed message is stored on the device. */
  isKept: boolean;
  /** Counts the messages shown, so that each has its own timer and is announced even if its text repeats. */
  announcements: number;
};

export type MessageFormEvent<Form extends MessageFormName> =
  | { type: 'refused'; faults: Faults<Form> }
  | { type: 'accepted' }
  | { type: 'delivered'; by: 'primary' | 'backup'; draft: DraftOffer }
  | { type: 'failed'; isKept: boolean; draft: DraftOffer }
  | { type: 'drafts changed'; draft: DraftOffer }
  | { type: 'draft restored'; draft: DraftOffer }
  | { type: 'field written'; field: FieldName<Form> }
  | { type: 'message over' };

export const initialState = { phase: 'idle', faults: {}, draft: 'none', isKept: true, announcements: 0 } as const;

/** Whether the state ignores an event: while sending, everything but the result. */
export function isIgnored({ phase }: { phase: string }, { type }: { type: string }): boolean {
  return phase === 'sending' && type !== 'delivered' && type !== 'failed';
}

/** The next state. Additional properties of a form's own state are kept. */
export function nextState<Form extends MessageFormName, State extends MessageFormState<Form>>(
  state: State,
  event: MessageFormEvent<Form>,
): State {
  if (isIgnored(state, event)) return state;
  const announcements = state.announcements + 1;
  switch (event.type) {
    case 'refused':
      return { ...state, phase: 'refused', sentBy: undefined, faults: event.faults, announcements };
    case 'accepted':
      return { ...state, phase: 'sending', sentBy: undefined, faults: {} };
    case 'delivered':
      return { ...state, phase: 'idle', sentBy: event.by, draft: event.draft, announcements };
    case 'failed':
      return { ...state, phase: 'failed', isKept: event.isKept, draft: event.draft, announcements };
    case 'drafts changed':
      return { ...state, phase: state.phase === 'failed' ? 'idle' : state.phase, draft: event.draft };
    case 'draft restored':
      return { ...state, phase: 'restored', faults: {}, draft: event.draft, announcements };
    case 'field written':
      return state.faults[event.field] === undefined ? state : { ...state, faults: without(state.faults, event.field) };
    case 'message over':
      return { ...state, phase: 'idle', sentBy: undefined };
  }
}
