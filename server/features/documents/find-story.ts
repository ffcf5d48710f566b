import { open } from 'node:fs/promises';
import { type AppContext, type Deps, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';

/** An own saved story, whose text stays in the database until it is its turn. */
interface FoundStory {
  id: string;
  ownerId: string;
  title: string;
  /** ISO 8601. */
  changedAt: string;
}

/** Letters of a text in one write: a book's bytes are not made in one go. */
const sliceLetters = 65_536;

const notFound = () => new AppError('NOT_FOUND');

/** @throws NOT_FOUND where it is nobody's or somebody else's */
export async function findStory(ctx: AppContext, id: string): Promise<FoundStory> {
  const ownerId = signedIn(ctx).id;
  const story = await ctx.deps.db
    .selectFrom('stories')
    .select(['title', 'updated_at'])
    .where('id', '=', id)
    .where('user_id', '=', ownerId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!story) throw notFound();
  return { id, ownerId, title: story.title, changedAt: story.updated_at.toISOString() };
}

/** A text in slices of which none ends within a letter. */
function* slicesOf(text: string): Generator<string> {
  for (let from = 0, to = 0; from < text.length; from = to) {
    to = from + sliceLetters;
    // The first half of a sign that is stored as two: the other half is not torn off.
    if (/[\ud800-\udbff]/.test(text.charAt(to - 1))) to += 1;
    yield text.slice(from, to);
  }
}

/** Writes a story's text to a new file. @throws NOT_FOUND where it has gone meanwhile */
export async function writeDown({ db }: Deps, { id, ownerId }: FoundStory, path: string): Promise<void> {
  // Whole: PostgreSQL would compute longer on cutting a book into pieces than all of the rest takes.
  const story = await db
    .selectFrom('stories')
    .select('content')
    .where('id', '=', id)
    .where('user_id', '=', ownerId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!story) throw notFound();
  const file = await open(path, 'wx', 0o600);
  try {
    for (const slice of slicesOf(story.content)) await file.appendFile(slice);
  } finally {
    await file.close();
  }
}
