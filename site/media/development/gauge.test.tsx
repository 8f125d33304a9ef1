import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { performanceOptimizationPage } from '../../../content/pages/services/performance-optimization.ts';
import { Gauge } from './gauge.tsx';

const measures = performanceOptimizationPage.sections['measures']?.points ?? [];

test.each(measures.map(({ title, description }, index) => [title, description, index] as const))(
  'the dial of %s shows the number its text calls good',
  (_title, description, index) => {
    const [, value] = />([\d.]+)<\/text>/.exec(renderToStaticMarkup(<Gauge of={index} />)) ?? [];
    expect(description).toContain(` ${value} `);
  },
);
