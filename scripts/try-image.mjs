// `npm run try-image`: builds the container image with podman and walks what people and operators do with it: a start without
// root on a read-only file system, a story by the storyteller, exports, restarts, secrets in files, draining, nginx, Caddy
// and the compose file. Makes stand-ins for images that are not on this machine, so it needs no registry of images, but
// npm's and Debian's packages. Takes some minutes and removes what it made, except the images. Debian:
// apt install podman buildah runc mmdebstrap fuse-overlayfs netavark aardvark-dns iptables nginx caddy openssl podman-compose
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { command, prepare } from './lib/prepare.mjs';
import { freePort } from './trial/app.mjs';
import { composeProject } from './trial/compose.mjs';
import { Container, findRuntime } from './trial/container.mjs';
import { startDatabase } from './trial/database.mjs';
import { buildAppImage, isInstalled, makeBases, makeDatabaseImage } from './trial/image.mjs';
import { Person } from './trial/person.mjs';
import { Places } from './trial/places.mjs';
import { startCaddy, startNginx } from './trial/proxies.mjs';

const image = 'localhost/yazihane-trial';
const imageUser = 1000;
const exportFormats = ['txt', 'docx', 'epub', 'pdf', 'md'];
const secret = () => randomBytes(32).toString('hex');

let failures = 0;
/** @param {string} seen @param {boolean} holds */
function check(seen, holds) {
  if (!holds) failures += 1;
  console.log(`  ${holds ? '✓' : '✗'} ${seen}`);
}

/** A container, as an operator would start it, and the person who uses it. */
class Trial {
  /** @param {Places} places @param {string} folder @param {string[]} runtime @param {string} databaseUrl @param {number} port */
  constructor(places, folder, runtime, databaseUrl, port) {
    Object.assign(this, { places, folder, runtime, databaseUrl, port, count: 0 });
    this.origin = `http://127.0.0.1:${port}`;
    this.keys = { APP_SECRET: secret(), SECRETS_KEY: secret() };
    this.env = {
      PUBLIC_URL: this.origin,
      STORYTELLER: 'on',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      DRAIN_DELAY_SECONDS: '3',
    };
  }

  /** @param {Record<string, string>} env @param {string[]} [options] */
  container(env, options = []) {
    this.count += 1;
    const name = `yazihane-trial-${process.pid}-${this.count}`;
    const { runtime, port } = this;
    const container = new Container({ runtime, image, name, port, env: { ...this.env, ...env }, options });
    this.places.undo.push(() => container.remove());
    return container;
  }

  get withVariables() {
    return { ...this.keys, DATABASE_URL: this.databaseUrl };
  }

  /** Secrets as files that only the container's user can read. @returns {{ env: Record<string, string>, options: string[] }} */
  get withFiles() {
    const folder = join(this.folder, 'secrets');
    mkdirSync(folder);
    for (const [name, value] of Object.entries(this.withVariables)) {
      writeFileSync(join(folder, name), `${value}\n`, { mode: 0o400 });
      chownSync(join(folder, name), imageUser, imageUser);
    }
    const names = Object.keys(this.withVariables);
    return {
      env: Object.fromEntries(names.map((name) => [`${name}_FILE`, `/run/secrets/${name}`])),
      options: [`--volume=${folder}:/run/secrets:ro`],
    };
  }
}

/** Gives the plan whose exports are tried. @param {string} databaseUrl */
async function givePlan(databaseUrl) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`UPDATE user_tokens SET plan = 'pro'`);
  await client.end();
}

/** @param {Trial} trial */
async function tryMissingDatabase(trial) {
  const container = trial.container(trial.keys);
  container.launch();
  const code = await container.ended();
  check(
    `without DATABASE_URL it ends with ${code} and “${container.output.trim()}”`,
    code === 1 && /DATABASE_URL/.test(container.output),
  );
  container.remove();
}

/** The main job; returns what a restart must keep. @param {Trial} trial */
async function tryMainJob(trial) {
  const container = trial.container(trial.withVariables, ['--hostname=first-name']);
  check(`ready in ${await container.start()} ms on an empty database`, true);
  check(
    `runs as user ${container.exec('id', '-u').output}`,
    container.exec('id', '-u').output === String(imageUser),
  );
  check('its files are read-only', container.exec('touch', '/app/probe').status !== 0);
  check('its data directory is writable', container.exec('touch', '/data/probe').status === 0);
  const health = container.health();
  check(`its health check says ${health}`, health === 'healthy');
  const person = await new Person(container.url, trial.origin).signUp();
  const story = await person.generate();
  check(`the storyteller wrote ${story.text.length} characters in ${story.tookMs} ms`, story.isWhole);
  const id = await person.save(story.text);
  check('the story was saved and read back', (await person.read(id)) === story.text);
  check(`the story was opened over a WebSocket (${await person.sync(id)} bytes)`, true);
  await givePlan(trial.databaseUrl);
  for (const format of exportFormats) {
    const events = await person.stream('/documents/exports', { format, storyId: id });
    const file = events.find(({ type }) => type === 'file');
    check(`${format}: ${file?.bytes} bytes`, Number(file?.bytes) > 500);
  }
  // The image that other sites show is drawn by native packages when it is first asked for.
  const drawn = await fetch(`${container.url}/paylasim.png`);
  const { length } = Buffer.from(await drawn.arrayBuffer());
  check(`a share image was drawn (${length} bytes)`, drawn.status === 200 && length > 5_000);
  for (const path of [
    '/',
    '/blog',
    '/fiyatlandirma',
    '/panel',
    '/api/docs',
    '/api/docs/swagger-ui-bundle.js',
  ]) {
    const { status } = await fetch(container.url + path);
    check(`${path} was answered ${status}`, status === 200);
  }
  container.remove();
  return { person, id, text: story.text };
}

/** A new container over the same data, with secrets in files. @param {Trial} trial @param {{ person: Person, id: string, text: string }} kept */
async function tryAgain(trial, { person, id, text }) {
  const { env, options } = trial.withFiles;
  const container = trial.container(env, [...options, '--hostname=second-name']);
  check(
    `ready in ${await container.start()} ms on existing data, with another host name and secrets in files`,
    true,
  );
  check('the person is still signed in and reads the story', (await person.read(id)) === text);
  const shown = container.exec('node', '-p', 'Object.keys(process.env).join()').output;
  check('no secret is among its variables', !/(APP_SECRET|SECRETS_KEY|DATABASE_URL)(,|$)/.test(shown));

  let isDraining = false;
  let ready = true;
  let served = 0;
  const story = await person.generate((event) => {
    if (event.type !== 'piece' || isDraining) return;
    isDraining = true;
    container.terminate();
    // Asked in the middle of the delay.
    setTimeout(async () => {
      ready = await container.isReady();
      served = (await fetch(`${container.url}/api/openapi.json`)).status;
    }, 1_500);
  });
  check('after SIGTERM /readyz refuses', !ready);
  check(`during the delay a request was answered ${served}`, served === 200);
  check(`a story that was being written came to its end (${story.tookMs} ms)`, story.isWhole);
  check(`then it ended with ${await container.ended()}`, (await container.ended()) === 0);
  container.remove();
}

/** @param {Trial} trial @param {typeof startNginx} start */
async function tryProxy(trial, start) {
  const container = trial.container(trial.withVariables);
  await container.start();
  const folder = trial.places.folder();
  const proxy = await start(folder, trial.port);
  try {
    const person = await new Person(proxy.url, trial.origin).signUp();
    const story = await person.generate();
    check(
      `a story passes as it is written: ${story.pieces} pieces in ${story.tookMs} ms`,
      story.isWhole && story.tookMs > 500,
    );
    const id = await person.save(story.text);
    check(`a WebSocket passes (${await person.sync(id)} bytes)`, true);
    const large = await fetch(`${proxy.url}/api/documents/imports?name=a.txt`, {
      method: 'POST',
      headers: { origin: trial.origin, cookie: person.cookie, 'content-type': 'text/plain' },
      body: 'Bir hikâye. '.repeat(1_000_000),
    });
    const { code } = await large.json();
    check(`an upload of 13 MB reaches the app, which answers ${code}`, code === 'IMPORT_TOO_LONG');
  } finally {
    await proxy.stop();
    container.remove();
  }
}

/** @param {Trial} trial */
async function tryCompose(trial) {
  const folder = trial.places.folder();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...trial.keys, PUBLIC_URL: origin, POSTGRES_PASSWORD: secret(), STORYTELLER: 'on' };
  const project = composeProject({ folder, runtime: trial.runtime, image, port, env });
  trial.places.undo.push(() => project.clear());
  await project.up();
  const person = await new Person(project.url, origin).signUp();
  const { text } = await person.generate();
  const id = await person.save(text);
  check('app and database start, and a story is written and saved', (await person.read(id)) === text);
  project.down();
  await project.up();
  check('after down and up again the story is there', (await person.read(id)) === text);
}

await command(async () => {
  await prepare({ built: false });
  if (!isInstalled('podman')) throw new Error('podman is missing (Debian: apt install podman buildah runc).');
  // The proxies' certificates are made for this trial.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  process.removeAllListeners('warning');
  const places = new Places();
  const folder = places.folder();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      places.clear();
      process.exit(1);
    });
  }
  let database;
  try {
    console.log('\nThe image');
    makeBases(folder);
    const runtime = findRuntime();
    check(`has ${buildAppImage(image)}`, true);
    database = await startDatabase(places.dataDir(join(folder, 'data')));
    places.undo.push(database.kill);
    const trial = new Trial(places, folder, runtime, database.url, await freePort());
    await tryMissingDatabase(trial);
    console.log('\nThe main job');
    const kept = await tryMainJob(trial);
    console.log('\nA container that is made again');
    await tryAgain(trial, kept);
    for (const [name, program, start] of [
      ['nginx', 'nginx', startNginx],
      ['Caddy', 'caddy', startCaddy],
    ]) {
      console.log(`\nThrough ${name}`);
      if (isInstalled(program)) await tryProxy(trial, start);
      else console.log(`  not tried: ${program} is not installed`);
    }
    console.log('\nThe compose file');
    if (isInstalled('podman-compose')) {
      makeDatabaseImage(folder);
      await tryCompose(trial);
    } else console.log('  not tried: podman-compose is not installed');
  } finally {
    await database?.stop();
    places.clear();
  }
  console.log(failures === 0 ? '\nThe image works.' : `\n${failures} failed.`);
  if (failures > 0) process.exitCode = 1;
});
