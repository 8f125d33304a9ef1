import { emailPaths, libraryVersion, type EmailRequest } from '../../contracts/email-wire.ts';
import { emailClientMessages } from '../../contracts/messages.ts';
import * as timings from '../../contracts/timings.ts';
import { emailConfig, type EmailRoute } from './email-config.ts';

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

/**
 * Sends `params` by the e-mail protocol (specification §7): the site's own relay speaks it, and so do hosted services.
 * Resolves with the answer when its status is 200 or its text is `OK`, and rejects with `EmailError` otherwise, or with
 * another error when the user, service or template id is missing.
 */
export async function sendEmail(
  { serviceId, templateId }: EmailRoute,
  params: Record<string, string>,
): Promise<EmailAnswer> {
  const { userId, base } = emailConfig;
  required(userId, emailClientMessages.userIdMissing);
  required(serviceId, emailClientMessages.serviceIdMissing);
  required(templateId, emailClientMessages.templateIdMissing);
  const answer = await post(base + emailPaths.send, {
    lib_version: libraryVersion,
    user_id: userId,
    service_id: serviceId,
    template_id: templateId,
    template_params: params,
  });
  if (answer.status === 200 || answer.text === 'OK') return answer;
  throw new EmailError(answer);
}

async function post(url: string, request: EmailRequest): Promise<EmailAnswer> {
  try {
    const response = await fetch(url, {
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

const DASHBOARD = 'https://dashboard.emailjs.com/admin';

function required(id: string, message: string): void {
  if (!id) throw new Error(`${message}. See ${DASHBOARD}`);
}
