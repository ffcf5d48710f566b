/** The indexes of a common token in both lists. */
export type CommonPlace = readonly [before: number, after: number];

/** Converts tokens to numbers; omits tokens that the other list does not have. */
function numbered(tokens: readonly string[], names: ReadonlyMap<string, number>) {
  const places: number[] = [];
  const numbers: number[] = [];
  tokens.forEach((token, place) => {
    const number = names.get(token);
    if (number === undefined) return;
    places.push(place);
    numbers.push(number);
  });
  return { places, numbers: Int32Array.from(numbers) };
}

/** Work between two yields, in inner steps. */
const stepsPerYield = 50_000;

/**
 * Computes how far each diagonal reaches after 0, 1, 2… edits (Myers, "An O(ND) difference algorithm"). The entry of
 * round d begins at diagonal −d−1. Returns null when more than `most` edits would be needed.
 */
function* reachByRounds(
  before: Int32Array,
  after: Int32Array,
  most: number,
): Generator<void, Int32Array[] | null> {
  const rounds: Int32Array[] = [];
  const middle = most + 1;
  const reach = new Int32Array(2 * most + 3);
  let steps = 0;
  for (let round = 0; round <= most; round += 1) {
    steps += round;
    if (steps > stepsPerYield) {
      steps = 0;
      yield;
    }
    rounds.push(reach.slice(middle - round - 1, middle + round + 2));
    for (let diagonal = -round; diagonal <= round; diagonal += 2) {
      const above = reach[middle + diagonal + 1] ?? 0;
      const beside = reach[middle + diagonal - 1] ?? 0;
      const isDown = diagonal === -round || (diagonal !== round && beside < above);
      let x = isDown ? above : beside + 1;
      let y = x - diagonal;
      while (x < before.length && y < after.length && before[x] === after[y]) {
        x += 1;
        y += 1;
      }
      reach[middle + diagonal] = x;
      if (x >= before.length && y >= after.length) return rounds;
    }
  }
  return null;
}

/** Follows the rounds backwards and returns the common indexes in order. */
function backtrack(rounds: readonly Int32Array[], lengths: CommonPlace): CommonPlace[] {
  const common: CommonPlace[] = [];
  let [x, y] = lengths;
  for (let round = rounds.length - 1; round > 0; round -= 1) {
    const reach = rounds[round];
    const at = (diagonal: number) => reach?.[diagonal + round + 1] ?? 0;
    const diagonal = x - y;
    const isDown = diagonal === -round || (diagonal !== round && at(diagonal - 1) < at(diagonal + 1));
    const fromX = at(isDown ? diagonal + 1 : diagonal - 1);
    const begin = isDown ? fromX : fromX + 1;
    while (x > begin) common.push([--x, --y]);
    if (isDown) y -= 1;
    else x -= 1;
  }
  while (x > 0) common.push([--x, --y]);
  return common.reverse();
}

/**
 * Finds the longest common subsequence of tokens; empty when more than `most` edits of the shared tokens would be
 * needed. Takes at most `most`² time and memory, in steps of a few milliseconds.
 */
export function* commonTokensInSteps(
  before: readonly string[],
  after: readonly string[],
  most: number,
): Generator<void, CommonPlace[]> {
  const names = new Map<string, number>();
  for (const token of before) if (!names.has(token)) names.set(token, names.size);
  const is = numbered(after, names);
  const shared = new Set(is.numbers);
  const was = numbered(before, new Map([...names].filter(([, number]) => shared.has(number))));
  yield;
  const farthest = Math.min(most, was.numbers.length + is.numbers.length);
  const rounds = yield* reachByRounds(was.numbers, is.numbers, farthest);
  if (!rounds) return [];
  return backtrack(rounds, [was.numbers.length, is.numbers.length]).map(([x, y]) => [
    was.places[x] ?? 0,
    is.places[y] ?? 0,
  ]);
}
