import type { AdminPrompt } from '#contract/prompts.ts';
import type { PromptId } from '#domain/generation/prompt-ids.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { type PromptText, prompts } from '#server/providers/ai/index.ts';
import { writeAudit } from '../audit/index.ts';
import { presentPrompt, promptInForce, readNewestOf } from './prompt-rows.ts';
import { refusePromptErrors } from './refuse-prompt-errors.ts';

/**
 * Stores a change of a prompt, based on the one that the administrator saw; the database notifies every process.
 * @param text null for the program's own text
 * @throws PROMPT_CHANGED with the newest text
 */
async function storeChange(
  ctx: AppContext,
  { id, revision }: { id: PromptId; revision: number },
  text: PromptText | null,
): Promise<AdminPrompt> {
  const { db, now } = ctx.deps;
  const actor = signedIn(ctx);
  const stored = await db.transaction().execute(async (trx) => {
    const before = await readNewestOf(trx, id);
    if ((before?.revision ?? 0) !== revision) return undefined;
    const row = await trx
      .insertInto('prompt_versions')
      .values({
        prompt: id,
        revision: revision + 1,
        system_text: text?.system ?? null,
        user_text: text?.user ?? null,
        built_in: prompts[id].version,
        created_at: now(),
        created_by: actor.email,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    const textsOf = (of: typeof before) => {
      const { system, user } = promptInForce(id, of);
      return { name: prompts[id].name, system, user };
    };
    await writeAudit(trx, {
      actor,
      action: text ? 'prompt.changed' : 'prompt.reset',
      subject: { type: 'prompt', id },
      before: textsOf(before),
      after: textsOf(row),
      now: now(),
    });
    return row;
  });
  // Read after the transaction, so that the version of a parallel save is seen.
  if (!stored)
    throw new AppError('PROMPT_CHANGED', {
      data: { current: presentPrompt(id, await readNewestOf(db, id)) },
    });
  return presentPrompt(id, stored);
}

/** Stores an administrator's text of a prompt. @throws INVALID_INPUT for wrong or missing variables; PROMPT_CHANGED */
export function updatePrompt({
  ctx,
  input: { id, revision, system, user },
}: {
  ctx: AppContext;
  input: PromptText & { id: PromptId; revision: number };
}): Promise<AdminPrompt> {
  const text = { system: system.trim(), user: user.trim() };
  refusePromptErrors(id, text);
  return storeChange(ctx, { id, revision }, text);
}

/** Takes the program's own text of a prompt again. @throws PROMPT_CHANGED */
export function resetPrompt({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: PromptId; revision: number };
}): Promise<AdminPrompt> {
  return storeChange(ctx, input, null);
}
