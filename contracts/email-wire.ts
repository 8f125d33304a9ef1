/** The e-mail protocol (EmailJS 3.2.0) as browser and relay speak it. */

export const emailPaths = {
  /** JSON. */
  send: '/api/v1.0/email/send',
  /** multipart/form-data, or application/x-www-form-urlencoded from a plain form. */
  sendForm: '/api/v1.0/email/send-form',
} as const;

/** The `lib_version` that clients send (specification §9, mail library version). */
export const libraryVersion = '3.2.0';

/** The JSON body: these five keys and no other. */
export type EmailRequest = {
  lib_version: typeof libraryVersion;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, string>;
};

/** The relay's own ids. They are public: whoever knows them can only send to the recipients the server has set. */
export const relayUserId = 'site';
export const relayServiceIds = ['primary', 'backup'] as const;

/** The message key, by which a repeated send is one mail: a field of `template_params` or of the form … */
export const messageKeyField = 'message_key';
/** … or a header. */
export const messageKeyHeader = 'x-message-key';

/** The largest size of all fields of one message together, in bytes of UTF-8. */
export const maximumVariablesBytes = 50_000;

/** The relay's answers to a faulty field; the browser says the same before it sends. */
export const fieldAnswers = {
  lineBreak: 'Line breaks are allowed in the message only',
  tooLong: 'This text is too long. Please shorten it.',
} as const;

/** The status that refuses a booking for a time that has passed and for nothing else, so that the form can say so at its field. */
export const passedStatus = 409;

/** The relay's answers, text/plain. `OK` alone means that the message is stored. */
export const emailAnswers = {
  ok: 'OK',
  badRequest: 'The request could not be read',
  attachment: 'Attachments are not accepted',
  serviceUnknown: 'The service ID not found',
  templateUnknown: 'The template ID not found',
  originRefused: 'This origin is not allowed to send',
  accountUnknown: 'Account not found',
  methodRefused: 'Method not allowed',
  tooLarge: 'Variables size limit. The maximum allowed variables size is 50Kb',
  typeRefused: 'Unsupported content type',
  ...fieldAnswers,
  tooMany: 'Too many requests',
  notStored: 'The message could not be stored',
} as const;
