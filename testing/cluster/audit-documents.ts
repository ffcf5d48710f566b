import type { Finding } from './audit.ts';
import type { Person } from './person.ts';

const devices = ['first device', 'second device', 'new device'] as const;

export const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');

const firstOf = (words: readonly string[]) => `${words.length} (${words.slice(0, 5).join(' ')})`;

/** Says which typed words are missing in a text, and which are there more often than they were typed; null where none. */
function describeDifference(typed: readonly string[], text: string): string | null {
  const more = wordsOf(text);
  const missing = typed.filter((word) => {
    const at = more.indexOf(word);
    if (at >= 0) more.splice(at, 1);
    return at < 0;
  });
  return missing.length + more.length === 0 ? null : `missing ${firstOf(missing)}, too many ${firstOf(more)}`;
}

/** Compares documents word by word: nothing that was typed is missing, and nothing is there twice. Closes the devices. */
export async function auditDocuments(people: readonly Person[], finishWithinMs: number): Promise<Finding> {
  let violations = 0;
  for (const person of people) {
    const differences: string[] = [];
    try {
      const texts = await person.finishTyping(finishWithinMs);
      texts.push(await person.readAnew());
      for (const [at, text] of texts.entries()) {
        const difference = describeDifference(person.typed, text);
        if (difference !== null) differences.push(`${devices[at]}: ${difference}`);
      }
      if (new Set(texts).size > 1) differences.push('the devices differ');
    } catch (error) {
      differences.push(`not saved: ${error}`);
    }
    await person.close();
    if (differences.length > 0) {
      violations += 1;
      console.error(`${person.username}: ${differences.join('; ')}`);
    }
  }
  return { promise: 'typed words are there once, on all devices', checked: people.length, violations };
}
