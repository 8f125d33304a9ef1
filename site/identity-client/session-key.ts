/** The name under which a session is stored. */
export const sessionKey = 'account';
