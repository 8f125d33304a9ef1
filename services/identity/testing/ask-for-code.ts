import { emailCodePaths } from '../social/email-code-pages.ts';
import { browser, channel, popupAt } from './browser.ts';
import { asha, formPost, type TestIdentity } from './test-identity.ts';

/** The provider that a mailed code stands in for. */
export const provider = 'google.com';
/** Where the window for a code opens. */
export const start = popupAt(provider);

/** Asks for a code in a new window; resolves to what the visitor then has before them, and what was mailed. */
export async function askForCode(
  identity: TestIdentity,
  email = asha.email,
  headers: Record<string, string> = {},
  window = browser(identity),
) {
  identity.clock.now += 1;
  await window.open(start);
  const { html } = await window.open(emailCodePaths.email, { init: formPost({ provider, channel, email }, headers) });
  const [form = ''] = html.split('</form>');
  const hidden = Object.fromEntries(Array.from(form.matchAll(/name="(\w+)" value="([^"]+)"/g), (one) => one.slice(1)));
  const { flow = '' } = hidden;
  const code = (await identity.mails()).findLast(({ template }) => template === 'sign_in_code')?.['code'] ?? '';
  const type = (typed: string, by = window) =>
    by.open(emailCodePaths.code, { init: formPost({ provider, channel, ...hidden, code: typed }, headers) });
  return { html, flow, code, type };
}

/** A code that is not the right one. */
export const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
