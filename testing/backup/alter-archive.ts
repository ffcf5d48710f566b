import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract, pack } from 'tar-stream';

/** Copies a backup's archive with files changed by `change`, which leaves a file out by returning null. */
export async function alterArchive(
  archive: Buffer,
  change: (name: string, content: Buffer) => Buffer | string | null,
): Promise<Buffer> {
  const files = extract();
  files.end(archive);
  const altered = pack();
  for await (const file of files) {
    const changed = change(file.header.name, await buffer(file as AsyncIterable<Buffer>));
    if (changed !== null) altered.entry({ name: file.header.name }, changed);
  }
  altered.finalize();
  return buffer(Readable.from(altered));
}
