import type { WizardStatus } from '#contract/wizard.ts';
import { nextIstanbulMidnight } from '#domain/time/time.ts';
import type { AppContext } from '#server/context.ts';
import { unfinishedStory } from './unfinished-story.ts';
import { storiesLeft } from './wizard-uses.ts';

/**
 * How many wizard stories are left today, and the story to go on with; all null for guests, who are limited by the
 * trial's tokens and have one chapter.
 */
export async function wizardStatus({ ctx }: { ctx: AppContext }): Promise<WizardStatus> {
  const { deps, user } = ctx;
  if (!user) return { left: null, resetsAt: null, unfinished: null };
  const [left, unfinished] = await Promise.all([
    storiesLeft(deps, user.id, user.terms),
    unfinishedStory(deps, user.id, user.terms),
  ]);
  const resetsAt = left === null ? null : nextIstanbulMidnight(deps.now()).toISOString();
  return { left, resetsAt, unfinished };
}
