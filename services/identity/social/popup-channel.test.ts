import { expect, test } from 'vitest';
import { channel } from '../testing/browser.ts';
import { channelOf, givenChannel } from './popup-channel.ts';

test.each(['', 'account', channel.slice(1), `${channel}0`, channel.toUpperCase(), `${channel}\n`])(
  'The channel of a popup is random, so that %j is none',
  (text) => {
    expect(givenChannel(text)).toBe('');
    expect(channelOf(`secret.${text}`)).toBe('');
  },
);
