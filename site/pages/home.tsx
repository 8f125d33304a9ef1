import { formNotices } from '../../content/form-notices.ts';
import { company } from '../../content/company.ts';
import { faq } from '../../content/faq.ts';
import { additionalFeatures, reasons } from '../../content/features.ts';
import { labels } from '../../content/labels.ts';
import {
  about,
  chatInvitation,
  contact,
  hero,
  howItWorks,
  timeline,
  unknownAddress as notice,
} from '../../content/landing.ts';
import { services } from '../../content/services.ts';
import { AboutSection } from '../sections/about/about-section.tsx';
import { AdditionalFeaturesSection } from '../sections/additional-features/additional-features-section.tsx';
import { ChatInvitation } from '../sections/chat-invitation/chat-invitation.tsx';
import { Claims } from '../sections/claims/claims.tsx';
import { ContactSection } from '../sections/contact/contact-section.tsx';
import { FaqSection } from '../sections/faq/faq-section.tsx';
import { FeaturesSection } from '../sections/features/features-section.tsx';
import { HeroSection } from '../sections/hero/hero-section.tsx';
import { Notice } from '../sections/notice/notice.tsx';
import { ServicesSection } from '../sections/services/services-section.tsx';
import { SolutionsSection } from '../sections/solutions/solutions-section.tsx';
import { Island } from '../islands/island.ts';

/**
 * The home page: every section once, in the order of the anchors in the site map. As the 404 page it
 * says so above everything else.
 */
export function HomePage({ unknownAddress = false }: { unknownAddress?: boolean }) {
  return (
    <>
      {unknownAddress && <Notice text={notice} />}
      <HeroSection {...hero} />
      <Claims claims={hero.claims} note={hero.claimsNote} />
      <ServicesSection {...services} learnMore={labels.learnMoreCard} unavailable={labels.unavailable} />
      <FeaturesSection {...reasons} />
      <AdditionalFeaturesSection {...additionalFeatures} pause={labels.motion.pause} />
      <SolutionsSection timeline={timeline} howItWorks={howItWorks} />
      <AboutSection {...about} motion={labels.motion} />
      <FaqSection {...faq} />
      <ChatInvitation {...chatInvitation} />
      <ContactSection
        {...contact}
        company={company}
        formNotice={formNotices.message}
        form={<Island of="contact-form" props={{ heading: contact.formHeading, level: 3 }} />}
      />
    </>
  );
}
