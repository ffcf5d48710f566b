import { type Duplex, pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError, damagedBackup, notABackup } from './backup-error.ts';

const ageMagic = Buffer.from('age-encryption.org/v1\n');
const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
/** The largest block of zstd, bytes: in chunks of this size unpacking takes half the computing time of Node's 16 KiB. */
const zstdBlock = 128 * 1024;

/** Connects two streams so that the end or the error of one reaches the other, and returns the second. */
function through(first: Readable, last: Duplex): Readable {
  pipeline(first, last, () => undefined);
  // An error before the first read is kept for it.
  last.on('error', () => undefined);
  return last;
}

// The types of the browser's streams and of Node's differ, the streams do not.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as unknown as NodeWebStream);

/** Compresses an archive by zstd; with a passphrase it is also encrypted, in the format of `age`. */
export async function wrap(archive: Readable, passphrase: string | null): Promise<Readable> {
  const packed = through(archive, createZstdCompress());
  if (passphrase === null) return packed;
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWeb(packed)));
}

/**
 * Returns the archive in a backup.
 * @param passphrase null where none was given
 * @throws BackupError for a file of another kind, an encrypted one without a passphrase, a wrong passphrase, or a
 *   file whose beginning can't be read
 */
export async function unwrap(content: Readable, passphrase: string | null): Promise<Readable> {
  const outer = await peek(content, ageMagic.length);
  const isEncrypted = outer.begins.equals(ageMagic);
  const packed = isEncrypted
    ? await peek(await decrypt(outer.whole, passphrase), zstdMagic.length)
    : await peek(outer.whole, zstdMagic.length);
  if (packed.begins.equals(zstdMagic))
    return through(packed.whole, createZstdDecompress({ chunkSize: zstdBlock }));
  packed.whole.destroy();
  throw new BackupError(notABackup);
}

async function decrypt(content: Readable, passphrase: string | null): Promise<Readable> {
  if (passphrase === null) {
    content.destroy();
    throw new BackupError(
      'Bu yedek parolalı. Parolayı BACKUP_PASSPHRASE ya da BACKUP_PASSPHRASE_FILE ile verin ya da sorulması için komuta --passphrase ekleyin.',
    );
  }
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(content)));
  } catch (cause) {
    content.destroy();
    throw new BackupError('Yedek açılamadı: parola yanlış ya da dosyanın başı bozuk.', { cause });
  }
}

/** Reads the first bytes of a stream, fewer where it is shorter; `whole` still has all of it. */
async function peek(stream: Readable, length: number): Promise<{ begins: Buffer; whole: Readable }> {
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  let begun: Buffer = Buffer.alloc(0);
  while (begun.length < length) {
    const { done, value } = await chunks.next().catch((error: Error) => {
      throw error instanceof BackupError ? error : damagedBackup(error.message, error);
    });
    if (done) break;
    begun = Buffer.concat([begun, value]);
  }
  async function* all() {
    try {
      yield begun;
      for (;;) {
        const { done, value } = await chunks.next();
        if (done) return;
        yield value;
      }
    } finally {
      stream.destroy();
    }
  }
  return { begins: begun.subarray(0, length), whole: Readable.from(all(), { objectMode: false }) };
}
