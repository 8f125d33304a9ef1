import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cloudKinds } from '../media/cloud-dial/cloud-kinds.tsx';
import { CloudServicesPage } from './cloud-services.tsx';

const html = renderToStaticMarkup(<CloudServicesPage />);
const headings = (level: 1 | 2 | 3) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>([^<]*)</h${level}>`, 'g'))].map(([, text]) => text);

test('the grid of cloud solutions has eight, in the given order', () => {
  expect(headings(3).slice(0, 8)).toEqual([
    'Cloud Migration',
    'Security',
    'Optimization',
    'Automation',
    'Data Analytics &amp; AI',
    'Disaster Recovery',
    'Serverless Computing',
    'Edge Computing',
  ]);
});

test('the grid of cloud types has eight, in the given order', () => {
  expect(headings(3).slice(8)).toEqual([
    'Private',
    'Hybrid',
    'Public',
    'Multi-Cloud',
    'Hybrid Multi-Cloud',
    'Distributed',
    'Fog Computing',
    'Cloud-Native Infrastructure',
  ]);
});

test('each type of cloud has a drawing that no other has', () => {
  expect(new Set(cloudKinds.map((kind) => renderToStaticMarkup(kind))).size).toBe(8);
});

test("the hero's button scrolls to the solutions", () => {
  expect(html).toContain('href="#solutions"');
  expect(html).toMatch(/<section[^>]* id="solutions"/);
});

test("'Contact Us' leads to /contact, in the hero and in the last band", () => {
  expect(html.match(/<a href="\/contact"[^>]*>Contact Us/g)).toHaveLength(2);
});

test('the page has one first-level heading', () => {
  expect(headings(1)).toEqual(['Cloud Services']);
});
