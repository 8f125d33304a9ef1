import { uxUiDesignPage as content } from '../../content/pages/services/ux-ui-design.ts';
import { ThreeJharokhas, wireframe } from '../media/development/three-jharokhas.tsx';
import { Experience, Interface } from '../media/development/ux-and-ui.tsx';
import { FadeIn } from '../sections/fade-in/fade-in.tsx';
import { PointsSection } from '../sections/points/points-section.tsx';
import { TextColumns } from '../sections/text-columns/text-columns.tsx';
import { DevelopmentPage, sectionOf } from './development-page.tsx';

export function UxUiDesignPage() {
  return (
    <DevelopmentPage
      content={content}
      place="below"
      apart
      figure={<ThreeJharokhas label={content.figureLabel} />}
      closingFigure={{ view: '-230 -334 480 354', parts: <g fill="none">{wireframe}</g>, side: 'start' }}
    >
      <FadeIn after={0}>
        <TextColumns
          section={sectionOf(content, 'what-is-ux-ui-design')}
          figures={[<Experience key="ux" />, <Interface key="ui" />]}
        />
      </FadeIn>
      <FadeIn after={0.2}>
        <PointsSection look="cards" section={sectionOf(content, 'principles')} />
      </FadeIn>
      <FadeIn after={0.4}>
        <PointsSection look="stages" section={sectionOf(content, 'process')} />
      </FadeIn>
    </DevelopmentPage>
  );
}
