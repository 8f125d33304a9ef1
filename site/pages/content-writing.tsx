import { contentWritingPage } from '../../content/pages/content-writing.ts';
import { Island } from '../islands/island.ts';
import { SheetSymbols } from '../media/manuscript/sheet-symbols.tsx';
import { Reed, Sheet, Sun, WrittenSheet } from '../media/manuscript/written-sheet.tsx';
import { PointsSection } from '../sections/points/points-section.tsx';
import { Remedies } from '../sections/remedies/remedies.tsx';
import { HeadedSection } from '../sections/section-head/headed-section.tsx';
import { ServicePage } from './service-page.tsx';

export function ContentWritingPage() {
  const { problems, solutions, why, packages, process, figureLabel } = contentWritingPage;
  const { heading, lede, items, ...words } = packages;
  return (
    <ServicePage
      content={contentWritingPage}
      closingFigure={{
        ground: 'paper',
        view: '90 66 480 404',
        parts: [<Sun key="sun" />, <Sheet key="sheet" />, <Reed key="reed" />],
      }}
      figure={<WrittenSheet label={figureLabel} />}
    >
      <Remedies problems={problems} solutions={solutions} />
      <PointsSection section={why} look="promises" />
      <HeadedSection id="packages" title={heading} lede={lede}>
        <SheetSymbols lengths={items.map(({ wordLimit }) => wordLimit)} />
        <Island of="package-picker" props={{ packages: items, words }} />
      </HeadedSection>
      <PointsSection look="writing" section={process} />
    </ServicePage>
  );
}
