import type { TextChange } from '#domain/house-style/text-change.ts';
import { type ChapterHits, findHits, type Hits, hitsByChapter } from '#domain/story/find/find-hits.ts';
import { type FindQuery, findPattern } from '#domain/story/find/find-pattern.ts';
import { replaceHits } from '#domain/story/find/replace-hits.ts';
import type { TextRange } from '../manuscript/text-range.ts';

/** What the worker is asked for: all hits, or the changes that replace them, or one of them. */
export type FindRequest = { text: string; query: FindQuery } & (
  | { kind: 'find' }
  | { kind: 'replace'; by: string; only: TextRange | null }
);

export type FindAnswer =
  | { kind: 'hits'; hits: Hits; chapters: ChapterHits[] }
  | { kind: 'changes'; changes: TextChange[] }
  | { kind: FindProblem };

export type FindProblem = 'invalid' | 'too-many' | 'too-slow' | 'failed';

/** Does what the worker is asked for. */
export function doFindWork(request: FindRequest): FindAnswer {
  const { text, query } = request;
  const pattern = findPattern(query);
  if (!pattern) return { kind: 'invalid' };
  if (request.kind === 'find') {
    const hits = findHits(text, pattern);
    return { kind: 'hits', hits, chapters: hitsByChapter(text, hits) };
  }
  const { by, only } = request;
  const changes = replaceHits(text, pattern, { by, isRegex: query.isRegex, only });
  return changes ? { kind: 'changes', changes } : { kind: 'too-many' };
}
