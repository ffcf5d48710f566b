/** What a browser keeps between the steps of a payment (spec 2 §3: the saved username). */
export interface SavedPayment {
  username: string;
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
  const { username, reference, url, openedAt } = value as Record<keyof SavedPayment, unknown>;
  return (
    typeof username === 'string' &&
    username.trim() !== '' &&
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

/** Forgets it: the membership was granted. */
export function forgetPayment(): void {
  unkept = null;
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
