/** `AbortSignal.timeout` by a timer, which a test's clock moves; the browser's own goes by real time. */
export function timeoutByTimer(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), ms);
  return limit.signal;
}
