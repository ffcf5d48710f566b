import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const fixtures = 'testing/releases/data';

/** The code of a release, installed and built. */
export interface ReleasedCode {
  version: string;
  folder: string;
  remove(): void;
}

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function tryGit(...words: string[]): string {
  try {
    return git(...words);
  } catch {
    return '';
  }
}

/** The commit of a release: its tag, else the one that added its database to testing/releases/data. */
const commitOf = (version: string) =>
  tryGit('rev-parse', '--verify', '--quiet', `v${version}^{commit}`) ||
  tryGit('log', '-1', '--diff-filter=A', '--format=%H', '--', `${fixtures}/${version}.json.gz`);

/** The newest release that is not the present commit. @throws Error without one */
function findLastRelease(): string {
  const present = git('rev-parse', 'HEAD');
  const versions = readdirSync(join(root, fixtures))
    .map((file) => file.replace('.json.gz', ''))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const last = versions.find((version) => commitOf(version) !== present);
  if (last === undefined) throw new Error(`${fixtures} has no earlier release.`);
  return last;
}

/**
 * Clones a release into a temporary folder, installs its packages and builds it.
 * @param version the last release by default
 * @param say is told what takes its time
 * @throws Error when this clone lacks the release's commit
 */
export function checkOutRelease(version = findLastRelease(), say: (line: string) => void): ReleasedCode {
  const commit = commitOf(version);
  if (commit === '')
    throw new Error(`No commit of ${version} was found: fetch the whole history and its tags.`);
  const folder = mkdtempSync(join(tmpdir(), `yazihane-${version}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  try {
    say(`${version} (${commit.slice(0, 8)}) is cloned, installed and built`);
    run('git', 'clone', '--quiet', '--shared', '--no-checkout', root, folder);
    run('git', 'checkout', '--quiet', '--detach', commit);
    run('node', 'scripts/build.mjs');
  } catch (error) {
    remove();
    throw error;
  }
  return { version, folder, remove };
}
