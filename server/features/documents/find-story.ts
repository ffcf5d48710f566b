import { open } from 'node:fs/promises';
import { type AppContext, type Deps, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { deriveIfPending } from '../story-documents/index.ts';

/** A stored story of the user without its text, which is read when its conversion starts. */
interface FoundStory {
  id: string;
  ownerId: string;
  title: string;
  /** ISO 8601. */
  changedAt: string;
}

/** Length of one write, characters; encoding a whole book in one call would block the event loop. */
const sliceLength = 65_536;

const notFound = () => new AppError('NOT_FOUND');

/** Finds a story of the user outside the bin, with what open editors have changed until now. @throws NOT_FOUND */
export async function findStory(ctx: AppContext, id: string): Promise<FoundStory> {
  const ownerId = signedIn(ctx).id;
  await deriveIfPending(ctx.deps, id);
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

/** Splits a text without splitting a surrogate pair. */
function* slicesOf(text: string): Generator<string> {
  for (let from = 0, to = 0; from < text.length; from = to) {
    to = from + sliceLength;
    if (/[\ud800-\udbff]/.test(text.charAt(to - 1))) to += 1;
    yield text.slice(from, to);
  }
}

/** Writes a story's text to a new file. @throws NOT_FOUND when it has been deleted since `findStory` */
export async function writeStoryText({ db }: Deps, { id, ownerId }: FoundStory, path: string): Promise<void> {
  // Reads the text in one query, because PostgreSQL takes longer to return a book in pieces.
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
