import type { GenerationInput } from '#contract/generations.ts';
import type { WizardChapter } from '#contract/wizard.ts';
import type { PlanId } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { wizardSelection } from '#domain/wizard/catalogue.ts';
import { wizardIdea } from '#domain/wizard/wizard-idea.ts';
import type { AppContext, Deps } from '#server/context.ts';
import { AppError, invalidInput } from '#server/errors.ts';
import { type ChapterMemory, chapterMemory, joined } from './chapter-memory.ts';
import type { StoryOwner } from './owner.ts';
import { isOwnStory, readChapters, readStory, type StoryRow } from './read-story.ts';
import { storiesLeft } from './wizard-uses.ts';

/** A chapter that may be written, with its input. */
export interface PreparedChapter {
  /** The chapter's number, from 1. */
  chapter: number;
  /** The idea of the generation, made of the choices. */
  idea: string;
  genre: string;
  /** Earlier answers and the summary, which the request check reads together with the idea. */
  told: readonly string[];
  /** What the prompt contains of the story. @param maxCharacters its budget */
  remember(maxCharacters: number): ChapterMemory;
  /** Reads the text of all chapters so far. */
  readText(): Promise<string>;
  /** The client's choices. */
  choice: WizardChapter;
}

interface MadeChapter {
  id: string;
  idea: string;
  surface: string;
  story_id: string | null;
  chapter: number | null;
}

/** Whether a generation is of this chapter; one without its chapter's row yet is compared by its idea. */
function isOfChapter(made: MadeChapter, choice: WizardChapter): boolean {
  if (made.story_id !== null) return made.story_id === choice.storyId && made.chapter === choice.chapter;
  const selection = wizardSelection(choice);
  return made.surface === 'wizard' && selection !== undefined && made.idea === wizardIdea(selection);
}

/** The generation with this idempotency key, or null. @throws INVALID_INPUT when it was for another request */
async function chapterOfKey(
  deps: Deps,
  owner: StoryOwner,
  { idempotencyKey, wizard }: GenerationInput & { wizard: WizardChapter },
): Promise<string | null> {
  const { rows } = await deps.pool.query<MadeChapter>({
    text: `SELECT g.id, g.idea, g.surface, c.story_id, c.chapter FROM generations g
      LEFT JOIN wizard_chapters c ON c.generation_id = g.id
      WHERE ${owner.userId ? 'g.user_id' : 'g.guest_id'} = $1 AND g.idempotency_key = $2`,
    values: [owner.userId ?? owner.guestId, idempotencyKey],
  });
  const [made] = rows;
  if (!made) return null;
  if (isOfChapter(made, wizard)) return made.id;
  throw invalidInput('idempotencyKey', messages.generation.keyOfOtherRequest);
}

/** Limits chapters by plan (docs/product/wizard.md): a guest has one, the free plan two, other plans any number. */
function refuseByPlan(plan: PlanId | null, chapter: number): void {
  if (plan === null && chapter > 1) throw new AppError('CHAPTERS_NEED_ACCOUNT');
  if (plan === 'free' && chapter > 2) throw new AppError('CHAPTERS_NEED_PRO');
}

function refuseOtherFoundation(story: StoryRow, choice: WizardChapter): void {
  const same =
    story.narrator === choice.narrator &&
    story.genre === choice.genre &&
    story.character_id === choice.characterId &&
    story.beginning_id === choice.beginningId;
  if (!same) throw invalidInput('wizard.storyId', messages.wizard.otherFoundation);
}

/** Checks a chapter against the story's current state and prepares its input. */
async function chapterFrom(
  { deps, user }: Pick<AppContext, 'deps' | 'user'>,
  owner: StoryOwner,
  choice: WizardChapter,
): Promise<PreparedChapter> {
  refuseByPlan(user?.plan ?? null, choice.chapter);
  const selection = wizardSelection(choice);
  if (!selection) throw invalidInput('wizard.characterId', messages.wizard.unknownChoice);

  const stored = await readStory(deps, choice.storyId);
  if (stored ? !isOwnStory(stored, owner) : choice.chapter > 1) throw new AppError('NOT_FOUND');
  const delivered = stored ? await readChapters(deps, stored.id, stored.summarised_chapters) : [];
  if (choice.chapter !== (delivered.at(-1)?.chapter ?? 0) + 1) throw new AppError('CHAPTER_TAKEN');
  // Until its first chapter is delivered, a story can be started again with other choices.
  const story = stored && delivered.length > 0 ? stored : null;
  if (story) refuseOtherFoundation(story, choice);
  else if (user && (await storiesLeft(deps, user.id, user.terms)) === 0) throw new AppError('WIZARD_USED_UP');

  return {
    chapter: choice.chapter,
    idea: wizardIdea(selection),
    genre: choice.genre,
    told: [...delivered.flatMap(({ answers }) => answers), ...(story ? [story.summary] : [])],
    remember: (maxCharacters) => chapterMemory(selection, story, delivered, maxCharacters),
    readText: async () => (story ? joined(await readChapters(deps, story.id)) : ''),
    choice,
  };
}

/**
 * Prepares the input of a chapter, or returns the generation with the same idempotency key. It checks all rules before
 * the reservation; `claimChapter` checks them again after it.
 * @throws CHAPTERS_NEED_ACCOUNT, CHAPTERS_NEED_PRO, CHAPTER_TAKEN, WIZARD_USED_UP; NOT_FOUND for another owner's story or
 *   a later chapter of an unknown one; INVALID_INPUT for unknown choices or for others than the story began with
 */
export async function prepareChapter(
  ctx: Pick<AppContext, 'deps' | 'user'>,
  owner: StoryOwner,
  input: GenerationInput & { wizard: WizardChapter },
): Promise<PreparedChapter | { existing: string }> {
  const made = await chapterOfKey(ctx.deps, owner, input);
  if (made !== null) return { existing: made };
  try {
    return await chapterFrom(ctx, owner, input.wizard);
  } catch (error) {
    // Another process may have completed this same request meanwhile.
    const existing = await chapterOfKey(ctx.deps, owner, input);
    if (existing !== null) return { existing };
    throw error;
  }
}
