// Writes server/db/schema.generated.ts from a freshly migrated database; with --check only says whether it is current.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';

const file = join(root, 'server/db/schema.generated.ts');
const { startTestServer } = await import('../testing/database/test-server.ts');
const { socketUrl } = await import('../testing/database/socket-url.ts');

const server = await startTestServer();
try {
  const generated = generate(socketUrl(server, server.template));
  const current = read(file) === generated;
  if (process.argv.includes('--check')) {
    if (!current) {
      console.error(
        'server/db/schema.generated.ts is not what the migrations make. Run: node scripts/generate-db-types.mjs',
      );
      process.exitCode = 1;
    }
  } else if (!current) {
    writeFileSync(file, generated);
    console.log('server/db/schema.generated.ts written.');
  }
} finally {
  await server.stop();
}

/** @param {string} url */
function generate(url) {
  const made = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      '--dialect=postgres',
      `--url=${url}`,
      '--date-parser=string',
      '--type-mapping={"int8":"number"}',
      '--exclude-pattern=kysely_*',
      '--log-level=silent',
      '--print',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`kysely-codegen failed: ${made.stderr || made.stdout}`);
  return made.stdout;
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
