import type { Hono } from 'hono';
import type { Refusal } from './admission/refusal.ts';
import type { Caller } from './client-address.ts';

/**
 * What every call brings along: `app.fetch(request, caller)`. With a refusal it is only told so. `isForFiles` is there when
 * files answer what no route does, and is true once that is so.
 */
export type ServerEnv = { Bindings: Caller & { refusal?: Refusal; isForFiles?: boolean } };
export type App = Hono<ServerEnv>;
