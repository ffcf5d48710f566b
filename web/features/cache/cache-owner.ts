/** Whose lists this browser keeps a copy of; read on public pages, where nothing of the copy itself is loaded. */
const key = 'yazihane.cache-owner';

/** The account that a copy is kept of; null where none is, or where the browser forbids storage. */
export function cacheOwner(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Notes whose copy is kept; null: nobody's. @throws where the browser forbids storage: then none may be kept. */
export function setCacheOwner(owner: string | null): void {
  if (owner === null) localStorage.removeItem(key);
  else localStorage.setItem(key, owner);
}
