import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { ZipFile } from 'yazl';
import { nameInCase } from '#domain/site/name-in-case.ts';
import { downloadName } from '#domain/story/story.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { slugify } from '#domain/turkish/text.ts';
import type { AppContext } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { exportedTables, ownStories, storyText } from './exported-data.ts';
import { exportsFolder, sweepExports } from './exports-folder.ts';

const ownReadMe = (siteName: string) => `${nameInCase(siteName, 'loc')}ki bütün verileriniz

hikayeler/     hikâyeleriniz, düz metin
*.json         hesabınızla ilgili bütün kayıtlar; alan adları veritabanındakilerdir

Şifreniz ve oturum anahtarlarınız gibi gizli değerler bu dosyada yer almaz.
`;

const administratorReadMe = (siteName: string) => `${nameInCase(siteName, 'loc')}ki kayıtlarınız

*.json         hesabınızla ilgili kayıtlar; alan adları veritabanındakilerdir

Bu dosyayı isteğiniz üzerine bir yönetici hazırladı. Yöneticiler yazdıklarınızı okumaz: hikâyeleriniz, karakterleriniz,
Evren kayıtlarınız ve üretilen metinler bu dosyada yoktur. Hepsini hesabınıza girip Güvenlik sayfasındaki “Verilerimi
indir” düğmesiyle alabilirsiniz. IP adresleri ile şifreniz ve oturum anahtarlarınız gibi gizli değerler de bu dosyada
yer almaz.
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

/** Adds each story as a text file that is read when the zip is written; equal names get a number. */
async function addStories(zip: ZipFile, db: Kysely<DB>, userId: string): Promise<void> {
  const taken = new Map<string, number>();
  for await (const { id, title } of ownStories(db, userId)) {
    const name = downloadName(title).replace(/\.txt$/, '');
    const same = (taken.get(name) ?? 0) + 1;
    taken.set(name, same);
    zip.addReadStreamLazy(`hikayeler/${same === 1 ? name : `${name} (${same})`}.txt`, (callback) => {
      storyText(db, id).then(
        (text) => callback(null, Readable.from([text])),
        (error) => zip.emit('error', error),
      );
    });
  }
}

/** Who reads an export: its owner, who gets everything, or an administrator, who gets no writings and no IP addresses. */
export type ExportReader = 'owner' | 'administrator';

/** Writes the data of an account to a zip on disk and streams it from there, so that memory use is small. */
export async function writeExport(
  { deps }: Pick<AppContext, 'deps'>,
  { userId, reader }: { userId: string; reader: ExportReader },
): Promise<File> {
  const { env, db, identity, now } = deps;
  const folder = exportsFolder(env.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweepExports(env.dataDir, new Date());
  const path = join(folder, `${randomUUID()}.zip`);
  const zip = new ZipFile();
  const failed = Promise.withResolvers<never>();
  zip.on('error', failed.reject);
  const written = pipeline(Readable.from(zip.outputStream), createWriteStream(path, { mode: 0o600 }));
  const readMe = reader === 'owner' ? ownReadMe : administratorReadMe;
  try {
    zip.addBuffer(Buffer.from(readMe(identity.brand.name)), 'BENIOKU.txt');
    for (const [name, rows] of exportedTables(db, userId, reader)) {
      zip.addReadStream(Readable.from(asJson(rows)), `${name}.json`);
    }
    if (reader === 'owner') await addStories(zip, db, userId);
    zip.end();
    await Promise.race([written, failed.promise]);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  const type = 'application/zip';
  return new File(
    [await openAsBlob(path, { type })],
    `${slugify(identity.brand.name) || 'veriler'}-${istanbulDay(now())}.zip`,
    { type },
  );
}
