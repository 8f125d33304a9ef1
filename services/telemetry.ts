import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Events of the services for metrics, without personal data. Without a listener they cost nothing. */
export type TelemetryEvents = {
  /** One attempt to deliver a mail. `failed` is tried again, `dead` is not. */
  mailAttempt: { template: string; route: string; outcome: 'sent' | 'failed' | 'dead' };
  /** The identity service refused a call; `reason` is the protocol's name of the error. */
  identityRefusal: { reason: string };
  inboxSignIn: { outcome: 'granted' | 'refused' };
  passwordQueue: { length: number };
};

type EventName = keyof TelemetryEvents;

const nameOf = (event: EventName): string => `site.${event}`;

/** Publishes an event to the listeners of this process, synchronously. */
export function emit<Name extends EventName>(event: Name, message: TelemetryEvents[Name]): void {
  channel(nameOf(event)).publish(message);
}

/** Calls `listener` at every such event of the process. Returns the function that removes it. */
export function listen<Name extends EventName>(
  event: Name,
  listener: (message: TelemetryEvents[Name]) => void,
): () => void {
  const onMessage = (message: unknown) => listener(message as TelemetryEvents[Name]);
  subscribe(nameOf(event), onMessage);
  return () => void unsubscribe(nameOf(event), onMessage);
}
