import type { OutgoingHttpHeaders } from 'node:http';
import { maximumVariablesBytes } from '../../contracts/email-wire.ts';
import { filledForms } from '../../contracts/testing/filled-forms.ts';
import { contactIds } from '../../services/mail-relay/testing/contact-message.ts';

/** A request that is as expensive as possible. `size` is the largest body that its route reads. */
export type WorstRequest = { headers?: OutgoingHttpHeaders; query?: string; body?: string | Buffer };
type Make = (size: number) => WorstRequest;

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
const multipart = 'multipart/form-data; boundary=x';
/** Node accepts 16 kB of headers, including those that the client adds. */
const headerBytes = 14_000;

function filled(piece: string, bytes: number): string {
  return piece.repeat(Math.max(1, Math.floor(bytes / piece.length)));
}

function typed(type: string, body: string | Buffer): WorstRequest {
  return { headers: { 'content-type': type }, body };
}

/** The fields of our own forms and calls, each as long as it can be. */
const names = 'email password displayName idToken refresh_token token oobCode postBody message'.split(' ');

function ownJson(piece: string): Make {
  return (size) => {
    const text = filled(piece, (size - 600) / names.length / 2);
    const fields = Object.fromEntries(names.map((name) => [name, text]));
    return typed(
      json,
      JSON.stringify({ ...contactIds, requestType: 'PASSWORD_RESET', ...fields, template_params: fields }),
    );
  };
}

function ownForm(piece: string): Make {
  return (size) => {
    const fields = Object.entries(contactIds).map(([name, value]) => `${name}=${value}`);
    const text = filled(piece, (size - 600) / names.length);
    return typed(form, [...fields, 'grant_type=refresh_token', ...names.map((name) => `${name}=${text}`)].join('&'));
  };
}

/** A booking that is taken, with a phone number as long as it can be. */
function dialled(piece: string): Make {
  return (size) => {
    const phone = `0141400${filled(piece, Math.min(size, maximumVariablesBytes) - 1000)}`;
    const template_params = { ...filledForms.booking, phone };
    return typed(json, JSON.stringify({ ...contactIds, template_id: 'booking', template_params }));
  };
}

function part(name: string, value: string): string {
  return `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

export const worstBodies: Readonly<Record<string, Make>> = {
  'empty fields': (size) => typed(form, filled('&', size)),
  'fields without a value': (size) => typed(form, filled('a=&', size)),
  'one field of escapes': (size) => typed(form, `message=${filled('%41', size - 10)}`),
  'one field of broken escapes': (size) => typed(form, `message=${filled('%4', size - 10)}`),
  'fields of spaces': ownForm('+'),
  'fields of at signs': ownForm('a@'),
  'fields of dots': ownForm('a.'),
  'bytes that are no UTF-8': (size) => typed(form, Buffer.alloc(size, 0xff)),
  'arrays in arrays': (size) => typed(json, filled('[', size)),
  'objects in objects': (size) => typed(json, filled('{"a":', size)),
  'an array of nothing': (size) => typed(json, `[${filled('0,', size - 10)}0]`),
  'many names': (size) => typed(json, `{${filled('"a":1,', size - 10)}"b":1}`),
  'one long text': (size) => typed(json, `"${filled('a', size - 10)}"`),
  'one text of escapes': (size) => typed(json, `{"template_params":{"message":"${filled('\\u0026', size - 60)}"}}`),
  'texts of spaces': ownJson(' '),
  'texts of line breaks': ownJson('\r\n'),
  'texts of at signs': ownJson('a@'),
  'texts of dots': ownJson('a.'),
  'a phone number of slashes': dialled('/'),
  'a phone number of brackets': dialled('(0'),
  'texts of halves of letters': ownJson('\ud800'),
  'a password of accents out of order': () =>
    typed(json, JSON.stringify({ email: 'asha@example.com', password: '\u0344'.repeat(2048) + '\u0316'.repeat(2048) })),
  'a form in a text of JSON': (size) => typed(json, JSON.stringify({ postBody: filled('+&', size - 20) })),
  'JSON that is no UTF-8': (size) => typed(json, Buffer.concat([Buffer.from('"'), Buffer.alloc(size - 2, 0xff)])),
  'many parts': (size) => typed(multipart, `${filled(part('a', ''), size - 10)}--x--\r\n`),
  'many parts behind another boundary': (size) =>
    typed('multipart/form-data; xboundary=y; boundary=x', `${filled(part('a', ''), size - 10)}--x--\r\n`),
  'a type of spaces': () => typed(`${form}${filled(' ', headerBytes)}x`, 'a=b'),
  'a form behind another type': (size) => typed(`${multipart}, ${form}`, filled('&a=', size)),
  'JSON that is called a form': (size) => typed('application/x-www-form-urlencoded', `[${filled('{},', size - 4)}{}]`),
  'parts as many as allowed': (size) =>
    typed(multipart, `${part('a', filled('a', size / 80)).repeat(60)}--x--\r\n`.slice(0, size)),
  'one long part': (size) => typed(multipart, `${part('message', filled('a', size - 100))}--x--\r\n`),
  'a part of boundaries that are none': (size) =>
    typed('multipart/form-data; boundary=xxxxxxxx', filled('\r\n--xxxxxxx', size)),
  'a part with a head that never ends': (size) => typed(multipart, `--x\r\n${filled('a: b\r\n', size - 10)}`),
};

export const worstHeads: Readonly<Record<string, WorstRequest>> = {
  'many cookies': { headers: { cookie: filled('a=b; ', headerBytes) } },
  'one long cookie': { headers: { cookie: `inbox=${filled('a', headerBytes)}` } },
  'many headers': { headers: Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`x-${index}`, 'a'])) },
  'many languages': { headers: { 'accept-language': filled('en;q=0.1,', headerBytes) } },
  'many versions of a browser': { headers: { 'user-agent': filled('Version/', headerBytes) } },
  'many encodings': { headers: { 'accept-encoding': filled('br;q=0,', headerBytes) } },
  'many media types': { headers: { accept: filled('a/b,', headerBytes) } },
  'many forwarders': { headers: { 'x-forwarded-for': filled('127.0.0.1,', headerBytes) } },
  'commas for forwarders': { headers: { 'x-forwarded-for': filled(',', headerBytes) } },
  'many validators': { headers: { 'if-none-match': filled('"a",', headerBytes) } },
  'many ranges': { headers: { range: `bytes=${filled('0-0,', headerBytes)}` } },
  'a long token': { headers: { authorization: `Bearer ${filled('a.', headerBytes)}` } },
  'a long origin': { headers: { origin: `https://${filled('a.', headerBytes)}` } },
  'a long address': { query: filled('/', headerBytes) },
  'an address of escapes': { query: filled('%2e%2e%2f', headerBytes) },
  'an address of broken escapes': { query: filled('%ffa', headerBytes) },
  'a parameter of broken escapes': { query: `?provider=${filled('%ffa', headerBytes)}` },
  'many parameters': { query: `?${filled('a&', headerBytes)}` },
  'one long parameter': { query: `?token=${filled('a', headerBytes)}&next=${filled('%2f', 100)}` },
};
