const letters = Array.from('abcçdefgğhıijklmnoöprsştuüvyz');

/** Pairs of letters that are confused: without dots, by sound, or by position on the keyboard. */
const confused: ReadonlySet<string> = new Set(
  'cç gğ ıi oö sş uü zs dt bp kg kğ vf jş cj eı ae aı uo üö âa îi mn hk'
    .split(' ')
    .flatMap((pair) => [pair, Array.from(pair).reverse().join('')]),
);
const vowels = 'aeıioöuü';

/** A word that is one edit away, and the cost of the edit; likelier edits cost less. */
export interface NearWord {
  word: string;
  cost: number;
}

/** Returns every word that is one edit away: a letter deleted, added or replaced, or two letters swapped. */
export function editsOf(word: string): NearWord[] {
  const edits = new Map<string, number>();
  const add = (near: string, cost: number) => {
    const known = edits.get(near);
    if (near !== word && near.length > 1 && (known === undefined || cost < known)) edits.set(near, cost);
  };
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at);
    const letter = word.charAt(at);
    const after = word.slice(at + 1);
    if (letter !== '') {
      add(before + after, letter === word.charAt(at - 1) ? 1 : 3);
      if (after !== '') add(before + after.charAt(0) + letter + after.slice(1), 1.5);
      for (const other of letters) add(before + other + after, confused.has(letter + other) ? 1 : 4);
    }
    for (const other of letters) {
      const doubled = other === letter || other === word.charAt(at - 1);
      add(before + other + word.slice(at), doubled ? 1.5 : vowels.includes(other) ? 2 : 2.5);
    }
  }
  return Array.from(edits, ([near, cost]) => ({ word: near, cost }));
}
