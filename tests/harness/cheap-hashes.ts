import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Preloaded into servers whose tests are not about the cost of a password: each hash takes a fortieth of a second.
const { argon2 } = crypto;
crypto.argon2 = (algorithm, parameters, done) =>
  argon2(algorithm, { ...parameters, memory: 8, passes: 1, parallelism: 1 }, done);
syncBuiltinESMExports();
