import type { GenerationInput } from '#contract/generations.ts';
import type { WizardChapter } from '#contract/wizard.ts';
import { type PlanId, plans } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { wizardSelection } from '#domain/wizard/catalogue.ts';
import { wizardIdea } from '#domain/wizard/wizard-idea.ts';
import type { AppContext, Deps } from '#server/context.ts';
import { AppError, invalidInput } from '#server/errors.ts';
import { type ChapterMemory, chapterMemory } from './chapter-memory.ts';
import type { StoryOwner } from './owner.ts';
import { isOwnStory, readChapters, readStory, type StoryRow } from './read-story.ts';
import { storiesLeft } from './wizard-uses.ts';

/** A chapter that may be written, with what it is written from. */
export interface PreparedChapter {
  /** 1 for the first. */
  chapter: number;
  /** What a generation is asked for: all of it follows from the choices and from what was delivered. */
  idea: string;
  genre: string;
  /** What was answered and told before: the request check looks at it together with the idea. */
  told: readonly string[];
  /** What goes along of the story within so many letters. */
  remember(letters: number): ChapterMemory;
  /** As the client chose it. */
  choice: WizardChapter;
}

interface MadeChapter {
  id: string;
  idea: string;
  surface: string;
  story_id: string | null;
  chapter: number | null;
}

/** Whether a generation is of this chapter; one that was only now reserved knows no more than its idea. */
function isOfChapter(made: MadeChapter, choice: WizardChapter): boolean {
  if (made.story_id !== null) return made.story_id === choice.storyId && made.chapter === choice.chapter;
  const selection = wizardSelection(choice);
  return made.surface === 'wizard' && selection !== undefined && made.idea === wizardIdea(selection);
}

/**
 * The generation that a key made before. @throws INVALID_INPUT where it was asked for something else
 */
async function chapterOfKey(
  deps: Deps,
  owner: StoryOwner,
  { idempotencyKey, wizard }: GenerationInput & { wizard: WizardChapter },
): Promise<string | null> {
  const { rows } = await deps.pool.query<MadeChapter>({
    name: owner.userId ? 'user_chapter_of_key' : 'guest_chapter_of_key',
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

/**
 * Chapter rules of the plans (docs/product/wizard.md): a guest has one chapter, the free plan two, the others as many
 * as they like.
 */
function refuseByPlan(plan: PlanId | null, chapter: number): void {
  if (plan === null && chapter > 1) throw new AppError('CHAPTERS_NEED_ACCOUNT');
  if (plan !== null && plans[plan].wizardPerDay !== null && chapter > 2)
    throw new AppError('CHAPTERS_NEED_PRO');
}

function refuseOtherFoundation(story: StoryRow, choice: WizardChapter): void {
  const same =
    story.narrator === choice.narrator &&
    story.genre === choice.genre &&
    story.character_id === choice.characterId &&
    story.beginning_id === choice.beginningId;
  if (!same) throw invalidInput('wizard.storyId', messages.wizard.otherFoundation);
}

/** What a chapter is written from, as the rules stand now. */
async function chapterFrom(
  { deps, user }: Pick<AppContext, 'deps' | 'user'>,
  owner: StoryOwner,
  choice: WizardChapter,
): Promise<PreparedChapter> {
  refuseByPlan(user?.plan ?? null, choice.chapter);
  const selection = wizardSelection(choice);
  if (!selection) throw invalidInput('wizard.characterId', messages.wizard.unknownChoice);

  const known = await readStory(deps, choice.storyId);
  if (known ? !isOwnStory(known, owner) : choice.chapter > 1) throw new AppError('NOT_FOUND');
  const delivered = known ? await readChapters(deps, known.id, known.summarised_chapters) : [];
  if (choice.chapter !== (delivered.at(-1)?.chapter ?? 0) + 1) throw new AppError('CHAPTER_TAKEN');
  // Before its first delivered chapter a story may still be begun otherwise.
  const story = known && delivered.length > 0 ? known : null;
  if (story) refuseOtherFoundation(story, choice);
  else if (user && (await storiesLeft(deps, user.id, user.plan)) === 0) throw new AppError('WIZARD_USED_UP');

  return {
    chapter: choice.chapter,
    idea: wizardIdea(selection),
    genre: choice.genre,
    told: [...delivered.flatMap(({ answers }) => answers), ...(story ? [story.summary] : [])],
    remember: (letters) => chapterMemory(selection, story, delivered, letters),
    choice,
  };
}

/**
 * What a chapter is written from, or the generation that the same key made before. Everything that can be refused
 * before a place is taken is refused here; `claimChapter` makes sure of it once the place is held.
 * @throws CHAPTERS_NEED_ACCOUNT, CHAPTERS_NEED_PRO, CHAPTER_TAKEN, WIZARD_USED_UP; NOT_FOUND for a story of someone
 * else, or a later chapter of none; INVALID_INPUT for unknown choices, or others than the story began with
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
  } catch (refused) {
    // It may be this very request that another process has told meanwhile.
    const existing = await chapterOfKey(ctx.deps, owner, input);
    if (existing !== null) return { existing };
    throw refused;
  }
}
