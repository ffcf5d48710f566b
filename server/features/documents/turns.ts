/** A place in the line of those who wait to compute. */
export interface Turn {
  /** How many are before it; 0 once it is its turn. */
  place(): number;
  /** Resolves when the line next moves. */
  moved(): Promise<void>;
  /** Gives the place up, in turn or not. */
  leave(): void;
}

/** A line in which one is served at a time, in the order of their coming. */
export function createTurns() {
  const line: symbol[] = [];
  let next = Promise.withResolvers<void>();
  return {
    /** How many stand in it, the one that is served included. */
    length: () => line.length,
    join(): Turn {
      const own = Symbol('turn');
      line.push(own);
      return {
        place: () => line.indexOf(own),
        moved: () => next.promise,
        leave() {
          const at = line.indexOf(own);
          if (at < 0) return;
          line.splice(at, 1);
          next.resolve();
          next = Promise.withResolvers();
        },
      };
    },
  };
}
