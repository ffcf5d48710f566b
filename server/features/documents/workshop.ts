import { ORPCError } from '@orpc/server';
import { messages } from '#domain/messages.ts';
import { perDeps } from '#server/per-deps.ts';
import { createTurns } from './turns.ts';

/** Most conversions that stand in a process's line, the one that is worked on included. */
const longestLine = 20;

/** Where this process converts documents: one at a time, so that they never take more than one core and its memory. */
export const workshop = perDeps(() => {
  const turns = createTurns();
  const exporting = new Set<string>();
  const importing = new Set<string>();
  return {
    turns,
    /** People whose file this process is making. */
    exporting,
    /** People with an import that waits or runs: one each, so that the queue serves accounts in turn. */
    importing,
    /** @throws EXPORTS_CROWDED */
    refuseIfCrowded() {
      if (turns.length() < longestLine) return;
      throw new ORPCError('EXPORTS_CROWDED', { status: 503, message: messages.documents.crowded });
    },
  };
});
