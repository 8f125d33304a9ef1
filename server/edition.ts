import { type AnswerPage, fillAnswer } from '../contracts/answer-pages.ts';
import type { ForServer } from '../contracts/for-server.ts';
import { OperatorError } from './operator-error.ts';
import type { LoadedSite } from './static-files/load-site.ts';

/** The site in one of its languages, with what the server needs to answer in it. The first edition of a site is the owner's. */
export type Edition = {
  /** The beginning of its addresses: '' at the root, else for example `/hi`. */
  prefix: string;
  answerPage: AnswerPage;
  forServer: ForServer;
};

/** The editions of a loaded site, the root's first. Throws OperatorError when the build has none. */
export function editionsOf({ editions, templates }: LoadedSite): readonly [Edition, ...Edition[]] {
  const [first, ...others] = editions.map(({ prefix, forServer }): Edition => ({
    prefix,
    forServer,
    answerPage: (name, values, status) => {
      const template = templates.get(prefix + name);
      if (!template) return undefined;
      // The page holds what the visitor typed.
      const headers = { ...template.headers, 'cache-control': 'no-store' };
      return new Response(fillAnswer(template.html, values), { status, headers });
    },
  }));
  if (!first) throw new OperatorError('The build has no site. Run "npm run build".');
  return [first, ...others];
}
