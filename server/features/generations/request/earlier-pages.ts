import { limits } from '#domain/limits.ts';
import type { AppContext } from '#server/context.ts';
import type { PreparedChapter } from '#server/features/wizard/index.ts';
import type { GenerationRequest } from './generation-request.ts';

/** Characters by which the beginning of a request's text is found in the stored story. */
const sampleLength = 300;

/**
 * The stored text of a story before the text that the request contains; empty where the request contains all of it. Only a
 * text of the request's largest size can have more before it.
 */
export async function earlierPages(ctx: AppContext, request: GenerationRequest): Promise<string> {
  const { existingText, storyId, surface } = request;
  if (!ctx.user || !storyId || surface !== 'editor' || existingText.length < limits.continuation) return '';
  const row = await ctx.deps.db
    .selectFrom('stories')
    .select('content')
    .where('id', '=', storyId)
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirst();
  const at = row?.content.lastIndexOf(existingText.slice(0, sampleLength)) ?? -1;
  return row && at > 0 ? row.content.slice(0, at) : '';
}

/** The text of a story before a prompt's existing text; empty where the prompt contains all of it. */
export function textBefore(whole: string, contained: string): string {
  const text = whole.trimEnd();
  return contained !== '' && text.endsWith(contained) ? text.slice(0, text.length - contained.length) : '';
}

/** The whole text of a wizard story so far; empty for other texts. */
export const chaptersText = (chapter: PreparedChapter | null): Promise<string> | string =>
  chapter && chapter.chapter > 1 ? chapter.readText() : '';
