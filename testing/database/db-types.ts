import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { connect } from '#server/db/connect.ts';
import { describeSchema } from './describe-schema.ts';
import { socketUrl } from './socket-url.ts';
import { startTestServer } from './test-server.ts';

/**
 * Writes server/db/schema.generated.ts and server/db/schema.sql from a freshly migrated database; with --check only says
 * whether they are current.
 */
const folder = join(import.meta.dirname, '../../server/db');
const codegen = join(
  dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')),
  'dist/cli/bin.js',
);

function generateTypes(url: string): string {
  const options = ['--dialect=postgres', `--url=${url}`, '--log-level=silent', '--print'];
  // As server/db/connect.ts reads them.
  options.push('--date-parser=string', '--type-mapping={"int8":"number"}', '--exclude-pattern=kysely_*');
  const made = spawnSync(process.execPath, [codegen, ...options], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`kysely-codegen failed: ${made.stderr || made.stdout}`);
  return made.stdout;
}

async function generateSchema(url: string): Promise<string> {
  const { pool, db } = connect(url, { max: 1 });
  try {
    return await describeSchema(pool);
  } finally {
    await db.destroy();
  }
}

async function writeOrCheck(name: string, wanted: string): Promise<void> {
  const file = join(folder, name);
  if ((await readFile(file, 'utf8').catch(() => '')) === wanted) return;
  if (!process.argv.includes('--check')) return writeFile(file, wanted);
  console.error(`server/db/${name} is not what the migrations make. Run: npm run db:types`);
  process.exitCode = 1;
}

const server = await startTestServer();
try {
  const url = socketUrl(server, server.template);
  await writeOrCheck('schema.generated.ts', generateTypes(url));
  await writeOrCheck('schema.sql', await generateSchema(url));
} finally {
  await server.stop();
}
