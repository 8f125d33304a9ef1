/** Rejects, as for a store that is slow (store-fault.ts), when a promise takes longer than `limitMs`; its work is not cancelled. */
export async function within<Result>(promise: Promise<Result>, limitMs: number): Promise<Result> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    limit.reject(Object.assign(new Error(`No answer within ${limitMs} ms`), { code: 'STORE_SLOW' }));
  }, limitMs);
  try {
    return await Promise.race([promise, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
