import type { AdminPrompt, StoredPromptVersion } from '#contract/prompts.ts';
import { type PromptId, promptIds } from '#domain/generation/prompt-ids.ts';
import type { AppContext } from '#server/context.ts';
import { presentPrompt, presentVersion, readNewest } from './prompt-rows.ts';

const pageSize = 20;

/** Returns all prompts with their texts in force. */
export async function listPrompts({ ctx }: { ctx: AppContext }): Promise<AdminPrompt[]> {
  const rows = await readNewest(ctx.deps.db);
  return promptIds.map((id) => presentPrompt(id, rows.get(id)));
}

/** Returns a page of the stored texts of a prompt, newest first. */
export async function listVersions({
  ctx,
  input: { id, before },
}: {
  ctx: AppContext;
  input: { id: PromptId; before?: number | undefined };
}): Promise<{ versions: StoredPromptVersion[]; hasMore: boolean }> {
  const rows = await ctx.deps.db
    .selectFrom('prompt_versions')
    .selectAll()
    .where('prompt', '=', id)
    .$if(before !== undefined, (query) => query.where('revision', '<', before ?? 0))
    .orderBy('revision', 'desc')
    .limit(pageSize + 1)
    .execute();
  return { versions: rows.slice(0, pageSize).map(presentVersion), hasMore: rows.length > pageSize };
}
