import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from '../backup-error.ts';
import type { BackupPlace } from './backup-place.ts';

/** The end of the name of a backup that is being written. */
export const partialSuffix = '.partial';

const withoutRoom = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Stores backups in a folder, which is made when it is missing. A file gets its name when it is complete. */
export function folderPlace(folder: string): BackupPlace {
  const addressOf = (name: string) => join(folder, name);
  return {
    addressOf,
    async write(name, content) {
      const file = addressOf(name);
      try {
        await mkdir(folder, { recursive: true });
        if (existsSync(file)) throw new BackupError(`${file} zaten var. Başka bir ad verin.`);
        return await writeWhole(file, content);
      } catch (error) {
        content.destroy();
        throw explain(error, file);
      }
    },
    async read(name) {
      const file = addressOf(name);
      const handle = await open(file).catch((error: unknown) => {
        throw explain(error, file);
      });
      return createReadStream('', { fd: handle });
    },
    list: () => readdir(folder),
    remove: (name) => rm(addressOf(name), { force: true }),
  };
}

async function writeWhole(file: string, content: Readable): Promise<number> {
  const partial = file + partialSuffix;
  // 'wx': of two backups into one file only the first is written.
  const output = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(content, output);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(partial, { force: true });
    throw error;
  }
  await rename(partial, file);
  return output.bytesWritten;
}

/** Says what an error of the file system means to the operator. */
function explain(error: unknown, file: string): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const fail = (text: string) => new BackupError(text, { cause: error });
  if (error instanceof BackupError) return error;
  if (withoutRoom.includes(code))
    return fail(`Diskte yer kalmadı: ${file} yazılamadı. Yarım kalan dosya silindi.`);
  if (code === 'EEXIST')
    return fail(
      `${file}${partialSuffix} zaten var: bu dosyaya başka bir yedek yazılıyor ya da önceki yarıda kesilmiş. Süren bir yedekleme yoksa onu silip yeniden deneyin.`,
    );
  if (code === 'ENOENT') return fail(`${file} bulunamadı.`);
  if (['EACCES', 'EPERM', 'EROFS', 'EISDIR', 'ENOTDIR'].includes(code))
    return fail(`${file} kullanılamıyor: ${message}`);
  return error;
}
