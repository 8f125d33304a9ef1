import { expect, test } from 'vitest';
import { deviceInWords } from './device-words.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const android = 'Mozilla/5.0 (Linux; Android 10; K)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const iPad = 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Edge on Windows', `${windows} ${chromium} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  ['Edge on Android', `${android} ${chromium} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`],
  ['Edge on iPhone', `${iPhone} ${webkit} Version/18.0 EdgiOS/142.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Opera on Mac', `${mac} ${chromium} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`],
  ['Samsung Internet on Android', `${android} ${chromium} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Firefox on iPad', `${iPad} ${webkit} FxiOS/145.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chromium} Chrome/142.0.0.0 Safari/537.36`],
  ['Chrome on iPhone', `${iPhone} ${webkit} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Safari on Mac', `${mac} ${webkit} Version/26.1 Safari/605.1.15`],
  // An app that shows the page itself.
  ['iPhone', `${iPhone} ${webkit} Mobile/15E148`],
  ['Chrome', 'Chrome/142.0.0.0'],
  [null, 'curl/8.17.0'],
  [null, undefined],
])('%s is told from the user agent', (device, userAgent) => {
  expect(deviceInWords(userAgent, { device: '{browser} on {system}' })).toBe(device);
});
