import pino from 'pino';
import { relayWords } from '../../content/mail/relay-words.ts';
import { openDatabase } from '../../services/database/database.ts';
import { createLimits } from '../../services/limits/limits.ts';
import { createMailRelay } from '../../services/mail-relay/mail-relay.ts';
import { serve } from '../../services/testing/serve.ts';
import { newSecret } from '../../services/secrets.ts';

/** The relay alone behind a small HTTP server, configured as the whole server is; it lives to be killed. */
const { DATA_DIR = '', DATABASE_URL, SMTP_URL, PORT } = process.env;
/** Short, so that a run does not end with a long wait for the last lease. */
const leaseMs = 2000;

const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
const relay = createMailRelay({
  database,
  dataDir: DATA_DIR,
  smtpUrl: SMTP_URL,
  mailFrom: 'site@jantar.example',
  mailTo: 'owner@jantar.example',
  siteOrigin: 'https://jantar.example',
  allowedOrigins: [],
  limits: createLimits(),
  log: pino({ level: 'silent' }),
  clientAddress: (context) => context.req.header('x-test-address') ?? '',
  owner: { key: newSecret() },
  answerPage: () => undefined,
  words: relayWords,
  leaseMs,
});
relay.start();
await serve((request) => relay.routes.fetch(request), Number(PORT));
