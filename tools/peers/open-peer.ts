const limitMs = 15_000;

/** The address of a peer's page after redirects. Throws, with what to do, when it cannot be opened. */
export async function openPeer(address: string): Promise<string> {
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new Error(`${address} is no address of a page. Write it in full, for example https://example.com/.`);
  const answer = await fetch(address, { signal: AbortSignal.timeout(limitMs) }).catch((error: unknown) => {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new Error(
      `${address} cannot be reached (${reason}). Nothing was measured: check the address and the network.`,
    );
  });
  const kind = answer.headers.get('content-type') ?? 'nothing';
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}, not with a page. Nothing was measured.`);
  if (!kind.startsWith('text/html')) throw new Error(`${address} is ${kind}, not a page. Nothing was measured.`);
  return answer.url;
}
