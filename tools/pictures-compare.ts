/**
 * `npm run pictures:compare`: every page of this work tree beside the same page of a commit (without one: of where this branch left
 * main), at three widths, in light and dark, with the parts that open by hand and the social cards. Ends with 1 when a pixel differs.
 */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { openBrowser } from '../tests/harness/browser.ts';
import { buildSite } from '../tests/harness/build-site.ts';
import { numberOf, readArguments, refuse } from './arguments.ts';
import { projectRoot, stopCommandsOnExit } from './environment/run-command.ts';
import { buildCommit, cacheOf, commitHash } from './pictures-compare/commit.ts';
import { differenceOf } from './pictures-compare/difference.ts';
import { amountOf, type Finding, writeReport } from './pictures-compare/report.ts';
import { allThemes, allWidths, fileOf, type Selection, shotsOf } from './pictures-compare/shots.ts';
import { shootingVersion, takeShots } from './pictures-compare/take-shots.ts';

const usage = 'npm run pictures:compare -- [commit] [--routes /,/faq] [--widths 390] [--themes dark]';
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { routes: { type: 'string' }, widths: { type: 'string' }, themes: { type: 'string' } },
});
const selection: Selection = {
  routes: values.routes?.split(','),
  widths: values.widths?.split(',').map((width) => numberOf('--widths', width)) ?? allWidths,
  themes: allThemes.filter((theme) => values.themes?.split(',').includes(theme) ?? true),
};
if (positionals.length > 1) refuse(`${positionals.join(', ')}: give one commit. Usage: ${usage}`);
if (selection.themes.length === 0) refuse(`--themes is "${values.themes}". There are: ${allThemes.join(', ')}.`);

stopCommandsOnExit();
const commit = await commitHash(positionals[0]);
console.log(`This work tree beside ${commit.slice(0, 10)}.`);
const before = await buildCommit(commit);
const after = await buildSite({});
const report = path.join(projectRoot, 'build', 'pictures');
try {
  const unknown = selection.routes?.filter((route) =>
    [before, after].every(({ site }) => site.pages.every((page) => page.path !== route)),
  );
  if (unknown?.length) refuse(`There is no page at ${unknown.join(', ')}.`);
  await rm(report, { recursive: true, force: true });
  const pairs = [...(await shotPairs()), ...(await cardPairs())];
  const findings: Finding[] = [];
  for (const pair of pairs) {
    const difference = await differenceOf(pair.before, pair.after);
    if (difference) findings.push({ ...pair, difference });
  }
  for (const finding of findings) console.log(`${amountOf(finding).padStart(12)}  ${finding.name}`);
  console.log(`${findings.length} of ${pairs.length} pictures differ.`);
  if (findings.length > 0) console.log(`See ${await writeReport(report, commit, findings)}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
} finally {
  await after.remove();
}

/** Takes the screenshots of both builds within the selection, and returns them in pairs. */
async function shotPairs() {
  await using browser = await openBrowser();
  const folders = {
    before: path.join(cacheOf(commit), `shots-${await shootingVersion(browser)}`),
    after: path.join(report, 'shots'),
  };
  // Screenshots of the commit from earlier runs are reused.
  await takeShots(browser, before, selection, folders.before);
  await takeShots(browser, after, selection, folders.after);
  const names = [before, after].flatMap(({ site }) =>
    shotsOf(site.pages, selection).flatMap((shot) => selection.themes.map((theme) => fileOf(shot, theme))),
  );
  return pairsOf(names, folders);
}

async function cardPairs() {
  if (selection.routes) return [];
  const folders = { before: path.join(before.dist, 'social-cards'), after: path.join(after.dist, 'social-cards') };
  const files = await Promise.all(Object.values(folders).map((folder) => readdir(folder).catch(() => [])));
  return pairsOf(files.flat(), folders, 'social card ');
}

function pairsOf(files: readonly string[], folders: { before: string; after: string }, kind = '') {
  return [...new Set(files)].map((file) => ({
    name: kind + path.parse(file).name,
    before: path.join(folders.before, file),
    after: path.join(folders.after, file),
  }));
}
