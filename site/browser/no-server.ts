let hasServer: Promise<boolean> | undefined;

/** Puts a notice into a form that has no server to go to, because the pages are on a static host. */
export async function warnWithoutServer(form: Element): Promise<void> {
  if (await (hasServer ??= findServer())) return;
  // Fetched then: the addresses that it names are bundled with React.
  const { showNotice } = await import('./no-server-notice.ts');
  showNotice(form);
}

/**
 * Whether `/healthz` is answered by this site's server: a static host answers 404 or a page. A failed request proves nothing, nor does
 * a proxy's page while the server restarts.
 */
async function findServer(): Promise<boolean> {
  const answer = await fetch('/healthz').catch(() => undefined);
  return !(answer?.status === 404 || (answer?.ok && answer.headers.get('content-type')?.startsWith('text/html')));
}
