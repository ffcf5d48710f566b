import { fileURLToPath } from 'node:url';
import { runConversion } from './run-conversion.ts';
import type { TypesetData, TypesetRequest } from './typeset-worker.ts';

/** Limits of a document of some pages; a book needs more (`make-export.ts`). */
const limits = { cpuMs: 20_000, wallMs: 120_000, heapMb: 128, residentMb: 500 };
const module = new URL('./typeset-worker.ts', import.meta.url);

/**
 * Typesets a short document as PDF in a child process.
 * @param template the Typst file, which reads `data` as `data.json` beside it; a text is never markup
 * @throws the errors of `runConversion`
 */
export async function typeset(template: URL, data: TypesetData): Promise<Buffer> {
  const request: TypesetRequest = { template: fileURLToPath(template), data };
  return Buffer.from(
    await runConversion<string>(module, { limits, data: request, signal: undefined }),
    'base64',
  );
}
