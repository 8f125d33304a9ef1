import { formNotices } from '../../content/form-notices.ts';
import { contactFormPage } from '../../content/pages/contact-form.ts';
import { Island } from '../islands/island.ts';
import { FormLayout } from '../sections/form-layout/form-layout.tsx';

const headingId = 'message-heading';

/** The contact form alone, with nothing beside it that leads away. */
export function ContactFormPage() {
  return (
    <FormLayout
      {...contactFormPage}
      headingId={headingId}
      formNotice={formNotices.message}
      form={<Island of="contact-form" props={{ labelledBy: headingId }} />}
    />
  );
}
