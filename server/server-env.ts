import type { Hono } from 'hono';
import type { Refusal } from './admission/refusal.ts';
import type { Caller } from './client-address.ts';

/** What every call brings along: `app.fetch(request, caller)`. With a refusal it is only told so. */
export type ServerEnv = { Bindings: Caller & { refusal?: Refusal } };
export type App = Hono<ServerEnv>;
