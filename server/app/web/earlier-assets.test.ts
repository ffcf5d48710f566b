import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '#server/app/app.ts';
import type { App } from '#server/http/http-app.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { storeAssets } from './earlier-assets.ts';
import { mountBuild } from './mount-build.ts';
import { loadStaticFiles, type StaticFile } from './static-files.ts';

/** A build without pages. */
const build = {
  entry: { module: { default: () => new Response('') } },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    missing: { id: 'missing', parentId: 'root', path: '*', module: { default: () => null } },
  },
  assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'yazihane-assets-'));
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await app.deps.db.deleteFrom('build_assets').execute();
});

/** Writes a build's assets and returns its folder. */
function writeBuild(name: string, files: Record<string, string>): string {
  const client = join(folder, name);
  mkdirSync(join(client, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(client, 'assets', file), text);
  return client;
}

const assetsOf = async (client: string): Promise<Map<string, StaticFile>> => loadStaticFiles(client, {});

async function mounted(client: string): Promise<App> {
  const mountedApp = createApp(app.deps);
  await mountBuild(mountedApp, app.deps, build, client);
  return mountedApp;
}

const replacedAt = async (path: string) =>
  (
    await app.deps.db
      .selectFrom('build_assets')
      .select('replaced_at')
      .where('path', '=', path)
      .executeTakeFirst()
  )?.replaced_at;

test('a process answers with the assets of the build before and of the one after', async () => {
  const old = writeBuild('old', { 'page-a1.js': 'old()', 'same-c3.css': 'p{}' });
  const next = writeBuild('next', { 'page-b2.js': 'next()', 'same-c3.css': 'p{}' });
  await storeAssets(app.deps.db, await assetsOf(old), new Date());
  await storeAssets(app.deps.db, await assetsOf(next), new Date());

  const oldFromNext = await (await mounted(next)).request('/assets/page-a1.js');
  expect([oldFromNext.status, await oldFromNext.text()]).toEqual([200, 'old()']);
  expect(oldFromNext.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(oldFromNext.headers.get('cache-control')).toContain('immutable');
  expect(oldFromNext.headers.get('x-content-type-options')).toBe('nosniff');
  const nextFromOld = await (await mounted(old)).request('/assets/page-b2.js');
  expect([nextFromOld.status, await nextFromOld.text()]).toEqual([200, 'next()']);
});

test('an unknown asset, and an address that no build writes, is missing', async () => {
  const process = await mounted(writeBuild('old', { 'page-a1.js': 'old()' }));
  for (const name of ['page-zz.js', '..%2fsecret.js', `${'a'.repeat(200)}.js`, '%00.js']) {
    const { status, headers } = await process.request(`/assets/${name}`);
    // Another build may bring it: no cache may keep the answer.
    expect([status, headers.get('cache-control')], name).toEqual([404, 'no-store']);
  }
});

test('only assets that no started build has any more count as replaced, and from the first time on', async () => {
  const old = await assetsOf(writeBuild('old', { 'page-a1.js': 'old()', 'same-c3.css': 'p{}' }));
  const next = await assetsOf(writeBuild('next', { 'page-b2.js': 'next()', 'same-c3.css': 'p{}' }));
  const [first, second] = [new Date('2026-11-01'), new Date('2026-11-05')];
  await storeAssets(app.deps.db, old, first);
  await storeAssets(app.deps.db, next, first);
  await storeAssets(app.deps.db, next, second);
  expect(await replacedAt('/assets/page-a1.js')).toEqual(first);
  expect(await replacedAt('/assets/page-b2.js')).toBeNull();
  expect(await replacedAt('/assets/same-c3.css')).toBeNull();
  // The build before is started again.
  await storeAssets(app.deps.db, old, second);
  expect(await replacedAt('/assets/page-a1.js')).toBeNull();
});

test('processes that start at once store each asset once', async () => {
  const assets = await assetsOf(writeBuild('old', { 'page-a1.js': 'old()', 'same-c3.css': 'p{}' }));
  await Promise.all(Array.from({ length: 4 }, () => storeAssets(app.deps.db, assets, new Date())));
  const rows = await app.deps.db.selectFrom('build_assets').select('path').orderBy('path').execute();
  expect(rows.map(({ path }) => path)).toEqual(['/assets/page-a1.js', '/assets/same-c3.css']);
});

test('one address may wait for the files of a page, and leaves room for others', async () => {
  await storeAssets(app.deps.db, await assetsOf(writeBuild('old', { 'page-a1.js': 'old()' })), new Date());
  const next = await mounted(writeBuild('next', { 'page-b2.js': 'next()' }));
  const ask = async (remoteAddress: string) =>
    (await next.request('/assets/page-a1.js', {}, { incoming: { socket: { remoteAddress } } })).status;
  const holder = await app.deps.pool.connect();
  await holder.query('BEGIN; LOCK TABLE build_assets IN ACCESS EXCLUSIVE MODE');
  const patient = Array.from({ length: 100 }, () => ask('198.51.100.1'));
  expect(await ask('198.51.100.1')).toBe(503);
  const other = ask('198.51.100.2');
  await holder.query('ROLLBACK');
  holder.release();
  expect(await other).toBe(200);
  expect(new Set(await Promise.all(patient))).toEqual(new Set([200]));
  expect(await ask('198.51.100.1')).toBe(200);
});
