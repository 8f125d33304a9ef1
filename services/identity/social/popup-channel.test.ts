import { describe, expect, test } from 'vitest';
import { authPaths } from '../../../contracts/identity-wire.ts';
import { browser, channel } from '../testing/browser.ts';
import { testIdentity } from '../testing/test-identity.ts';
import { channelOf, givenChannel } from './popup-channel.ts';

describe('The channel of a popup', () => {
  test.each(['', 'account', channel.slice(1), `${channel}0`, channel.toUpperCase(), `${channel}\n`])(
    'is random, so that %j is none',
    (text) => {
      expect(givenChannel(text)).toBe('');
      expect(channelOf(`secret.${text}`)).toBe('');
    },
  );

  test('a window that was opened without one signs nobody in, mails nobody and tells nobody', async () => {
    const identity = await testIdentity();
    const { response, html } = await browser(identity).open(`${authPaths.handler}?provider=google.com`);
    expect(response.status).toBe(400);
    expect(html).not.toMatch(/data-message|<form/);
    expect(html).toContain('Failed to sign in with Google.');
  });
});
