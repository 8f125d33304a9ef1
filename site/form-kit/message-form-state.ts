import type { Faults, FieldName } from '../../contracts/forms.ts';
import type { DraftOffer } from './draft.ts';
import { without } from './faults.ts';

/** The forms that send a message. */
export type MessageFormName = 'contact' | 'booking';

/** The states of a form that sends a message (specification §4), and the two in which an unsent one comes back. */
export type MessageFormState<Form extends MessageFormName> = {
  phase: 'idle' | 'refused' | 'sending' | 'failed' | 'restored';
  /** Which way the message went, as long as that is said. */
  sentBy?: 'primary' | 'backup' | undefined;
  /** What is wrong with a field; it stays under the field until the visitor writes there. */
  faults: Faults<Form>;
  /** What 'Restore my message' would bring back, if there is anything. */
  draft: DraftOffer;
  /** Whether what failed is kept on the device. */
  isKept: boolean;
  /** Counts what was said, so that each message has its own seconds and is announced even if its text repeats. */
  announcements: number;
};

export type MessageFormEvent<Form extends MessageFormName> =
  | { type: 'refused'; faults: Faults<Form> }
  | { type: 'accepted' }
  | { type: 'delivered'; by: 'primary' | 'backup'; draft: DraftOffer }
  | { type: 'failed'; isKept: boolean; draft: DraftOffer }
  | { type: 'draft found'; draft: DraftOffer }
  | { type: 'draft tried'; draft: DraftOffer }
  | { type: 'draft restored'; draft: DraftOffer }
  | { type: 'draft discarded'; draft: DraftOffer }
  | { type: 'field written'; field: FieldName<Form> }
  | { type: 'message over' };

export const initialState = { phase: 'idle', faults: {}, draft: 'none', isKept: true, announcements: 0 } as const;

/** A message on its way is not disturbed; a second click finds nothing to do. */
export function isIgnored({ phase }: { phase: string }, { type }: { type: string }): boolean {
  return phase === 'sending' && type !== 'delivered' && type !== 'failed';
}

/** The next state. What a form holds besides stays as it is. */
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
    case 'draft found':
      return { ...state, draft: event.draft };
    case 'draft tried':
      return { ...state, phase: state.phase === 'failed' ? 'idle' : state.phase, draft: event.draft };
    case 'draft restored':
      return { ...state, phase: 'restored', faults: {}, draft: event.draft, announcements };
    case 'draft discarded':
      return { ...state, phase: 'idle', draft: event.draft };
    case 'field written':
      return state.faults[event.field] === undefined ? state : { ...state, faults: without(state.faults, event.field) };
    case 'message over':
      return { ...state, phase: 'idle', sentBy: undefined };
  }
}
