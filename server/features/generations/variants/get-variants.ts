import type { VariantGroup } from '#contract/variants.ts';
import { generationCaps, type PlanTerms } from '#domain/billing/plans.ts';
import { forecastCost } from '#domain/billing/tokens.ts';
import type { Rating } from '#domain/generation/genres.ts';
import { forecastSelection } from '#domain/generation/selection-actions.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { withLiveText } from '../own-generations/index.ts';
import { type GenerationRow, present, readerOf } from '../record/index.ts';
import { type GroupRequest, ownGroup } from './variant-groups.ts';

/** The likely cost of another text of a group by these terms, tokens. */
function forecastOf(
  terms: PlanTerms,
  { selection, ...request }: GroupRequest,
): { low: number; high: number } {
  if (selection) return forecastSelection(terms, selection.action, selection.passage);
  if (!('idea' in request)) return { low: 0, high: 0 };
  const { idea, existingText, surface, paragraphs } = request;
  const caps = generationCaps(terms, { surface, continuing: existingText.trim() !== '', paragraphs });
  return forecastCost(idea, caps);
}

/** The rating of a group's request. */
const ratingOf = (request: GroupRequest): Rating =>
  request.selection ? request.selection.rating : request.rating;

/**
 * All texts of a generation's request, oldest first, including a running one.
 * @throws NOT_FOUND, also for another person's
 */
export async function getVariants({ ctx, id }: { ctx: AppContext; id: string }): Promise<VariantGroup> {
  const group = await ownGroup(ctx, id);
  const { rows } = await ctx.deps.pool.query<GenerationRow & { kept: boolean }>(
    `SELECT g.id, g.status, g.idea, g.genre, g.surface, g.writer, g.result, g.error_code, g.error_message, g.cost,
        g.free_failure, g.remaining, g.created_at, g.finished_at, s.kept
      FROM story_generations s JOIN generations g ON g.id = s.generation_id
      WHERE s.group_id = $1 AND (g.status = 'running' OR g.status IN ('completed', 'stopped') AND g.result <> '')
      ORDER BY s.created_at, s.generation_id`,
    [group.id],
  );
  const { selection } = group.request;
  return {
    id: group.id,
    storyId: group.storyId,
    purpose: group.purpose as VariantGroup['purpose'],
    tone: selection?.tone ?? null,
    rating: ratingOf(group.request),
    passage: selection?.passage ?? '',
    forecast: forecastOf(signedIn(ctx).terms, group.request),
    variants: rows.map((row) => ({ ...present(withLiveText(ctx, row), readerOf(ctx)), kept: row.kept })),
  };
}
