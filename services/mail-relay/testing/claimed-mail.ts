import type { ClaimedMail } from '../outbox/mail.ts';

/** A message in its first attempt, as a worker has claimed it. */
export const claimedMail = (changes: Partial<ClaimedMail> = {}): ClaimedMail => ({
  key: 'k',
  template: 'contact',
  fields: {},
  route: 'primary',
  attempts: 1,
  createdAt: 1000,
  storedAt: 1000,
  refusedBy: null,
  lease: 'l',
  ...changes,
});
