/** The storage key of the persisted queries' owner. Public pages read it without loading the queries. */
const key = 'yazihane.cache-owner';

/** The account whose queries are persisted; null for none, or when the browser blocks storage. */
export function cacheOwner(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the owner of the persisted queries, or null. @throws when the browser blocks storage */
export function setCacheOwner(owner: string | null): void {
  if (owner === null) localStorage.removeItem(key);
  else localStorage.setItem(key, owner);
}
