import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** The database of a release: its rows, and the migrations that make its tables. */
export interface Release {
  version: string;
  /** Hashes of the migrations by name, in order. */
  migrations: Record<string, string>;
  /** The rows of each table as PostgreSQL's to_jsonb gives them. */
  tables: Record<string, object[]>;
  /** The last value of each sequence that was used. */
  sequences: Record<string, number>;
}

const folder = join(import.meta.dirname, 'data');
const migrationsFolder = join(import.meta.dirname, '../../server/db/migrations');

/** Hashes every migration of the working copy, comments aside: they may be reworded. */
export function hashMigrations(): Record<string, string> {
  const files = readdirSync(migrationsFolder).sort();
  return Object.fromEntries(
    files.map((file) => {
      const statements = readFileSync(join(migrationsFolder, file), 'utf8')
        .replaceAll(/--.*$/gm, '')
        .replaceAll(/\s+/g, ' ');
      return [file.replace('.sql', ''), createHash('sha256').update(statements).digest('hex').slice(0, 16)];
    }),
  );
}

/** Writes a release's database as compressed JSON; returns its size in bytes. @throws Error where the version has one */
export function writeRelease(release: Release): number {
  const file = join(folder, `${release.version}.json.gz`);
  if (existsSync(file))
    throw new Error(`${release.version} is released already: raise the version in package.json.`);
  const bytes = gzipSync(JSON.stringify(release), { level: 9 });
  writeFileSync(file, bytes);
  return bytes.length;
}

/** The databases of all releases. */
export function readReleases(): Release[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json.gz'))
    .map((file) => JSON.parse(gunzipSync(readFileSync(join(folder, file))).toString('utf8')) as Release);
}
