import type { Recipient } from '#contract/membership.ts';

/** The data that a browser stores between the steps of a link payment (docs/product/membership.md). */
export interface SavedPayment {
  username: string;
  /** Whom the payment is for, masked; null without an account of this site. */
  recipient: Recipient | null;
  /** A random key of this browser for its payments of this name; only requests with it may read them. */
  key: string;
  /** The server's reference of the payment; null before its start. */
  reference: string | null;
  /** The address of the payment page; null before the start. */
  url: string | null;
  /** When the payment page was opened, ms since 1970; null before. */
  openedAt: number | null;
}

const key = 'yazihane.membership';
/** The payment in memory, for a browser that blocks storage. */
let inMemory: SavedPayment | null = null;

function isRecipient(value: unknown): value is Recipient | null {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { name, email } = value as Record<keyof Recipient, unknown>;
  return typeof name === 'string' && typeof email === 'string';
}

function isSavedPayment(value: unknown): value is SavedPayment {
  if (typeof value !== 'object' || value === null) return false;
  const {
    username,
    recipient = null,
    key: own,
    reference,
    url,
    openedAt,
  } = value as Record<keyof SavedPayment, unknown>;
  return (
    isRecipient(recipient) &&
    typeof username === 'string' &&
    username.trim() !== '' &&
    typeof own === 'string' &&
    (reference === null || typeof reference === 'string') &&
    (url === null || (typeof url === 'string' && /^https?:\/\//.test(url))) &&
    (openedAt === null || typeof openedAt === 'number')
  );
}

/** The saved payment of this browser, or null. */
export function readSavedPayment(): SavedPayment | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    // A payment that was saved before this version has no recipient.
    return isSavedPayment(value) ? { ...value, recipient: value.recipient ?? null } : inMemory;
  } catch {
    return inMemory;
  }
}

/** Saves the payment for the next step. */
export function savePayment(payment: SavedPayment): void {
  inMemory = payment;
  try {
    localStorage.setItem(key, JSON.stringify(payment));
  } catch {
    // Private windows may block storage; `inMemory` has the payment until the page is left.
  }
}

/**
 * Saves the username to pay for. The same name continues the started payment, so that a completed payment is found;
 * another name starts a new one.
 */
export function saveUsername(username: string, recipient: Recipient | null): void {
  const known = readSavedPayment();
  const same = known !== null && known.username.toLowerCase() === username.toLowerCase();
  savePayment({
    username,
    recipient,
    key: same ? known.key : crypto.randomUUID(),
    reference: same ? known.reference : null,
    url: null,
    openedAt: null,
  });
}

/** Deletes the saved payment after its final result. */
export function forgetPayment(): void {
  inMemory = null;
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}
