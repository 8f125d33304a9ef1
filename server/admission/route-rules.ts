import { emailPaths } from '../../contracts/email-wire.ts';
import { authPaths, identityPaths, maximumPasswordLength } from '../../contracts/identity-wire.ts';
import { newsletterPaths } from '../../contracts/newsletter.ts';
import { pageViewPath } from '../../contracts/page-views.ts';
import { callBytes } from '../../services/request-body.ts';
import { bodyBytes } from '../limits.ts';

/** Kinds of routes, each with a ceiling of its own: a flood of one leaves the others open. */
export type RouteKind = 'forms' | 'identity' | 'owner' | 'other';

export type RouteRule = {
  kind: RouteKind;
  /** The largest body, in bytes. */
  bytes: number;
};

const small = 4 * 1024;
/** A call with a password: JSON may write each of its letters in six bytes. */
const withPassword = small + 6 * maximumPasswordLength;

/** The first rule whose prefix the path starts with applies. */
const rules: readonly (readonly [prefix: string, rule: RouteRule])[] = [
  [emailPaths.send, { kind: 'forms', bytes: bodyBytes }],
  [newsletterPaths.subscribe.replace(/[^/]*$/, ''), { kind: 'forms', bytes: small }],
  [identityPaths.signInWithPassword, { kind: 'identity', bytes: withPassword }],
  [identityPaths.signUp, { kind: 'identity', bytes: withPassword }],
  // Holds a form as a text of JSON, in which nobody counts the fields.
  [identityPaths.signInWithIdp, { kind: 'identity', bytes: small }],
  [identityPaths.token, { kind: 'identity', bytes: small }],
  [authPaths.revoke, { kind: 'identity', bytes: small }],
  [authPaths.handler, { kind: 'identity', bytes: small }],
  ['/identitytoolkit.googleapis.com/', { kind: 'identity', bytes: callBytes }],
  ['/__/auth/', { kind: 'identity', bytes: callBytes }],
  ['/api/account', { kind: 'identity', bytes: callBytes }],
  ['/mailbox/sign-in', { kind: 'owner', bytes: small }],
  ['/mailbox', { kind: 'owner', bytes: callBytes }],
  [pageViewPath, { kind: 'other', bytes: small }],
  ['/metrics', { kind: 'owner', bytes: small }],
];

const otherwise: RouteRule = { kind: 'other', bytes: bodyBytes };

/** Whether a path is one that load balancers ask every second to learn whether the server answers. */
export const isProbe = (path: string): boolean => path === '/healthz' || path === '/readyz';

export function ruleOf(path: string): RouteRule {
  return rules.find(([prefix]) => path.startsWith(prefix))?.[1] ?? otherwise;
}
