/** The scopes, that of the room which is open at this path first: it is the one that is wanted. */
export function openFirst<T extends string>(scopes: readonly T[], pathname: string): T[] {
  const isOpen = (scope: T) => pathname === scope || pathname.startsWith(`${scope}/`);
  return [...scopes.filter(isOpen), ...scopes.filter((scope) => !isOpen(scope))];
}

/**
 * Does it with one after another. One that fails takes nothing from those behind it; one that hangs is waited for no
 * longer than `limitMs`. Never rejects.
 */
export async function eachInTurn<T>(
  items: readonly T[],
  limitMs: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, limitMs);
    await Promise.race([work(item).catch(() => undefined), late.promise]);
    clearTimeout(timer);
  }
}
