import type { DraftOffer } from '../../form-kit/draft.ts';
import type { Faults, FieldName } from '../../../contracts/forms.ts';
import { without } from '../../form-kit/faults.ts';

/** The states of the contact form (specification §4), and the two in which an unsent message comes back. */
export type ContactState = {
  phase: 'idle' | 'invalid' | 'sending' | 'sent' | 'sent via backup' | 'failed' | 'restored';
  /** What is wrong with a field; it stays under the field until the visitor writes there. */
  faults: Faults<'contact'>;
  /** What 'Restore my message' would bring back, if there is anything. */
  draft: DraftOffer;
  /** Counts the banners shown, so that each has its own five seconds and is announced even if its text repeats. */
  banner: number;
};

export type ContactEvent =
  | { type: 'refused'; faults: Faults<'contact'> }
  | { type: 'accepted' }
  | { type: 'delivered'; by: 'primary' | 'backup'; draft: DraftOffer }
  | { type: 'failed'; draft: DraftOffer }
  | { type: 'draft found'; draft: DraftOffer }
  | { type: 'draft tried'; draft: DraftOffer }
  | { type: 'draft restored'; draft: DraftOffer }
  | { type: 'draft discarded'; draft: DraftOffer }
  | { type: 'field written'; field: FieldName<'contact'> }
  | { type: 'banner over' };

export const initialState: ContactState = { phase: 'idle', faults: {}, draft: 'none', banner: 0 };

export function nextState(state: ContactState, event: ContactEvent): ContactState {
  const { phase, faults, draft, banner } = state;
  // A message on its way is not disturbed; a second click finds nothing to do.
  if (phase === 'sending' && event.type !== 'delivered' && event.type !== 'failed') return state;
  switch (event.type) {
    case 'refused':
      return { phase: 'invalid', faults: event.faults, draft, banner: banner + 1 };
    case 'accepted':
      return { phase: 'sending', faults: {}, draft, banner };
    case 'delivered': {
      const sent = event.by === 'primary' ? 'sent' : 'sent via backup';
      return { phase: sent, faults: {}, draft: event.draft, banner: banner + 1 };
    }
    case 'failed':
      return { phase: 'failed', faults: {}, draft: event.draft, banner: banner + 1 };
    case 'draft found':
      return { ...state, draft: event.draft };
    case 'draft tried':
      return { ...state, phase: phase === 'failed' ? 'idle' : phase, draft: event.draft };
    case 'draft restored':
      return { phase: 'restored', faults: {}, draft: event.draft, banner: banner + 1 };
    case 'draft discarded':
      return { phase: 'idle', faults, draft: event.draft, banner };
    case 'field written':
      return faults[event.field] === undefined ? state : { ...state, faults: without(faults, event.field) };
    case 'banner over':
      return { ...state, phase: 'idle' };
  }
}
