import type { Hono } from 'hono';
import type { Refusal } from './admission/admission.ts';
import type { Caller } from './client-address.ts';

/**
 * The bindings of every call, `app.fetch(request, env)`. With a `refusal` the app answers nothing but that refusal. `isForFiles`
 * is false when static files may answer instead of the app's 404; the app sets it to true when no route matches.
 */
export type ServerEnv = { Bindings: Caller & { refusal?: Refusal; isForFiles?: boolean } };
export type App = Hono<ServerEnv>;
