import { formNotices } from '../../content/form-notices.ts';
import { company } from '../../content/company.ts';
import { contact } from '../../content/landing.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { Island } from '../islands/island.ts';
import { ContactSection } from '../sections/contact/contact-section.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { OtherWays } from '../sections/other-ways/other-ways.tsx';

export function ContactPage() {
  const { introduction, otherWays, hours } = contactPage;
  return (
    <>
      <ContactSection
        {...contact}
        headingLevel={1}
        company={company}
        formNotice={formNotices.message}
        form={<Island of="contact-form" props={{ heading: contact.formHeading, level: 2 }} />}
      />
      <Introduction paragraphs={introduction} />
      <OtherWays {...otherWays} hours={hours} />
    </>
  );
}
