import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { isPageView } from './page-view.ts';

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
const navigation = { ...firefox, 'sec-fetch-mode': 'navigate' };
const proxies = new BlockList();
proxies.addAddress('192.0.2.1');

test.each<[boolean, string, IncomingHttpHeaders, string?, string?]>([
  [true, 'a browser that opens a page', navigation],
  [true, 'an old browser, or one without TLS, which does not say what for', firefox],
  [true, 'a visitor behind the proxy', { ...navigation, 'x-forwarded-for': '203.0.113.9' }, 'GET', '192.0.2.1'],
  [false, 'a browser that asks for the headers alone', navigation, 'HEAD'],
  [false, 'a visitor with Global Privacy Control', { ...navigation, 'sec-gpc': '1' }],
  [false, 'a browser that fetches ahead', { ...navigation, 'sec-purpose': 'prefetch' }],
  [false, 'a browser that draws ahead', { ...navigation, 'sec-purpose': 'prefetch;prerender' }],
  [false, 'a service worker that keeps the page', { ...firefox, 'sec-fetch-mode': 'cors' }],
  [true, 'a browser of a simple phone', { 'user-agent': 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80; U; en)' }],
  [false, 'a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; AhrefsBot/7.0)' }],
  [false, 'the preview of a shared link', { 'user-agent': 'WhatsApp/2.23.20.0 A' }],
  [false, 'an assistant that reads', { 'user-agent': 'Mozilla/5.0 AppleWebKit/537.36 (compatible; Claude-User/1.0)' }],
  [false, 'a program', { 'user-agent': 'curl/8.5.0' }],
  [false, 'a program that does not say what it is', {}],
  [false, 'the proxy itself', navigation, 'GET', '192.0.2.1'],
])('%s for %s', (isCounted, _, headers, method = 'GET', remoteAddress = '203.0.113.9') => {
  const request = { method, headers, socket: { remoteAddress } } as IncomingMessage;
  expect(isPageView(request, proxies)).toBe(isCounted);
});
