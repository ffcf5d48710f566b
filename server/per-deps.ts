import type { Deps } from './context.ts';

/** A value of which each app has one: created at the first use, collected with the app's dependencies. */
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
