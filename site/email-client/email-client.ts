import { emailPaths, libraryVersion, type EmailRequest } from '../../contracts/email-wire.ts';
import { emailClientMessages } from '../../contracts/messages.ts';
import * as timings from '../../contracts/timings.ts';

type EmailClientOptions = {
  /** The account at the e-mail service; public. */
  userId: string;
  /** The origin of the service, for example `https://api.example`; this site when empty. */
  origin?: string;
  /** The time-out of one send; it then counts as a network failure. */
  timeoutMs?: number;
  fetch?: typeof globalThis.fetch;
};

/** What the service answered. */
type EmailAnswer = { status: number; text: string };

/** A failed send, with the service's answer; status 0 and no text when there was none. */
export class EmailError extends Error {
  readonly status: number;
  readonly text: string;

  constructor({ status, text }: EmailAnswer, cause?: unknown) {
    super(status === 0 ? 'The e-mail service did not answer' : `The e-mail service answered ${status} ${text}`, {
      cause,
    });
    this.status = status;
    this.text = text;
  }
}

export type EmailClient = ReturnType<typeof createEmailClient>;

/**
 * A client of the e-mail protocol (specification §7): the site's own relay speaks it, and so do hosted services.
 * Both sends resolve with the answer when its status is 200 or its text is `OK`, and reject with `EmailError` otherwise.
 * Throws at once when the user id is missing; a send rejects when its service or template id is.
 */
export function createEmailClient({
  userId,
  origin = '',
  timeoutMs = timings.requestTimeout,
  fetch = globalThis.fetch,
}: EmailClientOptions) {
  required(userId, emailClientMessages.userIdMissing);

  async function post(path: string, init: RequestInit): Promise<EmailAnswer> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeoutMs);
    try {
      // The time-out includes the body: a server may send its status and then hang.
      // A redirect could end at a page whose status 200 does not come from the service.
      const response = await fetch(origin + path, { method: 'POST', redirect: 'error', signal: limit.signal, ...init });
      return { status: response.status, text: await response.text() };
    } catch (cause) {
      throw new EmailError({ status: 0, text: '' }, cause);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    /** Sends `params` into a template, as JSON. */
    async send(serviceId: string, templateId: string, params: Record<string, string>): Promise<EmailAnswer> {
      requireTarget(serviceId, templateId);
      const body: EmailRequest = {
        lib_version: libraryVersion,
        user_id: userId,
        service_id: serviceId,
        template_id: templateId,
        template_params: params,
      };
      const headers = { 'Content-type': 'application/json' };
      return accepted(await post(emailPaths.send, { headers, body: JSON.stringify(body) }));
    },

    /** Sends a form's fields unchanged, as multipart/form-data. */
    async sendForm(serviceId: string, templateId: string, fields: FormData): Promise<EmailAnswer> {
      requireTarget(serviceId, templateId);
      const body = new FormData();
      for (const [name, value] of fields) body.append(name, value);
      body.append('lib_version', libraryVersion);
      body.append('service_id', serviceId);
      body.append('template_id', templateId);
      body.append('user_id', userId);
      return accepted(await post(emailPaths.sendForm, { body }));
    },
  };
}

function accepted(answer: EmailAnswer): EmailAnswer {
  if (answer.status === 200 || answer.text === 'OK') return answer;
  throw new EmailError(answer);
}

function requireTarget(serviceId: string, templateId: string): void {
  required(serviceId, emailClientMessages.serviceIdMissing);
  required(templateId, emailClientMessages.templateIdMissing);
}

const DASHBOARD = 'https://dashboard.emailjs.com/admin';

function required(id: string, message: string): void {
  if (!id) throw new Error(`${message}. A hosted service shows it on its dashboard: ${DASHBOARD}`);
}
