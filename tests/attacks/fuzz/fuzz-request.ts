import { contactFields, contactIds, contactMessage } from '../../../services/mail-relay/testing/contact-message.ts';

/** One request as it goes over the wire. Every character is one byte. */
export type FuzzRequest = { method: string; url: string; headers: [name: string, value: string][]; body: string };

const boundary = 'site-boundary';
const part = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const plain = { ...contactIds, ...contactFields };
const encoded = new URLSearchParams(plain).toString();
const multipart = `${Object.entries(plain)
  .map(([name, value]) => part(name, value))
  .join('')}--${boundary}--\r\n`;

const page = (url: string, ...headers: [string, string][]): FuzzRequest => ({ method: 'GET', url, headers, body: '' });
const post = (url: string, type: string, body: string, ...headers: [string, string][]): FuzzRequest => ({
  method: 'POST',
  url,
  headers: [['content-type', type], ...headers],
  body,
});
const form = 'application/x-www-form-urlencoded';
const call = (name: string, body: object) =>
  post(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=site`, 'application/json', JSON.stringify(body));

/** The initial corpus: each kind of body, negotiation and address once. */
export const seeds: readonly FuzzRequest[] = [
  page('/', ['accept-encoding', 'br;q=0.5, gzip, *;q=0'], ['if-none-match', 'W/"a", "b"'], ['accept', 'text/html']),
  page('/about/?a=b#c', ['if-modified-since', 'Sat, 21 Nov 2026 00:00:00 GMT']),
  page('/%61bout%2e', ['accept-encoding', 'identity']),
  page('/favicon.svg', ['range', 'bytes=0-9,20-'], ['if-range', '"a"']),
  page('http://localhost/services', ['forwarded', 'for=1.2.3.4'], ['x-forwarded-host', 'a.example']),
  page('/newsletter/confirm?token=abc'),
  page('/__/auth/handler?provider=google.com&channel=0123456789abcdef0123456789abcdef'),
  page('/__/auth/action?mode=resetPassword&oobCode=abc'),
  page('/__/auth/callback/google.com?state=a&code=b', ['cookie', '__Host-flow=a; flow="b"; =; a=%zz']),
  page('/mailbox?state=failed&q=%27', ['cookie', 'session=a.b.c'], ['sec-fetch-site', 'same-origin']),
  page('/readyz', ['accept', 'application/json']),
  { ...page('/api/v1.0/email/send', ['origin', 'null'], ['access-control-request-method', 'POST']), method: 'OPTIONS' },
  post('/api/v1.0/email/send', 'application/json', contactMessage().body),
  post('/api/v1.0/email/send-form', `multipart/form-data; boundary=${boundary}`, multipart),
  post('/api/v1.0/email/send-form', form, encoded, ['accept', 'text/html'], ['sec-fetch-mode', 'navigate']),
  post('/newsletter/unsubscribe?token=abc', form, 'List-Unsubscribe=One-Click'),
  call('signUp', { email: 'asha@example.com', password: 'long enough a word', returnSecureToken: true }),
  call('signInWithPassword', { email: 'asha@example.com', password: 'x', clientType: 'CLIENT_TYPE_WEB' }),
  call('signInWithIdp', { postBody: 'providerId=google.com&id_token=a.b.c', requestUri: 'http://localhost' }),
  call('lookup', { idToken: 'eyJhbGciOiJFUzI1NiIsImtpZCI6ImEifQ.e30.AA' }),
  call('resetPassword', { oobCode: 'abc', newPassword: 'another long word' }),
  post('/securetoken.googleapis.com/v1/token?key=site', form, 'grant_type=refresh_token&refresh_token=abc'),
  post('/__/auth/revoke', form, 'token=abc&all=true'),
  post('/mailbox/sign-in', form, 'password=abc'),
  post('/api/page-views', 'text/plain;charset=UTF-8', '/about', ['sec-fetch-site', 'same-origin']),
];

/** The dictionary: pieces of URLs, headers, JSON, forms, tokens and texts. */
export const tokens: readonly string[] = [
  '\0', '\r', '\n', '\t', ' ', '"', "'", '\\', '/', '//', '/../', '%', '%00', '%2e%2e%2f', '%ff', '%c0%af', '\xff\xfe', '\xf0\x9f\x98\x80', '\xed\xa0\x80',
  '?', '#', '&', '=', ';', ',', ':', '*', '{', '}', '[', ']', '[[[[[[[[', '{"a":', 'null', 'true', '-1', '1e999', '9007199254740993', '__proto__', 'constructor',
  'toString', '<script>', 'bytes=', '-0', 'q=0', 'q=1.0000', 'gzip', 'br', 'identity', 'utf-16', 'charset=utf-7', `--${boundary}`, `--${boundary}--`, '\r\n\r\n',
  'filename="a"', 'name=', 'name*=utf-8\'\'%ff', 'Content-Transfer-Encoding: base64', 'javascript:', 'data:,', '127.0.0.1', '::1', 'localhost', 'asha@example.com',
]; // prettier-ignore

/** Headers that may be added to a request. */
export const headerNames: readonly string[] = [
  'accept', 'accept-encoding', 'accept-language', 'authorization', 'content-encoding', 'content-type', 'cookie', 'expect', 'forwarded', 'host', 'if-match',
  'if-none-match', 'if-modified-since', 'if-range', 'origin', 'range', 'referer', 'sec-fetch-dest', 'sec-fetch-mode', 'sec-fetch-site', 'sec-gpc', 'sec-purpose', 'upgrade', 'via',
  'x-firebase-locale', 'x-forwarded-for', 'x-forwarded-proto', 'x-http-method-override', 'x-message-key',
]; // prettier-ignore
