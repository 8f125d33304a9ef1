import emailjsBrowser from '@emailjs/browser';
import emailjsCom from 'emailjs-com';
import { Window } from 'happy-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '../testing/serve.ts';
import { contactFields } from './testing/contact-message.ts';
import { testRelay } from './testing/test-relay.ts';

/** The two published client libraries, unmodified, in a page of a browser, against a relay on a real port. */
const libraries = [
  { name: 'emailjs-com 3.2.0', library: emailjsCom, init: (origin: string) => emailjsCom.init('site', origin) },
  {
    name: '@emailjs/browser 4',
    library: emailjsBrowser,
    init: (origin: string) => emailjsBrowser.init({ publicKey: 'site' }, origin),
  },
];

describe.each(libraries)('$name', ({ library, init }) => {
  const send = (service: string, template: string) => library.send(service, template, { ...contactFields, to: 'x@y' });
  const sendForm = (service: string, template: string) => library.sendForm(service, template, '#form');

  /** A relay on a real port, which the library calls from a page of the site with the contact form. */
  async function open() {
    const relay = await testRelay();
    const { origin } = await serve((request) => relay.routes.fetch(request));
    init(origin);
    const page = new Window({ url: `${origin}/contact` });
    onTestFinished(() => page.happyDOM.close());
    const fields = Object.entries(contactFields).map(([name, value]) => `<textarea name="${name}">${value}</textarea>`);
    page.document.body.innerHTML = `<form id="form">${fields.join('')}</form>`;
    // What the libraries expect to find.
    const { document, location, navigator, FormData, XMLHttpRequest } = page;
    const globals = { document, location, navigator, FormData, XMLHttpRequest, fetch: page.fetch.bind(page) };
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    return relay;
  }

  test.each([
    ['fields', () => send('primary', 'contact')],
    ['a form', () => sendForm('backup', 'contact_backup')],
  ])('sends %s, and the message is stored', async (_, sent) => {
    const relay = await open();
    expect(await sent()).toMatchObject({ status: 200, text: 'OK' });
    const [row] = await relay.rows();
    expect(JSON.parse(row?.fields ?? '')).toEqual(contactFields);
  });
});
