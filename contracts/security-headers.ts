/** Exceptions of one answer from the strictest policy. */
type Permissions = {
  /** Sources of styles: `'sha256-…'` of inlined ones, `'self'` for files. */
  styleSources?: readonly string[];
  /** Other origins the page sends to: a hosted e-mail or identity service that the owner configured. */
  connectTo?: readonly string[];
  /** Those of them that a form without JavaScript posts to. */
  formsTo?: readonly string[];
  /** Other origins whose scripts run here: the loader of a hosted identity service's windows. */
  scriptsFrom?: readonly string[];
  /** Other origins that the page shows frames of. */
  frames?: readonly string[];
  /** True on the pages that open a sign-in popup: it must be able to answer its opener. */
  opensPopups?: boolean;
  /** True on the pages that a browser may keep: they bring the service worker along. */
  startsWorker?: boolean;
};

/** The security headers of an HTML answer, static or not. Scripts come from this site, unless others are named, and none is inline. */
export function securityHeaders({
  styleSources = [],
  connectTo = [],
  formsTo = [],
  scriptsFrom = [],
  frames = [],
  opensPopups = false,
  startsWorker = false,
}: Permissions = {}): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptsFrom],
    'style-src': styleSources.length > 0 ? styleSources : ["'none'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...connectTo],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'worker-src': [startsWorker ? "'self'" : "'none'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...formsTo],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // No address with the key of a mailed link reaches a log, our own included.
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    // Under `same-origin` a popup that visits an outside provider could not answer its opener.
    'cross-origin-opener-policy': opensPopups ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}
