import type { SelectionAction } from '#domain/generation/selection-actions.ts';
import { blankLineAfter, blankLineBefore } from '../blank-lines.ts';
import type { Manuscript } from '../manuscript/manuscript-api.ts';

/** What parts a text that comes behind a place from what stands there, as prose is: a continuation is a paragraph of its own. */
export function partedFrom(
  page: Pick<Manuscript, 'slice' | 'length'>,
  at: number,
  action: SelectionAction,
): { before: string; after: string } {
  const before = page.slice(Math.max(0, at - 2), at);
  const after = page.slice(at, Math.min(page.length(), at + 2));
  if (action === 'names') return { before: before === '' || /\s$/u.test(before) ? '' : ' ', after: '' };
  return { before: blankLineBefore(before), after: blankLineAfter(after) };
}
