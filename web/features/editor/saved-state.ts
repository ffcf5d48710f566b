import type { SavedState } from './saved-note.tsx';
import type { Editor } from './use-editor.ts';

/** What the line is told by. */
interface Work {
  page: Pick<Editor['page'], 'dirty' | 'blank' | 'target'>;
  saving: Pick<Editor['saving'], 'saving' | 'slow' | 'trouble'>;
  drafts: Pick<Editor['drafts'], 'atRisk' | 'unkept'>;
  sync: Pick<Editor['sync'], 'cutOff'>;
}

/** Where the work stands, as the one quiet line says it. */
export function savedStateOf({ page, saving, drafts, sync }: Work): SavedState {
  // What waits for a connection is tried again and again: without a word, until it goes.
  if (saving.saving && saving.trouble !== 'offline')
    // Not by what is at risk, which comes and goes with each pause of the writing: the line stands still. Where nothing could
    // be kept here either, it is not said to be safe.
    return saving.slow && !drafts.unkept ? 'saving-slow' : 'saving';
  if (saving.trouble === 'changed-elsewhere' || saving.trouble === 'gone') return saving.trouble;
  if (drafts.atRisk) return 'at-risk';
  if (page.dirty && !page.blank) return sync.cutOff ? 'offline' : 'kept';
  return page.target.revision === null ? 'blank' : 'saved';
}
