import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { labels } from '../../../content/labels.ts';
import { frontendDevelopmentPage } from '../../../content/pages/services/frontend-development.ts';
import { Deliverables } from './deliverables.tsx';

test("the list is followed by a checkbox 'Show all nine', which no script has to work", () => {
  document.body.innerHTML = renderToStaticMarkup(
    <Deliverables {...frontendDevelopmentPage.deliverables} look="check-list" words={labels.deliverables} />,
  );
  const toggle = document.querySelector('ul + label');
  expect(toggle?.querySelector('input')?.type).toBe('checkbox');
  expect([...(toggle?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Show all nine',
    'Show four',
  ]);
});
