import { describe, expect, test } from 'vitest';
import { authPaths } from '../../../contracts/identity-wire.ts';
import { signupMessages } from '../../../contracts/account-messages.ts';
import { identityWords } from '../../../content/identity-words.ts';
import { asha, resetCode, signedUp, type TestIdentity, testIdentity } from '../testing/test-identity.ts';

const path = (oobCode: string, mode = 'resetPassword') => `${authPaths.action}?mode=${mode}&oobCode=${oobCode}`;

async function withCode(): Promise<{ identity: TestIdentity; code: string }> {
  const { identity } = await signedUp();
  return { identity, code: await resetCode(identity) };
}

describe('The page a reset mail leads to', () => {
  test('is a form that works without JavaScript, and is shown again when the password is too weak', async () => {
    const { identity, code } = await withCode();
    // Opening it spends nothing.
    await identity.page(path(code));
    const shown = await identity.page(path(code));
    const html = (await shown.text()).replaceAll('&amp;', '&');
    expect(shown.status).toBe(200);
    expect(html).toContain(`<form method="post" action="${authPaths.action}">`);
    expect(html).toContain(asha.email);
    expect(html).toMatch(/<button [^>]*hidden>Show password/);
    // It says whose it is, and leads to the home page.
    expect(html).toContain(`<title>${identityWords.reset.title} | ${identityWords.company}</title>`);
    expect(html).toMatch(/<a class="logo" href="\/"/);
    expect(html).toContain(`<span>${identityWords.company}</span>`);
    for (const newPassword of ['', '12345']) {
      const weak = await identity.postForm(authPaths.action, { oobCode: code, newPassword });
      const again = await weak.text();
      expect([weak.status, again.includes(signupMessages.weakPassword)]).toEqual([400, true]);
      expect(again).toContain(`name="oobCode" value="${code}"`);
    }
    const sent = await identity.postForm(authPaths.action, { oobCode: code, newPassword: 'red sandstone' });
    // The page after it has an address of its own, so that a reload sends nothing again.
    expect(sent.status).toBe(303);
    const done = await identity.page(sent.headers.get('location') ?? '');
    expect([done.status, (await done.text()).includes(identityWords.reset.done.title)]).toEqual([200, true]);
    expect((await identity.call('signInWithPassword', { ...asha, password: 'red sandstone' })).status).toBe(200);
  });

  test.each(['', 'x', '"><script>alert(1)</script>'])('says that the code %s is not good', async (code) => {
    const identity = await testIdentity();
    for (const answer of [
      await identity.page(path(encodeURIComponent(code))),
      await identity.page(path(encodeURIComponent(code), 'verifyEmail')),
      await identity.postForm(authPaths.action, { oobCode: code, newPassword: 'red sandstone' }),
    ]) {
      const html = await answer.text();
      expect(answer.status).toBe(400);
      expect(html).toContain('This link no longer works');
      expect(html).not.toContain('<script');
    }
  });

  test('may run no script but the site’s own, is kept by no cache, and tells its address to nobody', async () => {
    const { identity, code } = await withCode();
    const { headers } = await identity.page(path(code));
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/style-src 'sha256-[\w+/=]+'/);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });
});
