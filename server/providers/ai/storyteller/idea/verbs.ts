import { conjugate } from '#domain/turkish/index.ts';
import { INTRANSITIVE_VERBS, TRANSITIVE_VERBS } from '../banks/lexicon/verbs.ts';

export interface VerbForm {
  verb: string;
  transitive: boolean;
  person: '1sg' | '3sg';
}

let forms: Map<string, VerbForm> | undefined;

function build(): Map<string, VerbForm> {
  const made = new Map<string, VerbForm>();
  const add = (verb: string, transitive: boolean): void => {
    made.set(verb, { verb, transitive, person: '3sg' });
    for (const person of ['3sg', '1sg'] as const) {
      for (const tense of ['aorist', 'present', 'past', 'evidential', 'future'] as const) {
        const entry = { verb, transitive, person };
        const form = conjugate(verb, { tense, person });
        if (!made.has(form)) made.set(form, entry);
        if (tense === 'present' || tense === 'aorist' || tense === 'evidential') {
          made.set(conjugate(verb, { tense, person, compound: 'past' }), entry);
        }
      }
    }
  };
  for (const verb of TRANSITIVE_VERBS.split('|')) add(verb, true);
  for (const verb of INTRANSITIVE_VERBS.split('|')) add(verb, false);
  return made;
}

/** The verb at the end of a clause, with how many words it takes; undefined when it is not a known one. */
export function finalVerb(words: readonly string[]): (VerbForm & { length: number }) | undefined {
  forms ??= build();
  for (const length of [3, 2, 1]) {
    if (words.length < length) continue;
    const found = forms.get(words.slice(-length).join(' '));
    if (found) return { ...found, length };
  }
  return undefined;
}
