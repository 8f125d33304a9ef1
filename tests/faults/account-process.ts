import { Hono } from 'hono';
import pino from 'pino';
import { identityWords } from '../../content/identity-words.ts';
import { relayWords } from '../../content/mail/relay-words.ts';
import { openDatabase } from '../../services/database/database.ts';
import { createIdentityService } from '../../services/identity/identity-service.ts';
import { createLimits } from '../../services/limits/limits.ts';
import { createMailRelay } from '../../services/mail-relay/mail-relay.ts';
import { serve } from '../../services/testing/serve.ts';
import { newSecret } from '../../services/secrets.ts';

/** The relay and the identity service behind a small HTTP server, configured as the whole server is; it lives to be killed. */
const { DATA_DIR = '', DATABASE_URL, SMTP_URL, PORT, HIDE_ACCOUNT_EXISTENCE } = process.env;
/** Short, so that a run does not end with a long wait for the last lease. */
const leaseMs = 2000;

const shared = {
  database: await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }),
  siteOrigin: 'https://jantar.example',
  limits: createLimits(),
  log: pino({ level: 'silent' }),
  clientAddress: (context: { req: { header: (name: string) => string | undefined } }) =>
    context.req.header('x-test-address') ?? '',
};
const relay = createMailRelay({
  ...shared,
  dataDir: DATA_DIR,
  smtpUrl: SMTP_URL,
  mailFrom: 'site@jantar.example',
  mailTo: 'owner@jantar.example',
  allowedOrigins: [],
  owner: { key: newSecret() },
  answerPage: () => undefined,
  words: relayWords,
  leaseMs,
});
const identity = createIdentityService({
  ...shared,
  mail: relay.sender,
  words: identityWords,
  hideAccountExistence: HIDE_ACCOUNT_EXISTENCE === 'true',
  providers: {},
});
relay.start();
identity.start();
const app = new Hono().route('/', relay.routes).route('/', identity.routes);
await serve((request) => app.fetch(request), Number(PORT));
