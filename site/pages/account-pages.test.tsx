import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadIslands } from '../../static-site/island.tsx';
import { registry } from '../islands/registry.ts';
import { AccountPage } from './account.tsx';
import { ForgotPasswordPage } from './forgot-password.tsx';
import { LoginPage } from './login.tsx';
import { SignupPage } from './signup.tsx';

beforeAll(() => loadIslands({ 'account-form': registry['account-form'], 'account-panel': registry['account-panel'] }));

const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

test.each([
  ['Login', <LoginPage key="login" />, ['/', '/forgot-password', '/signup']],
  ['Sign Up', <SignupPage key="signup" />, ['/', '/login']],
  ['Forgot Password', <ForgotPasswordPage key="forgot" />, ['/', '/login']],
] as const)('%s is one door: its heading, its form, the way home and the ways on', (heading, page, ways) => {
  const html = renderToStaticMarkup(page);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  expect(html.match(/<form/g)).toHaveLength(1);
  expect(hrefs(html)).toEqual(expect.arrayContaining([...ways]));
  expect(html).not.toMatch(/<header|<footer/);
});

test('Forgot Password asks for the email alone and has a Send Reset Link button', () => {
  const html = renderToStaticMarkup(<ForgotPasswordPage />);
  expect(html.match(/<input/g)).toHaveLength(1);
  expect(html).toMatch(/<input[^>]*type="email"[^>]*required|<input[^>]*required[^>]*type="email"/);
  expect(html).toContain('Send Reset Link');
});

test('the account page says without JavaScript what it needs', () => {
  const html = renderToStaticMarkup(<AccountPage />);
  expect(html).toContain('Your account');
  expect(/<noscript>(.*?)<\/noscript>/.exec(html)?.[1]).toContain('needs JavaScript');
});
