import type { MiddlewareHandler } from 'hono';
import type { Callers } from '../devices/callers.ts';
import type { Dependencies } from '../dependencies.ts';

/** Counts a call of any kind for the address it comes from, before anything else is done for it. */
export function counted({ limits }: Pick<Dependencies, 'limits'>, callers: Callers): MiddlewareHandler {
  return async (context, next) => {
    await limits.call(callers.addressOf(context));
    return next();
  };
}
