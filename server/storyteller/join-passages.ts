import { capitalize, splitSentences } from '#domain/turkish/index.ts';

/** Passages as one paragraph; one that begins with speech, and the one after it, begin on a line of their own. */
export function joinPassages(passages: readonly string[], heroName: string | undefined): string {
  let text = '';
  let speech = false;
  for (const passage of passages) {
    const next = heroName ? withoutRepeatedName(text, passage, heroName) : passage;
    const opens = next.startsWith('“');
    if (text) text += opens || speech ? '\n' : ' ';
    text += next;
    speech = opens;
  }
  return text;
}

/** The second of two adjacent sentences that begin with the hero's name leaves it out: "Kerim sustu. Gitti." */
function withoutRepeatedName(before: string, passage: string, name: string): string {
  const last = splitSentences(before.replaceAll('\n', ' ')).at(-1) ?? '';
  return beginsWith(last, name) && beginsWith(passage, name)
    ? capitalize(passage.slice(name.length + 1))
    : passage;
}

/** The name alone as the subject: not "Kerim’in", "Kerim de", "Kerim ile" or "Kerim, ...". */
const beginsWith = (sentence: string, name: string): boolean =>
  sentence.startsWith(`${name} `) &&
  !/^(?:de|da|ile|ve|mi|mı|mu|mü|bile|gibi|için|kadar)(?!\p{L})/u.test(sentence.slice(name.length + 1));
