import { expect, test, vi } from 'vitest';
import { reportView } from './report-view.ts';

test.each<[told: boolean, what: string, entry: object | undefined, privacyControl?: boolean]>([
  [true, 'a page that was drawn ahead', { activationStart: 1200, deliveryType: '' }],
  [true, 'one that was fetched ahead', { activationStart: 0, deliveryType: 'navigational-prefetch' }],
  [false, 'one that was asked for to be shown', { activationStart: 0, deliveryType: '' }],
  [false, 'one in a browser that does neither', {}],
  [false, 'one in a browser that tells nothing of its loading', undefined],
  [false, 'one that was drawn ahead under Global Privacy Control', { activationStart: 1200, deliveryType: '' }, true],
])('%s for %s', (told, _, entry, globalPrivacyControl) => {
  const sendBeacon = vi.fn<Navigator['sendBeacon']>();
  vi.stubGlobal('navigator', { sendBeacon, globalPrivacyControl });
  vi.stubGlobal('performance', { getEntriesByType: () => [entry ?? []].flat() });
  vi.stubGlobal('location', new URL('https://jantar.example/about?from=chat#team'));
  reportView();
  expect(sendBeacon.mock.calls).toEqual(told ? [['/api/page-views', '/about']] : []);
});
