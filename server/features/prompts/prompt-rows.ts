import type { Kysely, Selectable } from 'kysely';
import type { AdminPrompt, StoredPromptVersion } from '#contract/prompts.ts';
import type { PromptId } from '#domain/generation/prompt-ids.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { builtInPrompt, type PromptInUse, prompts, variablesOf } from '#server/providers/ai/index.ts';

export type PromptRow = Selectable<DB['prompt_versions']>;

/** Reads the newest change of every prompt that was changed. */
export async function readNewest(db: Kysely<DB>): Promise<Map<string, PromptRow>> {
  const rows = await db
    .selectFrom('prompt_versions')
    .selectAll()
    .distinctOn('prompt')
    .orderBy('prompt')
    .orderBy('revision', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.prompt, row]));
}

/** Reads the newest change of a prompt; undefined before the first. */
export function readNewestOf(db: Kysely<DB>, id: PromptId): Promise<PromptRow | undefined> {
  return db
    .selectFrom('prompt_versions')
    .selectAll()
    .where('prompt', '=', id)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The text of a prompt that is in force after its newest change. */
export function promptInForce(id: PromptId, row: PromptRow | undefined): PromptInUse {
  const { system_text: system = null, user_text: user = null } = row ?? {};
  if (!row || system === null || user === null) return builtInPrompt(id);
  return { id, system, user, override: row.revision };
}

export function presentPrompt(id: PromptId, row: PromptRow | undefined): AdminPrompt {
  const own = prompts[id];
  const required: readonly string[] = own.required;
  const { system, user, override } = promptInForce(id, row);
  return {
    id,
    name: own.name,
    system,
    user,
    own: { system: own.system, user: own.user, version: own.version },
    isOverridden: override !== null,
    basedOn: override === null ? null : (row?.built_in ?? null),
    revision: row?.revision ?? 0,
    changedAt: row?.created_at.toISOString() ?? null,
    changedBy: row?.created_by ?? null,
    variables: Object.entries(variablesOf(id)).map(([name, about]) => ({
      name,
      about,
      isRequired: required.includes(name),
    })),
  };
}

export const presentVersion = (row: PromptRow): StoredPromptVersion => ({
  revision: row.revision,
  system: row.system_text,
  user: row.user_text,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
});
