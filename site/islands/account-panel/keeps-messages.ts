import { emailConfig } from '../../email-client/email-config.ts';
import { identityConfig } from '../../identity-client/identity-config.ts';

/** Whether the account page can show sent messages: only if this site's own server handles both accounts and mail. */
export const keepsMessages = !identityConfig.isHosted && emailConfig.origin === '';
