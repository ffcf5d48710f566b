import { splitSentences } from '#domain/turkish/index.ts';

/** A text whose speech stands on lines of its own, as a konuşma çizgisi needs it. */
export const speechOnLines = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => lines(paragraph).join('\n'))
    .join('\n\n');

function lines(paragraph: string): string[] {
  const made: string[] = [];
  let speech = false;
  for (const sentence of wholeSentences(paragraph)) {
    const opens = sentence.startsWith('“');
    // "“Gel,” dedi. “Otur.”": the named person continues to speak.
    const goesOn = opens && speech && /”[^”“]*\p{L}[^”“]*[.!?…]$/u.test(made.at(-1) ?? '');
    if (made.length === 0 || (opens && !goesOn) || (speech && !opens)) made.push(sentence);
    else made[made.length - 1] += ` ${sentence}`;
    speech = opens;
  }
  return made;
}

/** Sentences, none of which ends inside quotation marks. */
function wholeSentences(paragraph: string): string[] {
  const whole: string[] = [];
  let open = '';
  for (const sentence of splitSentences(paragraph)) {
    open = open ? `${open} ${sentence}` : sentence;
    if (open.split('“').length !== open.split('”').length) continue;
    whole.push(open);
    open = '';
  }
  return open ? [...whole, open] : whole;
}
