import { emailPaths, libraryVersion, type EmailRequest } from '../../contracts/email-wire.ts';
import { emailClientMessages } from '../../contracts/messages.ts';
import * as timings from '../../contracts/timings.ts';

type EmailClientOptions = {
  /** The account at the e-mail service; public. */
  userId: string;
  /** The origin of the service, for example `https://api.example`; this site when empty. */
  origin: string;
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

/** Sends `params` into a template. */
export type Send = (serviceId: string, templateId: string, params: Record<string, string>) => Promise<EmailAnswer>;

/**
 * A client of the e-mail protocol (specification §7): the site's own relay speaks it, and so do hosted services.
 * A send resolves with the answer when its status is 200 or its text is `OK`, and rejects with `EmailError` otherwise.
 * Throws at once when the user id is missing; a send rejects when its service or template id is.
 */
export function createEmailClient({ userId, origin }: EmailClientOptions): Send {
  required(userId, emailClientMessages.userIdMissing);

  async function post(request: EmailRequest): Promise<EmailAnswer> {
    try {
      const response = await fetch(origin + emailPaths.send, {
        method: 'POST',
        headers: { 'Content-type': 'application/json' },
        body: JSON.stringify(request),
        // A redirect could end at a page whose status 200 does not come from the service.
        redirect: 'error',
        signal: AbortSignal.timeout(timings.requestTimeout),
      });
      // The time-out includes the body: a server may send its status and then hang.
      return { status: response.status, text: await response.text() };
    } catch (cause) {
      throw new EmailError({ status: 0, text: '' }, cause);
    }
  }

  return async (serviceId, templateId, params) => {
    required(serviceId, emailClientMessages.serviceIdMissing);
    required(templateId, emailClientMessages.templateIdMissing);
    const answer = await post({
      lib_version: libraryVersion,
      user_id: userId,
      service_id: serviceId,
      template_id: templateId,
      template_params: params,
    });
    if (answer.status === 200 || answer.text === 'OK') return answer;
    throw new EmailError(answer);
  };
}

const DASHBOARD = 'https://dashboard.emailjs.com/admin';

function required(id: string, message: string): void {
  if (!id) throw new Error(`${message}. See ${DASHBOARD}`);
}
