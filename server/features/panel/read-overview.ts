import type { ActivityDay, PanelOverview } from '#contract/panel.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { readGoal } from '../goals/index.ts';
import { readPendingPayment } from '../payments/index.ts';
import { readLastStory, readStoryDays, readStoryTotal } from '../stories/index.ts';
import { readBalance, readUsedDays } from '../tokens/index.ts';

/** Days that the activity shows, today included (docs/product/pages.md). */
const activityDays = 7;

async function readMemberSince(ctx: AppContext): Promise<string> {
  const { created_at } = await ctx.deps.db
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', signedIn(ctx).id)
    .executeTakeFirstOrThrow();
  return created_at.toISOString();
}

async function readActivity(ctx: AppContext): Promise<ActivityDay[]> {
  const { days } = await readUsedDays({ ctx, input: { days: activityDays } });
  const stories = await readStoryDays(ctx, days[0]?.date ?? '');
  return days.map((day) => ({ ...day, storiesCreated: stories.get(day.date) ?? 0 }));
}

/**
 * All that the panel's cards and chart show, in one answer. Each part fails alone: it is null then, and logged.
 * @throws the fault of the first part where none could be read.
 */
export async function readOverview({ ctx }: { ctx: AppContext }): Promise<PanelOverview> {
  const faults: unknown[] = [];
  const orNull = async <T>(part: string, read: Promise<T>): Promise<T | null> => {
    try {
      return await read;
    } catch (err) {
      ctx.log.error({ err, part }, 'a part of the panel could not be read');
      faults.push(err);
      return null;
    }
  };
  const [balance, pendingPayment, memberSince, stories, lastStory, activity, goal] = await Promise.all([
    orNull('balance', readBalance({ ctx })),
    orNull('pending payment', readPendingPayment(ctx)),
    orNull('member since', readMemberSince(ctx)),
    orNull('stories', readStoryTotal(ctx)),
    orNull('last story', readLastStory(ctx)),
    orNull('activity', readActivity(ctx)),
    orNull('goal', readGoal({ ctx })),
  ]);
  if (faults.length === 7) throw faults[0];
  return { balance, pendingPayment, memberSince, stories, lastStory, activity, goal };
}
