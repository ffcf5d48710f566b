import type { AppContext } from '#server/context.ts';
import { writerContextTokens } from '#server/providers/ai/index.ts';

/** What this installation offers, the same for everyone. */
export function siteStatus({ ctx }: { ctx: AppContext }) {
  const { env, writer } = ctx.deps;
  const kind = writer === null ? 'none' : writer.name === 'storyteller' ? 'storyteller' : 'model';
  return {
    writer: kind,
    contextTokens: writer && writerContextTokens(writer.name),
    development: env.mode !== 'production',
  } as const;
}
