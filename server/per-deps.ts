import type { Deps } from './context.ts';

/** Something that each app keeps one of: made at the first use, gone with the app's dependencies. */
export function perDeps<T>(make: (deps: Deps) => T): (deps: Deps) => T {
  const made = new WeakMap<Deps, { value: T }>();
  return (deps) => {
    let known = made.get(deps);
    if (!known) {
      known = { value: make(deps) };
      made.set(deps, known);
    }
    return known.value;
  };
}
