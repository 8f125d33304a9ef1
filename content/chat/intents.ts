import type { ChatIntent } from './chat-intent.ts';
import { companyIntents } from './company.ts';
import { projectIntents } from './projects.ts';
import { searchIntents } from './search.ts';
import { serviceIntents } from './services.ts';
import { smallTalkIntents } from './small-talk.ts';

/** Everything the bot can answer. The order decides where several phrases fit: the particular first, small talk last. */
export const intents: readonly ChatIntent[] = [
  ...searchIntents,
  ...serviceIntents,
  ...companyIntents,
  ...projectIntents,
  ...smallTalkIntents,
];
