import { useRef } from 'react';
import { bannerOf } from './contact-banner.ts';
import { DraftActions } from '../../form-kit/draft-actions.tsx';
import { ContactFormView, type ContactFormHeading } from './contact-form-view.tsx';
import { useContactForm } from './use-contact-form.ts';

/** The contact form (specification §2 "Contact", §4, §5): primary service, backup service, and what is left unsent is kept. */
export function ContactForm(heading: ContactFormHeading) {
  const form = useRef<HTMLFormElement>(null);
  const { state, onSubmit, onInput, restore, discard } = useContactForm(form);
  return (
    <ContactFormView
      {...heading}
      ref={form}
      banner={bannerOf(state)}
      bannerKey={state.banner}
      faults={state.faults}
      sending={state.phase === 'sending'}
      draftActions={<DraftActions onRestore={restore} onDiscard={state.phase === 'idle' ? discard : undefined} />}
      onSubmit={onSubmit}
      onInput={onInput}
    />
  );
}
