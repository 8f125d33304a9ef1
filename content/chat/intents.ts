import { accountIntents } from './intents/account.ts';
import { agreementIntents } from './intents/agreement.ts';
import { companyIntents } from './intents/company.ts';
import { contactIntents } from './intents/contact.ts';
import { designIntents } from './intents/design.ts';
import { limitIntents } from './intents/limits.ts';
import { moneyIntents } from './intents/money.ts';
import { projectIntents } from './intents/projects.ts';
import { searchIntents } from './intents/search.ts';
import { serviceIntents } from './intents/services.ts';
import { smallTalkIntents } from './intents/small-talk.ts';
import { technologyIntents } from './intents/technology.ts';
import { timeIntents } from './intents/time.ts';
import { troubleIntents } from './intents/trouble.ts';

/**
 * All intents in order of precedence among phrases with the same number of words. Intents that show that a line is about something
 * else come first, and the subject of a question before a service that it names: account, trouble, agreement, price, time, services.
 */
export const intents = [
  limitIntents,
  accountIntents,
  troubleIntents,
  agreementIntents,
  moneyIntents,
  timeIntents,
  contactIntents,
  companyIntents,
  searchIntents,
  designIntents,
  technologyIntents,
  serviceIntents,
  projectIntents,
  smallTalkIntents,
].flatMap((subject) => Object.entries(subject).map(([id, intent]) => ({ id, ...intent })));

/** Their names by number, and after them `none` for lines that no reply answers. */
export const intentNames: readonly string[] = [...intents.map(({ id }) => id), 'none'];
