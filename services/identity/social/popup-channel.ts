import { newSecret } from '../../secrets.ts';

/** 128 random bits, by which only the page that opened the popup can hear it. */
const shape = /^[0-9a-f]{32}$/;

/** The name that the page gave the channel. Empty when it is none: then nobody waits for this popup. */
export function givenChannel(text: string | undefined): string {
  return text !== undefined && shape.test(text) ? text : '';
}

/** A state for a visit to a provider. The channel travels in it, as a provider may cut every other tie to the page. */
export function newState(channel: string): string {
  return `${newSecret()}.${channel}`;
}

/** The channel of a state that came back; whether the state is any good is not its matter. */
export function channelOf(state: string): string {
  return givenChannel(state.split('.')[1]);
}
