import type { MailRoute } from '../../database/schema.ts';
import type { TemplateId } from '../templates/registry.ts';

/** What a visitor typed, checked by the template's form. */
export type MailFields = Record<string, string>;

/** A message on its way into the outbox. */
export type NewMail = {
  /** One key, one mail. */
  key: string;
  template: TemplateId;
  fields: MailFields;
  /** Kept back by the spam checks: stored, not sent. */
  held: boolean;
};

/** A mail this process may send until its lease ends. */
export type ClaimedMail = {
  key: string;
  template: string;
  fields: MailFields;
  route: MailRoute;
  /** This attempt included. */
  attempts: number;
  createdAt: number;
  lease: string;
};
