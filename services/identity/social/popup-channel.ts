import { newSecret } from '../../secrets.ts';

/** A channel name is 128 random bits, which only the page that opened the popup knows. */
const shape = /^[0-9a-f]{32}$/;

/** The channel name in a request; empty when it is missing or malformed, which means that no page waits for this popup. */
export function givenChannel(text: string | undefined): string {
  return text !== undefined && shape.test(text) ? text : '';
}

/** A new OAuth state. It carries the channel, since a provider may cut every other tie between popup and page. */
export function newState(channel: string): string {
  return `${newSecret()}.${channel}`;
}

/** The channel of a returned state, without checking the state. */
export function channelOf(state: string): string {
  return givenChannel(state.split('.')[1]);
}
