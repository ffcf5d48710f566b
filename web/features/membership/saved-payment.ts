/** What a browser keeps between the steps of a payment (docs/product/membership.md). */
export interface SavedPayment {
  username: string;
  /** Made by this browser for its payments of this name: it alone is answered about them. */
  key: string;
  /** Names the payment to the server; null until it was started. */
  reference: string | null;
  /** Where it is paid; null until it was started. */
  url: string | null;
  /** When the payment page was opened, ms since 1970; null before. */
  openedAt: number | null;
}

const key = 'yazihane.membership';
/** Stands in where the browser keeps nothing: the steps still work until the page is left. */
let unkept: SavedPayment | null = null;

function isSavedPayment(value: unknown): value is SavedPayment {
  if (typeof value !== 'object' || value === null) return false;
  const { username, key: own, reference, url, openedAt } = value as Record<keyof SavedPayment, unknown>;
  return (
    typeof username === 'string' &&
    username.trim() !== '' &&
    typeof own === 'string' &&
    (reference === null || typeof reference === 'string') &&
    (url === null || (typeof url === 'string' && /^https?:\/\//.test(url))) &&
    (openedAt === null || typeof openedAt === 'number')
  );
}

/** The payment under way in this browser; null where there is none. */
export function readSavedPayment(): SavedPayment | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isSavedPayment(value) ? value : unkept;
  } catch {
    return unkept;
  }
}

/** Keeps it for the next step. */
export function savePayment(payment: SavedPayment): void {
  unkept = payment;
  try {
    localStorage.setItem(key, JSON.stringify(payment));
  } catch {
    // Private windows may refuse: `unkept` holds it until the page is left.
  }
}

/**
 * Saves the username to pay for. The same name continues the started payment, so that a completed payment is found;
 * another name starts a new one.
 */
export function saveUsername(username: string): void {
  const known = readSavedPayment();
  const same = known !== null && known.username.toLowerCase() === username.toLowerCase();
  savePayment({
    username,
    key: same ? known.key : crypto.randomUUID(),
    reference: same ? known.reference : null,
    url: null,
    openedAt: null,
  });
}

/** Forgets it: the membership was granted, or never will be. */
export function forgetPayment(): void {
  unkept = null;
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
