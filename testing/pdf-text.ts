import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether poppler is installed (Debian: `poppler-utils`). */
const hasPoppler: Promise<boolean> = run('pdftotext', ['-v']).then(
  () => true,
  () => false,
);

/**
 * The text of a PDF in one line, by poppler; null where it is not installed.
 * @throws Error when the file is no PDF
 */
export async function textOfPdf(pdf: Buffer): Promise<string | null> {
  if (pdf.subarray(0, 5).toString() !== '%PDF-') throw new Error('This is no PDF.');
  if (!(await hasPoppler)) return null;
  const path = join(tmpdir(), `${randomUUID()}.pdf`);
  await writeFile(path, pdf);
  try {
    const { stdout } = await run('pdftotext', ['-layout', path, '-']);
    return stdout.replaceAll(/\s+/g, ' ');
  } finally {
    await rm(path, { force: true });
  }
}
