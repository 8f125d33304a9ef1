import type { Session } from '../session.ts';

/** A session whose token is no longer valid. */
export const expired: Session = {
  localId: 'u1',
  email: 'asha@example.com',
  idToken: 'id-1',
  refreshToken: 'refresh-1',
  expiresAt: 1,
};
