import { setTimeout as sleep } from 'node:timers/promises';
import { App } from './app.mjs';
import { Writer } from './writer.mjs';

/** @typedef {import('./app.mjs').Setting} Setting */
/** @typedef {{ check: (seen: string, holds: boolean) => void }} Report */

/** The number of acknowledged saves before the kill. */
const savesBeforeKill = 100;
/** Limit of a second start with npm and the launcher, on a busy machine, ms. */
const secondStartMs = 10_000;

/**
 * @param {Setting} setting
 * @param {(app: App) => Promise<void>} use
 */
async function withApp(setting, use) {
  const app = await new App(setting).start();
  try {
    if (!app.isReady) throw new Error(`did not start:\n${app.output}`);
    await use(app);
  } finally {
    await app.dispose();
  }
}

/** A first start, a second one at the same time, and each way to shut down. @param {Setting} setting @param {Report} report */
export async function tryLife(setting, { check }) {
  await withApp(setting, async (app) => {
    check(
      `first start ready in ${app.readyMs} ms, PostgreSQL runs as ${app.postgresUser}`,
      app.postgresUser !== 'root',
    );
    const beside = await new App(setting).start();
    try {
      const refused = !beside.isReady && /zaten var/.test(beside.output);
      check(`a second start is refused: “${/Bu veri .*$/m.exec(beside.output)?.[0]}”`, refused);
      await new Writer().signIn(app);
      check('the first one still answers', true);
    } finally {
      await beside.dispose();
    }
    check(`SIGTERM to npm ended all in ${await app.stop()} ms`, !app.leftLock);
  });
  await withApp(setting, async (app) => {
    check(`second start ready in ${app.readyMs} ms after npm start`, app.readyMs < secondStartMs);
    check(`Ctrl-C ended all in ${await app.ctrlC()} ms`, !app.leftLock);
  });
}

/** kill -9 while stories are being saved. @param {Setting} setting @param {Report} report */
export async function tryKills(setting, { check }) {
  const writer = new Writer();
  /** @type {['killServer' | 'killEverything', string][]} */
  const ways = [
    ['killServer', 'kill -9 of the app'],
    ['killEverything', 'kill -9 of everything'],
  ];
  for (const [way, name] of ways) {
    await withApp(setting, async (app) => {
      await writer.signIn(app);
      const before = writer.saved.length;
      let isCut = false;
      const saving = Promise.all([1, 2, 3, 4].map(() => writer.saveUntilCut(app))).finally(() => {
        isCut = true;
      });
      while (!isCut && writer.saved.length < before + savesBeforeKill) await Promise.race([sleep(5), saving]);
      const took = await app[way]();
      await saving;
      const lock = app.leftLock ? ', leaving its locks' : '';
      check(
        `${name} after ${writer.saved.length - before} saves (all gone in ${took} ms${lock})`,
        writer.saved.length >= before + savesBeforeKill,
      );
    });
    await withApp(setting, async (app) => {
      const lost = await writer.countLost(app);
      check(
        `started again in ${app.readyMs} ms, still signed in, ${lost} of ${writer.saved.length} saves lost`,
        lost === 0,
      );
      await app.stop();
    });
  }
}

/** Starts and stops, for settings that differ only in user and folder. @param {Setting} setting @param {Report} report */
export async function tryStart(setting, { check }) {
  await withApp(setting, async (app) => {
    const where = app.home.startsWith(setting.dataDir) ? 'in the data directory' : `in ${app.home}`;
    check(
      `ready in ${app.readyMs} ms, PostgreSQL runs as ${app.postgresUser}, data ${where}`,
      app.postgresUser !== 'root',
    );
    await app.killEverything();
  });
  await withApp(setting, async (app) => {
    check(`started again after kill -9 of everything in ${app.readyMs} ms`, true);
    check(`SIGTERM to npm ended all in ${await app.stop()} ms`, !app.leftLock);
  });
}
