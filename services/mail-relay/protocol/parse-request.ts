import { cleanText } from '../../../contracts/clean-text.ts';
import { emailAnswers, emailPaths, maximumVariablesBytes } from '../../../contracts/email-wire.ts';
import { readBody } from '../../request-body.ts';
import { Refusal } from './refusal.ts';

/** A request of the protocol, read but not yet judged. Absent ids are empty. */
export type EmailRequestBody = {
  userId: string;
  serviceId: string;
  templateId: string;
  /** The form's fields, as typed apart from line breaks (always `\n`) and control characters (gone). */
  variables: Map<string, string>;
};

type Parser = (body: Uint8Array<ArrayBuffer>, contentType: string) => EmailRequestBody | Promise<EmailRequestBody>;

/** By path and media type. */
const parsers = new Map<string, Parser>([
  [`${emailPaths.send} application/json`, parseJson],
  [`${emailPaths.sendForm} multipart/form-data`, parseMultipart],
  [`${emailPaths.sendForm} application/x-www-form-urlencoded`, parseForm],
]);

/** The longest body that can hold variables of the allowed size: JSON may write one byte of text as six (`\u0026`). */
const maximumBodyBytes = maximumVariablesBytes * 6 + 4096;

/** Parses a request of either path. Throws a Refusal (400, 415) when it is malformed, BodyTooLarge when it is too long. */
export async function parseRequest(request: Request, path: string): Promise<EmailRequestBody> {
  const contentType = request.headers.get('content-type') ?? '';
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  const parse = parsers.get(`${path} ${mediaType}`);
  if (!parse) throw new Refusal(415, emailAnswers.typeRefused);
  return parse(await readBody(request, maximumBodyBytes), contentType);
}

function parseJson(body: Uint8Array): EmailRequestBody {
  const sent = recordOf(jsonOf(body));
  const { user_id: userId, service_id: serviceId, template_id: templateId, template_params: parameters = {} } = sent;
  return {
    userId: asText(userId),
    serviceId: asText(serviceId),
    templateId: asText(templateId),
    variables: new Map(Object.entries(recordOf(parameters)).map(([name, given]) => [name, cleanText(asText(given))])),
  };
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw unreadable();
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return value as Record<string, unknown>;
}

async function parseMultipart(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<EmailRequestBody> {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw unreadable();
  });
  return fromFields(form);
}

function parseForm(body: Uint8Array): EmailRequestBody {
  // Replaced bytewise: URLSearchParams is 100 times slower on a long run of `+` than of spaces, and `replaceAll` 10 times.
  const spaced = body.map((byte) => (byte === 0x2b ? 0x20 : byte));
  return fromFields(new URLSearchParams(new TextDecoder().decode(spaced)));
}

function fromFields(form: Iterable<[string, string | File]>): EmailRequestBody {
  const variables = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value === 'string') variables.set(name, cleanText(value));
    // Browsers send an empty file for a file field without a choice.
    else if (value.size > 0) throw new Refusal(400, emailAnswers.attachment);
  }
  const take = (name: string) => {
    const value = variables.get(name) ?? '';
    variables.delete(name);
    return value;
  };
  return { userId: take('user_id'), serviceId: take('service_id'), templateId: take('template_id'), variables };
}

/** Converts a JSON value to the text of a field; only texts, numbers and booleans are accepted, others become empty. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function unreadable(): Refusal {
  return new Refusal(400, emailAnswers.badRequest);
}
