import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { ZipFile } from 'yazl';
import { downloadName } from '#domain/story/story.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { isFromThisSite } from '#server/http/origin-check.ts';
import { countExport } from '../auth/index.ts';
import { exportedTables, ownStories, storyText } from './exported-data.ts';
import { exportsFolder, sweepExports } from './exports-folder.ts';

const readMe = `Yazıhane'deki bütün verileriniz

hikayeler/     hikâyeleriniz, düz metin
*.json         hesabınızla ilgili bütün kayıtlar; alan adları veritabanındakilerdir

Şifreniz ve oturum anahtarlarınız gibi gizli değerler bu dosyada yer almaz.
`;

async function* asJson(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield '[';
  let first = true;
  for await (const row of rows) {
    yield `${first ? '' : ','}\n${JSON.stringify(row)}`;
    first = false;
  }
  yield '\n]\n';
}

/** Each story as a text of its own, read when its turn comes; two of one title are told apart. */
async function addStories(zip: ZipFile, db: Kysely<DB>, userId: string): Promise<void> {
  const taken = new Map<string, number>();
  for await (const { id, title } of ownStories(db, userId)) {
    const name = downloadName(title).replace(/\.txt$/, '');
    const same = (taken.get(name) ?? 0) + 1;
    taken.set(name, same);
    zip.addReadStreamLazy(`hikayeler/${same === 1 ? name : `${name} (${same})`}.txt`, (give) => {
      storyText(db, id).then(
        (text) => give(null, Readable.from([text])),
        (fault) => zip.emit('error', fault),
      );
    });
  }
}

/**
 * All that the account holds, as a zip on disk that the answer streams from: memory stays small however much it is.
 * @throws FORBIDDEN where another site's page leads here, TOO_MANY_REQUESTS
 */
export async function exportData({ ctx }: { ctx: AppContext }): Promise<File> {
  const { id } = signedIn(ctx);
  const { env, db, now } = ctx.deps;
  // A link: another site could else fill a disk with somebody's downloads, and use up the hour's.
  if (!isFromThisSite('POST', ctx.requestHeaders, env.publicUrl)) throw new AppError('FORBIDDEN');
  await countExport(ctx, id);
  const folder = exportsFolder(env.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweepExports(env.dataDir, new Date());
  const path = join(folder, `${randomUUID()}.zip`);
  const zip = new ZipFile();
  const failed = Promise.withResolvers<never>();
  zip.on('error', failed.reject);
  const written = pipeline(Readable.from(zip.outputStream), createWriteStream(path, { mode: 0o600 }));
  try {
    zip.addBuffer(Buffer.from(readMe), 'BENIOKU.txt');
    for (const [name, rows] of exportedTables(db, id)) {
      zip.addReadStream(Readable.from(asJson(rows)), `${name}.json`);
    }
    await addStories(zip, db, id);
    zip.end();
    await Promise.race([written, failed.promise]);
  } catch (fault) {
    await rm(path, { force: true });
    throw fault;
  }
  const type = 'application/zip';
  return new File([await openAsBlob(path, { type })], `yazihane-${istanbulDay(now())}.zip`, { type });
}
