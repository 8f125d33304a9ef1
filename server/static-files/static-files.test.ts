import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, type Question } from '../fixture/ask.ts';
import { aboutPolicy, ahead, writeFixtureSite } from '../fixture/site.ts';
import { listen } from '../listen.ts';
import { loadSite, type LoadedSite } from './load-site.ts';
import { fileHeaders } from './site-headers.ts';
import { createStaticFiles, subjectsPerSecond } from './static-files.ts';
import { folderOfTest } from '../../services/testing/temporary-folders.ts';

const fixture = writeFixtureSite();
const everywhere = { 'x-everywhere': 'yes' };
let site: LoadedSite;
let port = 0;
const server = createServer();
const get = (path: string, question?: Question) => ask(port, path, question);

beforeAll(async () => {
  site = await loadSite({ ...fixture, extraHeaders: everywhere });
  const files = createStaticFiles(site);
  server.on('request', (request, response) => {
    const file = files.find(request.url ?? '/');
    if (file) files.send(file, request, response);
    else files.sendOther(request.url ?? '/', request, response);
  });
  port = await listen(server, '127.0.0.1', 0);
});
afterAll(() => void server.close());

test('a page comes in the smallest encoding the browser takes, with a validator of its own for each', async () => {
  const encoded = (encodings: string) => get('/about', { headers: { 'accept-encoding': encodings } });
  const [plain, gzip, br] = await Promise.all([get('/about'), encoded('gzip'), encoded('gzip, br')]);
  const all = [plain, gzip, br].map(({ headers }) => headers);
  expect(all.map((headers) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(br.headers['content-length']).toBe(String(br.body.length));
  expect(new Set(all.map(({ etag }) => etag)).size).toBe(3);
  expect(plain.headers.etag).toMatch(/^"[\w-]+"$/);
  expect(all.map(({ vary }) => vary)).toEqual(Array(3).fill('accept-encoding'));
});

describe('caching', () => {
  test('hashed files are kept for ever, pages are asked about every time, films for a day not at all', async () => {
    const control = async (path: string) => (await get(path)).headers['cache-control'];
    expect(await control('/assets/app-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
    expect(fileHeaders('hi/assets/app-1a2b3c.js')['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await control('/about')).toBe('no-cache');
    expect(await control('/robots.txt')).toBe('no-cache');
    expect(await control('/images/film.mp4')).toBe('public, max-age=86400, stale-while-revalidate=604800');
  });

  test('a page the browser already has costs no body', async () => {
    const { headers } = await get('/about');
    for (const validator of [headers.etag, `"other", W/${headers.etag}`, '*']) {
      const again = await get('/about', { headers: { 'if-none-match': validator } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    }
    expect((await get('/about', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });
});

test('a browser that saves data is not invited to fetch pages ahead, and caches keep its answer apart', async () => {
  const savesData = { 'save-data': 'on' };
  const [page, spared] = await Promise.all([get('/'), get('/', { headers: savesData })]);
  expect(page.headers).toMatchObject({ 'speculation-rules': ahead, vary: 'accept-encoding, save-data' });
  expect(spared.headers).not.toHaveProperty('speculation-rules');
  expect(spared.headers['vary']).toBe('accept-encoding, save-data');
  expect(spared.body).toEqual(page.body);
  expect((await get('/', { headers: { ...savesData, 'if-none-match': page.headers.etag ?? '' } })).status).toBe(200);
  const others = await Promise.all([get('/about'), get('/about', { headers: savesData })]);
  expect(others[1].headers.etag).toBe(others[0].headers.etag);
});

test('a page brings its own policy; a file may not be sniffed; both bring what every answer brings; a drawing opened on its own runs no script', async () => {
  expect((await get('/about')).headers).toMatchObject({ 'content-security-policy': aboutPolicy, ...everywhere });
  const code = { 'content-type': 'text/javascript; charset=utf-8', 'x-content-type-options': 'nosniff' };
  expect((await get('/assets/app-1a2b3c.js')).headers).toMatchObject({ ...code, ...everywhere });
  const drawing = await get('/assets/drawing-1a2b.svg');
  expect(drawing.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await get('/ABOUT')).headers).toMatchObject(everywhere);
});

describe('methods', () => {
  test('HEAD answers as GET does, without the body', async () => {
    const read = await get('/about', { headers: { 'accept-encoding': 'br' } });
    const head = await get('/about', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...read.headers, date: '' });
  });

  test.each(['/about', '/nothing-here', '/ABOUT'])('nothing can be written to %s', async (path) => {
    const { status, headers } = await get(path, { method: 'POST', body: 'x', headers: { connection: 'keep-alive' } });
    expect([status, headers.allow, headers.connection]).toEqual([405, 'GET, HEAD', 'close']);
  });
});

test('a film is answered in parts, whole where the version asked for is gone, and a page is never cut', async () => {
  const film = (headers: Record<string, string>) => get('/images/film.mp4', { headers });
  const part = await film({ range: 'bytes=10-19', 'accept-encoding': 'br' });
  expect(part.status).toBe(206);
  expect([...part.body]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 10-19/1000', 'content-type': 'video/mp4' });
  expect(part.headers).not.toHaveProperty('content-encoding');
  const beyond = await film({ range: 'bytes=1000-' });
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */1000']);
  expect((await film({ range: 'bytes=0-9', 'if-range': part.headers.etag ?? '' })).status).toBe(206);
  expect((await film({ range: 'bytes=0-9', 'if-range': '"gone"' })).status).toBe(200);
  expect((await get('/about', { headers: { range: 'bytes=0-9' } })).status).toBe(200);
});

describe('other spellings', () => {
  test.each([
    ['/ABOUT/?a=1&b=%20', '/about?a=1&b=%20'],
    ['/ai-glance', '/Ai-Glance'],
    ['/ai-at-a-glance?x=1', '/Ai-Glance?x=1'],
    ['/Ai-At-A-Glance/', '/Ai-Glance'],
    ['/%61bout', '/about'],
    ['/about/index.html', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/images/%74wo%20words.png', '/images/two%20words.png'],
  ])('%s leads to %s for good', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location, headers['cache-control']]).toEqual([308, location, 'public, max-age=3600']);
  });

  test('a query does not change the page', async () => {
    const page = await get('/about');
    expect((await get('/about?subject=x')).body).toEqual(page.body);
  });

  test('a link fills in the subject of a form, escaped, in an answer of its own', async () => {
    const { headers, body } = await get('/contact?x=1&subject=%22%3E%3Cb%3E+%26&email=a', {
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(gunzipSync(body).toString()).toContain('<input name="subject" value="&quot;&gt;&lt;b&gt; &amp;"/>');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-type': 'text/html; charset=utf-8' });
    const plain = await get('/contact?subject=');
    expect(plain.body.toString()).not.toContain('value=');
    expect(plain.headers['cache-control']).toBe('no-cache');
    expect((await get(`/contact?subject=${'x'.repeat(300)}`)).body.toString()).toContain(`"${'x'.repeat(250)}"`);
  });

  test('a flood of subjects gets plain pages, and the next second has room again', () => {
    let now = 5000;
    const { find } = createStaticFiles(site, () => now);
    const isFilled = () => find('/contact?subject=a') !== find('/contact');
    const flood = Array.from({ length: subjectsPerSecond + 1 }, isFilled);
    expect([flood.indexOf(false), flood.filter(Boolean).length]).toEqual([subjectsPerSecond, subjectsPerSecond]);
    now += 1000;
    expect(isFilled()).toBe(true);
  });

  test('an answer page is not served under its own address', async () => {
    const answer = await get('/contact/not-sent');
    expect([answer.status, answer.headers.location]).toEqual([302, '/contact']);
  });

  test.each(['//example.com', '//example.com/about', '/\\example.com'])('%s leads to no other site', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
  });
});

describe('unknown addresses', () => {
  test('an unknown address answers the home page with its notice, status 404 and noindex', async () => {
    const answer = await get('/nothing-here');
    expect([answer.status, answer.headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(answer.body.toString()).toContain('That page does not exist.');
  });

  test.each([
    ['a picture of a page', '/nothing-here', { 'sec-fetch-dest': 'image' }],
    ['a script that fetches', '/nothing-here', { 'sec-fetch-dest': 'empty', accept: '*/*' }],
    ['a program that names a file', '/nothing.txt', {}],
    ['a program that reads no HTML', '/nothing-here', { accept: 'application/json' }],
  ])('%s gets a short plain answer in place of a page', async (_, path, asked) => {
    const { status, headers, body } = await get(path, { headers: asked });
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(body.length).toBeLessThan(100);
    expect(headers).toMatchObject({ ...everywhere, vary: 'sec-fetch-dest, accept', 'cache-control': 'no-store' });
  });

  test.each([
    ['a visitor who types an address that ends as a file', '/nothing.php', { 'sec-fetch-dest': 'document' }],
    ['an old browser', '/nothing.php', { accept: 'text/html,*/*;q=0.8' }],
  ])('%s is shown the home page', async (_, path, headers) => {
    const answer = await get(path, { headers });
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  test.each(['/404', '/ABOUTS'])('%s is not "not modified", whatever the browser has', async (path) => {
    expect((await get(path, { headers: { 'if-none-match': '*' } })).status).toBe(404);
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
  ])('nothing outside the site is read: %s', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.body.includes('outside the site')]).toEqual([404, false]);
  });

  test.each(['/_headers', '/.env', '/about.html.br', '/assets/app-1a2b3c.js.gz', '/constructor', '/__proto__'])(
    '%s is nobody’s business',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  test.each(['/%', '/%zz', '/about%c3'])('%s is no address', async (at) => expect((await get(at)).status).toBe(400));
});
test.each([['missing'], ['damaged', '{"sites": ['], ['empty', '{}']])(
  'a site whose list of pages is %s is said not to be built, with the file and the remedy',
  async (_, content?: string) => {
    const pagesFile = join(folderOfTest(), 'pages.json');
    if (content !== undefined) writeFileSync(pagesFile, content);
    await expect(loadSite({ ...fixture, pagesFile })).rejects.toThrow(
      `The site is not built: ${pagesFile} cannot be read. Run "npm run build".`,
    );
  },
);
