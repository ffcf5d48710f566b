/** The scopes, with that of the open page first. */
export function openFirst<T extends string>(scopes: readonly T[], pathname: string): T[] {
  const isOpen = (scope: T) => pathname === scope || pathname.startsWith(`${scope}/`);
  return [...scopes.filter(isOpen), ...scopes.filter((scope) => !isOpen(scope))];
}

/**
 * Runs `work` for one item after another. Continues after an item that fails, or that takes longer than `limitMs`. Never
 * rejects.
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
