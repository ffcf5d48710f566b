import { sql } from 'kysely';
import { personalKey } from '#domain/house-style/dictionary.ts';
import { compare } from '#domain/turkish/index.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';

interface Words {
  words: string[];
}
interface WordInput {
  ctx: AppContext;
  input: { word: string };
}

const inOrder = (words: readonly string[] | undefined): Words => ({
  words: [...(words ?? [])].sort(compare),
});

/** The personal list, by the Turkish alphabet. */
export async function listWords({ ctx }: { ctx: AppContext }): Promise<Words> {
  const list = await ctx.deps.db
    .selectFrom('personal_dictionaries')
    .select('words')
    .where('user_id', '=', signedIn(ctx).id)
    .executeTakeFirst();
  return inOrder(list?.words);
}

/** Adds a word, folded: one that is there already changes nothing. @throws TOO_MANY_WORDS; TOO_MANY_REQUESTS. */
export async function addWord({ ctx, input }: WordInput): Promise<Words> {
  await countWrite(ctx, 'house-style');
  const word = personalKey(input.word);
  const { rows } = await sql<Words>`
    INSERT INTO personal_dictionaries AS d (user_id, words) VALUES (${signedIn(ctx).id}, ARRAY[${word}])
    ON CONFLICT (user_id) DO UPDATE
      SET words = CASE WHEN ${word} = ANY (d.words) THEN d.words ELSE array_append(d.words, ${word}) END
    RETURNING words`
    .execute(ctx.deps.db)
    .catch((fault: unknown) => {
      if ((fault as { constraint?: string }).constraint === 'personal_dictionary_size') {
        throw new AppError('TOO_MANY_WORDS');
      }
      throw fault;
    });
  return inOrder(rows[0]?.words);
}

/** Takes a word off the list; one that is not there changes nothing. @throws TOO_MANY_REQUESTS. */
export async function removeWord({ ctx, input }: WordInput): Promise<Words> {
  await countWrite(ctx, 'house-style');
  const word = personalKey(input.word);
  const { rows } = await sql<Words>`
    UPDATE personal_dictionaries SET words = array_remove(words, ${word})
    WHERE user_id = ${signedIn(ctx).id} RETURNING words`.execute(ctx.deps.db);
  return inOrder(rows[0]?.words);
}
