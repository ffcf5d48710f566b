import type { SavedState } from './saved-note.tsx';
import type { Editor } from './use-editor.ts';

/** Where the work stands, as the one quiet line says it. */
export function savedStateOf({
  page,
  saving,
  drafts,
  sync,
}: Pick<Editor, 'page' | 'saving' | 'drafts' | 'sync'>): SavedState {
  // What waits for a connection is tried again and again: without a word, until it goes.
  if (saving.saving && saving.trouble !== 'offline')
    // Where nothing could be kept here either, it is not said to be safe.
    return saving.slow && !drafts.atRisk ? 'saving-slow' : 'saving';
  if (saving.trouble === 'changed-elsewhere' || saving.trouble === 'gone') return saving.trouble;
  if (drafts.atRisk) return 'at-risk';
  if (page.dirty && !page.blank) return sync.cutOff ? 'offline' : 'kept';
  return page.target.revision === null ? 'blank' : 'saved';
}
