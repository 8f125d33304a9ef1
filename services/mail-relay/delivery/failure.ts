import type { DeliveryFailure } from '../outbox/transitions.ts';

/** Error codes of the SMTP client that concern the route rather than the mail. */
const routeCodes = new Set([
  'ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ETLS', 'EREQUIRETLS', 'EPROTOCOL',
  'EAUTH', 'ENOAUTH', 'EOAUTH2', 'EPROXY', 'ECONFIG', 'EABORT',
]); // prettier-ignore

/** 421: the server is going down. 530: it wants a log-in or TLS first (RFC 4954, RFC 3207), as when it does not offer them for a while. */
const routeStatuses = new Set([421, 530]);

/** 503 means a confused session, not a refused mail. */
const badSequence = 503;

/** Congestion, which passes: so Gmail tells, with 550, that its sender has sent as much as one may in a day. */
const congestion = '5.4.5';

/** Whether a server's answer says “not now”, although it may begin as one for good does. */
export function isForNow(answer: string): boolean {
  return answer.startsWith('4') || enhancedStatus(answer) === congestion;
}

/** The status in an answer that RFC 3463 adds, as `5.1.1`. */
function enhancedStatus(answer: string): string | undefined {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(answer)?.[1];
}

/** What the SMTP client tells with an error, besides what `smtpTransport` adds. */
type MailError = Error & {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  response?: string;
  isHandedOver?: boolean;
};

/** Classifies the error of a delivery. The reason holds codes only, since a server's message often repeats the recipient's address. */
export function classifyFailure(error: unknown): DeliveryFailure {
  if (!(error instanceof Error)) return { kind: 'temporary', reason: 'unknown' };
  const { name, code = '', originalCode, responseCode: status = 0, response = '', isHandedOver }: MailError = error;
  // The client's code says at which step it failed, the original one why: `ESOCKET CERT_HAS_EXPIRED`.
  const codes = [code, originalCode, status, enhancedStatus(response)];
  const reason = codes.filter(Boolean).join(' ') || name;
  // A server that hangs up on a whole mail may have taken it, and one that answers it with 421 may mean this mail, as Gmail does:
  // trying again as soon as the route works would send many copies.
  if (routeCodes.has(code) || routeStatuses.has(status)) return { kind: isHandedOver ? 'temporary' : 'route', reason };
  const passes = status === badSequence || isForNow(response);
  return { kind: status >= 500 && !passes ? 'refused' : 'temporary', reason };
}
