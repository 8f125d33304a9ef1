import { emailConfig } from '../../email-client/email-config.ts';
import { identityConfig } from '../../identity-client/identity-config.ts';

/** Whether this site's own server knows who is logged in and what was sent: a hosted service in either place tells it nothing. */
export const keepsMessages = !identityConfig.isHosted && emailConfig.origin === '';
