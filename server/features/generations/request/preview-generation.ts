import type { GenerationInput, GenerationPreview } from '#contract/generations.ts';
import type { EntryChoice } from '#domain/world/choose-entries.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { loadWorld, type WorldItem } from '#server/features/world/index.ts';
import { storyMessages } from '#server/providers/ai/index.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { adultAccessOf } from './adult-request.ts';
import { buildCheckedJob } from './build-checked-job.ts';
import { entryName } from './entry-name.ts';

/** How many unnamed entries are listed, because a world may have 2,000. */
const maxUnnamed = 50;

const nameOf = (entry: WorldItem) => ({ id: entry.id, kind: entry.kind, name: entryName(entry) });

/** The entries that are left out, the most relevant first. */
function leftOutEntries({ left }: EntryChoice<WorldItem>) {
  const relevant = left.filter(({ why }) => why !== 'not-named' && why !== 'elsewhere');
  const others = left.filter(({ why }) => why === 'not-named' || why === 'elsewhere');
  const listed = [...relevant, ...others.slice(0, maxUnnamed)];
  return {
    left: listed.map(({ entry, why, named }) => ({ ...nameOf(entry), why, named })),
    leftMore: left.length - listed.length,
  };
}

/**
 * Previews the prompt of a generation by the same rules as a start; nothing is started or charged.
 * @throws INVALID_INPUT for a request that would be refused; TOO_MANY_REQUESTS
 */
export async function previewGeneration({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: Omit<GenerationInput, 'idempotencyKey' | 'surface' | 'wizard'> & { withPrompt: boolean };
}): Promise<GenerationPreview> {
  await countWrite(ctx, 'preview');
  const { deps } = ctx;
  const user = signedIn(ctx);
  const { withPrompt, ...rest } = input;
  const request = { ...rest, idempotencyKey: '', surface: 'editor' as const };
  const world = await loadWorld(deps, user.id, input.bible?.storyId ?? null);
  const adult = await adultAccessOf(ctx, request);
  const writer = deps.writer?.name ?? '';
  const { job, entries } = await buildCheckedJob(ctx, request, writer, {
    adultContent: adult === 'allowed',
    chapter: null,
    world,
  });
  return {
    chosen: entries.chosen.map(({ entry, why, named, letters }) => ({
      ...nameOf(entry),
      why,
      named,
      letters,
    })),
    ...leftOutEntries(entries),
    used: entries.used,
    budget: entries.budget,
    prompt: withPrompt ? storyMessages(job) : null,
    byStoryteller: writer === 'storyteller',
  };
}
