import { formWords, hostedAnswer } from '../../content/form-words.ts';
import { libraryVersion } from '../../contracts/email-wire.ts';
import { honeypotField } from '../../contracts/spam-check.ts';
import { emailConfig, type EmailRoute } from '../email-client/email-config.ts';

/**
 * The ids that the protocol asks of a plain form (specification §7), and the honeypot field. A hosted service needs the
 * recipient as well, and answers a plain form with just the word OK, so visitors without JavaScript are warned.
 */
export function HiddenFields({ route: { serviceId, templateId, to } }: { route: EmailRoute }) {
  return (
    <>
      <input type="hidden" name="lib_version" value={libraryVersion} />
      <input type="hidden" name="service_id" value={serviceId} />
      <input type="hidden" name="template_id" value={templateId} />
      <input type="hidden" name="user_id" value={emailConfig.userId} />
      {import.meta.env.EMAIL_ORIGIN && (
        <>
          <input type="hidden" name="to" value={to} />
          <noscript>
            <p>{hostedAnswer}</p>
          </noscript>
        </>
      )}
      {/* The honeypot: bots that fill in every field fill in this one too. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {formWords.honeypot}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
