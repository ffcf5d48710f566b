import { type PlanId, plans } from '#domain/billing/plans.ts';
import type { Deps } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { StoryOwner } from './owner.ts';
import type { PreparedChapter } from './prepare-chapter.ts';
import { dayStart } from './wizard-uses.ts';

/** Gives a place back that nothing was bound to; a database that can't do it frees it when the lease ends. */
async function release(deps: Deps, generationId: string): Promise<void> {
  await deps.pool.query('SELECT release_generation_place($1)', [generationId]).catch((error: unknown) => {
    deps.log.warn({ err: error, generation: generationId }, 'a place was not given back');
  });
}

type Outcome = 'claimed' | 'lost' | 'foreign' | 'taken' | 'used_up';

/**
 * Binds a prepared chapter to the running place that was taken for it, in one statement. The place is the lock: while
 * it is held no other chapter of this owner begins, in whatever process. Where something speaks against the chapter by
 * now, the place is given back as if it had never been taken.
 * @param plan null for a guest.
 * @throws CHAPTER_TAKEN, WIZARD_USED_UP, NOT_FOUND; GENERATION_FAILED where the place was lost meanwhile
 */
export async function claimChapter(
  deps: Deps,
  place: { generationId: string; owner: StoryOwner; plan: PlanId | null },
  { choice }: PreparedChapter,
): Promise<void> {
  const { generationId, owner, plan } = place;
  const claim = deps.pool.query<{ outcome: Outcome }>({
    name: 'claim_wizard_chapter',
    text: `SELECT claim_wizard_chapter($1, $2, $3, $4, $5, $6) AS outcome`,
    values: [
      generationId,
      owner.userId,
      owner.guestId,
      JSON.stringify({
        story: {
          id: choice.storyId,
          narrator: choice.narrator,
          genre: choice.genre,
          character_id: choice.characterId,
          beginning_id: choice.beginningId,
        },
        chapter: { chapter: choice.chapter, answers: choice.answers, ending_id: choice.endingId },
      }),
      plan && plans[plan].wizardPerDay,
      dayStart(deps.now()),
    ],
  });
  const { rows } = await claim.catch(async (error: unknown) => {
    await release(deps, generationId);
    throw error;
  });
  switch (rows[0]?.outcome) {
    case 'claimed':
      return;
    case 'taken':
      throw new AppError('CHAPTER_TAKEN');
    case 'used_up':
      throw new AppError('WIZARD_USED_UP');
    case 'foreign':
      throw new AppError('NOT_FOUND');
    default:
      throw new AppError('GENERATION_FAILED');
  }
}
