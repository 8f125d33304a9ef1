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

/** Which media types a path takes. */
const parsers: Record<string, Record<string, Parser>> = {
  [emailPaths.send]: { 'application/json': parseJson },
  [emailPaths.sendForm]: { 'multipart/form-data': parseMultipart, 'application/x-www-form-urlencoded': parseForm },
};

/** JSON may write one byte of text as six (`\u0026`); nothing longer than that can hold variables of the allowed size. */
const maximumBodyBytes = maximumVariablesBytes * 6 + 4096;

/** Reads a request of either kind. Throws a Refusal (400, 415) when it cannot be one, BodyTooLarge when it is too long to be read at all. */
export async function parseRequest(request: Request, path: string): Promise<EmailRequestBody> {
  const contentType = request.headers.get('content-type') ?? '';
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  const parse = parsers[path]?.[mediaType];
  if (!parse) throw new Refusal(415, emailAnswers.typeRefused);
  return parse(await readBody(request, maximumBodyBytes), contentType);
}

function parseJson(body: Uint8Array): EmailRequestBody {
  const value = attempt(() => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown);
  if (!isRecord(value)) throw unreadable();
  const { user_id: userId, service_id: serviceId, template_id: templateId, template_params: parameters = {} } = value;
  if (!isRecord(parameters)) throw unreadable();
  return {
    userId: asText(userId),
    serviceId: asText(serviceId),
    templateId: asText(templateId),
    variables: new Map(Object.entries(parameters).map(([name, given]) => [name, cleanText(asText(given))])),
  };
}

async function parseMultipart(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<EmailRequestBody> {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw unreadable();
  });
  return fromFields(form);
}

function parseForm(body: Uint8Array): EmailRequestBody {
  // A long run of `+` takes the parser a hundred times as long as the spaces they stand for, and `replaceAll` ten times as long.
  const spaced = body.map((byte) => (byte === 0x2b ? 0x20 : byte));
  return fromFields(new URLSearchParams(new TextDecoder().decode(spaced)));
}

function fromFields(form: Iterable<[string, string | File]>): EmailRequestBody {
  const variables = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value === 'string') variables.set(name, cleanText(value));
    // A file field that was left empty is sent all the same.
    else if (value.size > 0) throw new Refusal(400, emailAnswers.attachment);
  }
  const take = (name: string) => {
    const value = variables.get(name) ?? '';
    variables.delete(name);
    return value;
  };
  take('lib_version');
  return {
    userId: take('user_id'),
    serviceId: take('service_id'),
    templateId: take('template_id'),
    variables,
  };
}

/** Numbers and booleans as they print; nothing else can be a field. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function unreadable(): Refusal {
  return new Refusal(400, emailAnswers.badRequest);
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
