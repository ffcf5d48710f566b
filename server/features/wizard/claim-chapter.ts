import type { PlanTerms } from '#domain/billing/plans.ts';
import type { Deps } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { StoryOwner } from './owner.ts';
import type { PreparedChapter } from './prepare-chapter.ts';
import { dayStart } from './wizard-uses.ts';

/** Releases the slot of a generation without a chapter; if this fails, the slot is free when its lease ends. */
async function release(deps: Deps, generationId: string): Promise<void> {
  await deps.pool.query('SELECT release_generation_place($1)', [generationId]).catch((error: unknown) => {
    deps.log.warn({ err: error, generation: generationId }, 'a slot was not released');
  });
}

type Outcome = 'claimed' | 'lost' | 'foreign' | 'taken' | 'used_up';

/**
 * Links a prepared chapter to its reserved generation, in one statement. The slot is the lock: while it is held, no
 * process starts another chapter of this owner. When the chapter is no longer allowed, the reservation is undone.
 * @param slot.terms null for a guest
 * @throws CHAPTER_TAKEN, WIZARD_USED_UP, NOT_FOUND; GENERATION_FAILED when the slot was lost meanwhile
 */
export async function claimChapter(
  deps: Deps,
  slot: { generationId: string; owner: StoryOwner; terms: PlanTerms | null },
  { choice }: PreparedChapter,
): Promise<void> {
  const { generationId, owner, terms } = slot;
  const claim = deps.pool.query<{ outcome: Outcome }>({
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
      terms?.wizardPerDay ?? null,
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
