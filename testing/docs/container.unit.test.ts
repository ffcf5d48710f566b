import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { secretNames } from '#server/secret-files.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const env = read('server/env.ts');
const example = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);

test('.env.example names only settings of the app and of the compose file', () => {
  const compose = read('deploy/compose.yaml');
  const unknown = example.filter((name) => !env.includes(`'${name}'`) && !compose.includes(`\${${name}:`));
  expect(unknown).toEqual([]);
  expect(example.length).toBeGreaterThan(10);
});

test('.env.example has every secret, and the docs name each for NAME_FILE', () => {
  const docs = read('docs/operations/container.md');
  for (const name of secretNames) {
    expect(example).toContain(name);
    expect(docs).toContain(`\`${name}\``);
    expect(env).toContain(`'${name}'`);
  }
});

test('the image leaves out no package that the server or its build imports', () => {
  const [, list = ''] = /npm uninstall (.*?[^\\])\n/s.exec(read('deploy/container/Containerfile')) ?? [];
  const left = list.split(/[\s\\]+/).filter((word) => word !== '' && !word.startsWith('--'));
  const known = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const installed = { ...known.dependencies, ...known.optionalDependencies, ...known.devDependencies };
  expect(left.filter((name) => !(name in installed))).toEqual([]);
  const sources = globSync('{server,contract,domain}/**/*.ts').filter((file) => !file.includes('.test.'));
  // Only development imports Vite, and only from here.
  const code = sources.filter((file) => file !== 'server/app/web/development.ts').map(read);
  const imported = left.filter((name) =>
    code.some((text) => new RegExp(`(from |import\\(|resolve\\()['"\`]${name}(/[^'"\`]*)?['"\`]`).test(text)),
  );
  expect(imported).toEqual([]);
  const beside = /besideServerBuild = \[(.*?)\]/s.exec(read('vite.config.ts'))?.[1] ?? '';
  expect(left.filter((name) => beside.includes(`'${name}'`))).toEqual([]);
});

/** Seconds that a file gives the app to stop. */
const seconds = (file: string, line: RegExp) => Number(line.exec(read(file))?.[1]);

test('compose and systemd wait longer than the app takes to stop', () => {
  const delay = Number(/'DRAIN_DELAY_SECONDS', production \? (\d+)/.exec(env)?.[1]);
  const limits = [...read('server/app/compose.ts').matchAll(/LimitMs = (\d+)_000/g)];
  const needed = limits.reduce((sum, [, limit]) => sum + Number(limit), delay);
  expect(needed).toBeGreaterThanOrEqual(30);
  for (const given of [
    seconds('deploy/compose.yaml', /stop_grace_period: (\d+)s/),
    seconds('deploy/systemd/yazihane.service', /TimeoutStopSec=(\d+)/),
  ])
    expect(given).toBeGreaterThan(needed);
});

test('proxies keep connections shorter than the app and accept its largest upload', () => {
  const idle = Number(/idleMs: (\d+)_000/.exec(read('server/app/listen.ts'))?.[1]);
  const nginx = 'deploy/nginx/yazihane.conf';
  const caddy = 'deploy/caddy/Caddyfile';
  for (const kept of [seconds(nginx, /keepalive_timeout (\d+)s/), seconds(caddy, /keepalive (\d+)s/)])
    expect(kept).toBeLessThan(idle);
  const largest = Number(/fileBytes: (\d+)_000_000/.exec(read('domain/story/book/import-limits.ts'))?.[1]);
  for (const accepted of [seconds(nginx, /client_max_body_size (\d+)m/), seconds(caddy, /max_size (\d+)MB/)])
    expect(accepted).toBeGreaterThan(largest);
});
