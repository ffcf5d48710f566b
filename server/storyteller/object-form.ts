import type { IdeaObject } from '#domain/turkish/idea/index.ts';
import { type Case, inflectNoun } from '#domain/turkish/index.ts';
import { bareThing } from './thing-kinds.ts';

/** Adjectives and nouns that end as a genitive does. */
const NO_GENITIVE =
  /^(?:için|bütün|yakın|uzun|derin|kalın|kadın|altın|gelin|düğün|oyun|odun|ekin|yorgun|durgun|gergin|düzgün|üzgün|kırgın|baygın|dargın|olgun|solgun|zengin|bilgin|seçkin|şaşkın|taşkın|keskin|ince|son|on|kütün|gün|bugün|ilkin|zeytin|tütün|ürün|koyun|sabun)$/u;

const isGenitive = (word: string): boolean => /[ıiuü]n$/u.test(word) && !NO_GENITIVE.test(word);

/** A word that ends what belongs together with the head: a place, a direction, a participle, a comma. */
const BOUNDARY =
  /(?:[dt][ae]n?|[ıiuü]n[ae]|[^aeıioöuü]y[ae]|[dt][ıiuü]ğ[ıiuü]|[ae]c[ae]ğ[ıi]|[ıiuü]p|[ae]r[ae]k|m[ıiuü]ş|[aeıioöuü]y[ae]n|[^aeıioöuüdtr][ae]n|,)$/u;

/** The words in front of the head that belong to it alone: "köyün muhtarının", "piyano", "kendi çocukluk". */
function possessors(before: readonly string[]): string[] {
  const bound = before.findLastIndex(
    (word) =>
      BOUNDARY.test(word) && !/^(?:bir|kendi|insan|ceylan|aslan|orman|roman|vatan|meydan)$/u.test(word),
  );
  const near = before.slice(bound + 1);
  const owner = near.findLastIndex(isGenitive);
  if (owner < 0) return near.slice(-2).filter((word) => word !== 'bir');
  // "köyün muhtarının": the owner is owned as well.
  const owned = /(?:[aeıioöuü]s|[^aeıioöuün])[ıiuü]n[ıiuü]n$/u.test(near[owner] ?? '');
  return [...(owned && isGenitive(near[owner - 1] ?? '') ? [near[owner - 1] ?? ''] : []), near[owner] ?? ''];
}

/**
 * The object in short: its head, with its own possessor where it has one ("gemi", "meslektaşının kaseti"); `again` leaves
 * out the possessor of a thing that the story has named ("kaset").
 */
export function objectForm(object: IdeaObject, asked: Case, { again = false } = {}): string {
  const { head, compound, phrase } = object;
  const bare = again && compound ? bareThing(object) : undefined;
  if (bare) return inflectNoun(bare, { case: asked });
  const proper = /^\p{Lu}/u.test(head);
  const form = inflectNoun(head, { case: asked, compound, ...(proper ? { proper } : {}) });
  return [...(compound ? possessors(phrase.split(' ').slice(0, -1)) : []), form].join(' ');
}
