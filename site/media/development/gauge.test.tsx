import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { performanceOptimizationPage } from '../../../content/pages/services/performance-optimization.ts';
import { Gauge } from './gauge.tsx';

const measures = performanceOptimizationPage.sections.measures.drawn;

test.each(Object.entries(measures).map(([name, { title, description }]) => [title, description, name] as const))(
  'the dial of %s shows the number its text calls good',
  (_title, description, name) => {
    const [, value] = />([\d.]+)<\/text>/.exec(renderToStaticMarkup(<Gauge of={name} />)) ?? [];
    expect(description).toContain(` ${value} `);
  },
);
