import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KillTracks } from './kill-tracks.tsx';

test.each([3, 507])('%i kills are as many strokes, in four quarters', (kills) => {
  const html = renderToStaticMarkup(<KillTracks tracks={[{ store: 'SQLite', kills, text: '' }]} />);
  expect(html.match(/<svg/g)).toHaveLength(4);
  expect(html.match(/v10/g)).toHaveLength(kills);
});
