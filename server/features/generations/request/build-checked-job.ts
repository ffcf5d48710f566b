import type { EntryChoice } from '#domain/world/choose-entries.ts';
import type { AppContext } from '#server/context.ts';
import type { PreparedChapter, Recap } from '#server/features/wizard/index.ts';
import type { WorldItem } from '#server/features/world/index.ts';
import type { StoryJob } from '#server/providers/ai/index.ts';
import { assertSafeRequest } from './assert-safe-request.ts';
import { buildStoryJob } from './build-story-job.ts';
import { chaptersText, earlierPages, textBefore } from './earlier-pages.ts';
import type { GenerationRequest } from './generation-request.ts';
import { recallPassages } from './recall-passages.ts';

/** Characters at the end of the text whose words are searched in earlier pages. */
const lastPageLength = 1_500;

interface Material {
  adultContent: boolean;
  chapter: PreparedChapter | null;
  world: readonly WorldItem[] | null;
}

/**
 * Builds the writer's job of a request with the prompts in force and the passages of earlier pages that matter, and checks
 * all of it. Preview and start use the same function.
 * @throws INVALID_INPUT for a request that every plan refuses
 */
export async function buildCheckedJob(
  ctx: AppContext,
  request: GenerationRequest,
  writerName: string,
  material: Material,
): Promise<{ job: StoryJob; recap: Recap | null; entries: EntryChoice<WorldItem> }> {
  const { deps } = ctx;
  const { chapter } = material;
  const before = await earlierPages(ctx, request);
  const { rating, recallRoom, ...built } = buildStoryJob(ctx.user?.terms ?? null, request, writerName, {
    ...material,
    before,
    scale: deps.writer?.tokenScale?.() ?? 1,
  });
  const job: StoryJob = { ...built.job, prompts: deps.prompts };
  // The storyteller reads no earlier pages.
  if (recallRoom > 0 && writerName !== 'storyteller') {
    const whole = chapter ? await chaptersText(chapter) : before + request.existingText;
    const searched = {
      earlier: textBefore(whole, job.existingText).slice(job.opening?.length ?? 0),
      direction: job.idea,
      lastPage: job.existingText.slice(-lastPageLength),
    };
    job.recalled = await recallPassages(deps, searched, recallRoom);
  }
  assertSafeRequest(job, { idea: request.idea, rating }, chapter?.told ?? []);
  return { ...built, job };
}
