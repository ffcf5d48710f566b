import type { SelectionAction } from '#domain/generation/selection-actions.ts';
import type { Manuscript } from '../manuscript/manuscript-face.ts';

/** A text that comes behind a place, parted from what stands there as prose is: a continuation is a paragraph of its own. */
export function joined(
  page: Pick<Manuscript, 'slice' | 'length'>,
  at: number,
  text: string,
  action: SelectionAction,
): string {
  const before = page.slice(Math.max(0, at - 2), at);
  const after = page.slice(at, Math.min(page.length(), at + 2));
  if (action === 'names') return before === '' || /\s$/u.test(before) ? text : ` ${text}`;
  const gap = at === 0 || before === '\n\n' ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const tail = after === '' || after.startsWith('\n') ? '' : '\n\n';
  return `${gap}${text}${tail}`;
}
