import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { promptIds } from '#domain/generation/prompt-ids.ts';
import type { Changes } from '#server/db/changes.ts';
import { readOnChange } from '#server/db/read-on-change.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { builtInPrompts, type PromptsInForce } from '#server/providers/ai/index.ts';
import { promptInForce, readNewest } from './prompt-rows.ts';

interface LivePrompts {
  readonly current: PromptsInForce;
  close(): void;
}

/** Reads the prompts in force, and reads them again when any process changes one. */
export async function openPrompts(core: {
  db: Kysely<DB>;
  log: Logger;
  changes: Pick<Changes, 'subscribe'>;
}): Promise<LivePrompts> {
  const { db, log, changes } = core;
  let started = 0;
  let shown = 0;
  let current = builtInPrompts;
  async function read(): Promise<void> {
    started += 1;
    const turn = started;
    const rows = await readNewest(db);
    // Concurrent reads may finish in the wrong order.
    if (turn < shown) return;
    shown = turn;
    current = Object.fromEntries(
      promptIds.map((id) => [id, promptInForce(id, rows.get(id))]),
    ) as PromptsInForce;
  }
  await read();
  const close = readOnChange(changes, 'settings', read, (error) =>
    log.error({ err: error }, 'the prompts were not read'),
  );
  return {
    get current() {
      return current;
    },
    close,
  };
}
