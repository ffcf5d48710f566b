import { useEffect, useRef, useState } from 'react';
import type { ExportInput } from '#contract/documents.ts';
import { messages } from '#domain/messages.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { collectFile, type ExportProgress } from './collect-file.ts';
import { saveFile } from './save-file.ts';

export type ExportState =
  | { phase: 'idle' }
  | ExportProgress
  | { phase: 'done'; name: string }
  | { phase: 'failed'; text: string };

/** One export at a time: begun, watched, cancelled by leaving. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(input: ExportInput) {
    if (running.current) return;
    const own = new AbortController();
    running.current = own;
    const tell = (next: ExportState) => {
      if (running.current === own) setState(next);
    };
    tell({ phase: 'writing', percent: 0 });
    try {
      const events = await api.documents.make(input, { signal: own.signal });
      const { name, blob } = await collectFile(events, tell);
      if (running.current !== own) return;
      saveFile(blob, name);
      tell({ phase: 'done', name });
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
