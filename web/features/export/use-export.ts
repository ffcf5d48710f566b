import { useEffect, useRef, useState } from 'react';
import { messages } from '#domain/messages/index.ts';
import type { ExportFormat } from '#domain/story/book/export-formats.ts';
import { api } from '#web/lib/api.ts';
import { inPieces } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { collectFile, type ExportProgress } from './collect-file.ts';
import { saveFile } from './save-file.ts';

/** What is exported as what. A text that is not saved goes as a file: as long as a book, nobody reads it on the way. */
type ExportAsked = { format: ExportFormat; author: string } & (
  | { storyId: string }
  | { title: string; content: string }
);

async function begin({ format, ...asked }: ExportAsked, signal: AbortSignal) {
  if ('storyId' in asked) return api.documents.make({ format, ...asked }, { signal });
  const json = await inPieces(JSON.stringify(asked));
  const body = new File([json], 'metin.json', { type: 'application/octet-stream' });
  return api.documents.makeOfText({ query: { format }, body }, { signal });
}

export type ExportState =
  | { phase: 'idle' }
  | ExportProgress
  | { phase: 'done'; name: string; replaced: readonly string[] }
  | { phase: 'failed'; text: string };

/** One export at a time: begun, watched, cancelled by leaving. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(asked: ExportAsked) {
    if (running.current) return;
    const own = new AbortController();
    running.current = own;
    const tell = (next: ExportState) => {
      if (running.current === own) setState(next);
    };
    tell({ phase: 'writing', percent: 0 });
    try {
      const events = await begin(asked, own.signal);
      const { name, blob, replaced } = await collectFile(events, tell);
      if (running.current !== own) return;
      saveFile(blob, name);
      tell({ phase: 'done', name, replaced });
    } catch (fault) {
      tell({ phase: 'failed', text: errorText(fault, messages.documents.exportFailed) });
    } finally {
      if (running.current === own) running.current = null;
    }
  }

  return {
    state,
    start,
    /** Ends what runs and forgets how it went. */
    reset() {
      running.current?.abort();
      running.current = null;
      setState({ phase: 'idle' });
    },
  };
}
