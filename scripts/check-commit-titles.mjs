// Checks the titles of all commits since the one that added this file.
import { execFileSync } from 'node:child_process';
import { maxTitleLength, unconventionalTitles } from './lib/commit-titles.mjs';

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const added = git('log', '--diff-filter=A', '--format=%H', '--', 'scripts/check-commit-titles.mjs').at(-1);
const wrong = added
  ? unconventionalTitles(git('log', '--ancestry-path', '--format=%h %s', `${added}..HEAD`))
  : [];
if (wrong.length > 0) {
  console.error(`Titles that are not "type(area): change" or longer than ${maxTitleLength} characters:`);
  for (const line of wrong) console.error(`  ${line}`);
  process.exitCode = 1;
}
