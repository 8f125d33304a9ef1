import type { ComponentProps, ReactNode } from 'react';
import { labels } from '../../content/labels.ts';
import type { InPageLink, ServicePage as Content } from '../../content/schema.ts';
import { ClosingBand, type ClosingFigure } from '../sections/closing-band/closing-band.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { OfferStrip } from '../sections/offer-strip/offer-strip.tsx';
import { ActionLinks } from '../components/action-link.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';

type ServicePageProps = Pick<ComponentProps<typeof PageHero>, 'figure' | 'place' | 'apart' | 'tone'> & {
  content: Omit<Content, 'figureLabel'> & {
    /** The button that scrolls down the page. */
    scroll?: InPageLink;
  };
  closingFigure: ClosingFigure;
  /** The page's own sections, between its introduction and its end. */
  children: ReactNode;
};

/** The layout of a service page: its hero and introduction, its own sections, and its closing band. */
export function ServicePage({ content, closingFigure, children, ...hero }: ServicePageProps) {
  const { scroll, main = labels.contactUs, also, offer, introduction, closing } = content;
  return (
    <>
      <PageHero {...content} {...hero}>
        <ActionLinks scroll={scroll} actions={also ? [main, also] : [main]} tone={hero.tone} />
      </PageHero>
      <OfferStrip offer={offer} words={labels.offer} />
      <Introduction paragraphs={introduction} indent={hero.place === 'below'} />
      {children}
      <ClosingBand closing={{ action: labels.contactUs, ...closing }} figure={closingFigure} />
    </>
  );
}
