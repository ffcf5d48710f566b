import type { Viewer } from '#contract/auth.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { publicApi as api } from '#web/lib/public-api.ts';
import { clearLocalData } from './clear-local-data.ts';
import { setGuestTokens } from './guest-trial.ts';
import { rememberedViewer, rememberViewer } from './remembered-viewer.ts';

export interface SessionState {
  /** `starting` until the app runs in the browser, then `loading` until the first answer. */
  status: 'starting' | 'loading' | 'ready' | 'failed';
  viewer: Viewer | null;
  /** The error of the last read of the session; the last known viewer is kept. */
  error: ApiError | null;
}

const initialState: SessionState = { status: 'starting', viewer: null, error: null };
let state = initialState;
let running: Promise<void> | null = null;
/** Counts sign-ins and sign-outs, so that the answer to an earlier request does not undo one. */
let epoch = 0;
/** Counts balances from other sources than the session, so that the answer to an earlier request does not undo one. */
let balances = 0;
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('yazihane.session');
/** The message to other tabs about a balance: the viewer's id and tokens. */
interface BalanceNews {
  of: string;
  tokens: number;
}
channel?.addEventListener('message', ({ data }: MessageEvent<'changed' | 'signed-out' | BalanceNews>) => {
  const id = state.viewer?.id;
  if (typeof data === 'object') {
    if (data.of === id) showTokens(data.tokens);
    return;
  }
  // Another tab can't clear this tab's storage. A guest's data stays, and that of others if the viewer is known here.
  if (data === 'signed-out')
    clearLocalData((by) => by === 'guest' || (id !== undefined && by !== null && by !== id));
  void rereadSession();
});

/** Clears the local data of other people; an expired session keeps the data of its person. */
function clearDataOfOthers(before: string | undefined, here: string | undefined): void {
  const owner = here ?? before;
  if (before === here || owner === undefined) return;
  // Without a viewer before, a guest's data and data without an owner may belong to the person who has signed in.
  clearLocalData((by) => by === owner || (before === undefined && (by === null || by === 'guest')));
}

function set(next: SessionState): void {
  if (next.status === 'ready') clearDataOfOthers(state.viewer?.id, next.viewer?.id);
  state = next;
  rememberSignedIn(next);
  for (const listener of listeners) listener();
}

/** Stores for the early script of the next visit whether somebody is signed in (web/boot/early.ts). */
function rememberSignedIn({ status, viewer, error }: SessionState): void {
  if (status !== 'ready') return;
  // With an error the viewer comes from the storage itself.
  if (!error) rememberViewer(viewer);
  document.documentElement.toggleAttribute('data-signed-in', viewer !== null);
  try {
    if (viewer) localStorage.setItem('yazihane.signed-in', '1');
    else localStorage.removeItem('yazihane.signed-in');
  } catch {
    // Without storage the next page reads it from the session.
  }
}

export const sessionStore = {
  get: () => state,
  getOnServer: () => initialState,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The id of the signed-in user; null for a guest, or while the session is unknown. */
export const currentUserId = (): string | null => state.viewer?.id ?? null;

/** Resolves when the session was read or has failed to load. */
export function sessionKnown(): Promise<void> {
  const isKnown = () => state.status === 'ready' || state.status === 'failed';
  return new Promise((resolve) => {
    const look = () => {
      if (!isKnown()) return;
      listeners.delete(look);
      resolve();
    };
    listeners.add(look);
    look();
  });
}

/** Reads the session from the server; concurrent callers share one request. */
export function refreshSession(): Promise<void> {
  if (running) return running;
  const asked = read().finally(() => {
    if (running === asked) running = null;
  });
  running = asked;
  return asked;
}

/** Reads the session again after a change of the account and ignores the answer of a pending request. */
export function rereadSession(): Promise<void> {
  epoch += 1;
  running = null;
  return refreshSession();
}

/** Delays before the retries of reading the session, ms. */
const retryAfterMs = [200, 400, 800] as const;

/** Whether a retry may succeed: there was no answer, or a server error. */
const isRetryable = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Reads the session with retries; stops after a sign-in or sign-out. */
async function readWithRetries(asked: number): Promise<Awaited<ReturnType<typeof api.auth.session>>> {
  for (const waitMs of retryAfterMs) {
    try {
      return await api.auth.session({});
    } catch (error) {
      if (!isRetryable(error) || asked !== epoch || navigator.onLine === false) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      if (asked !== epoch) throw error;
    }
  }
  return api.auth.session({});
}

/** The delay before the end of a session is confirmed by another read, ms. */
const confirmEndDelayMs = 1_500;

/** Reads an ended session twice in a signed-in tab, because a sign-in in another tab ends the previous session too. */
async function readAndConfirmEnd(asked: number): Promise<Awaited<ReturnType<typeof api.auth.session>>> {
  const answer = await readWithRetries(asked);
  if (!answer.ended || !state.viewer) return answer;
  await new Promise((resolve) => setTimeout(resolve, confirmEndDelayMs));
  return asked === epoch ? readWithRetries(asked) : answer;
}

/**
 * Clears the local data after the session was ended from another device, which counts as a sign-out. Unsaved drafts and
 * the data of a guest since then are kept.
 */
function endedElsewhere(wasHere: boolean, isNews: boolean): void {
  clearLocalData((by) => by === 'guest' || (by === null && !isNews));
  if (wasHere) channel?.postMessage('changed');
}

/** The viewer of an answer, with the newest balance if one arrived after the request was sent. */
function withNewestBalance(viewer: Viewer | null, balancesBefore: number): Viewer | null {
  const here = state.viewer;
  if (balancesBefore === balances || !viewer || viewer.id !== here?.id) return viewer;
  return { ...viewer, tokens: here.tokens };
}

async function read(): Promise<void> {
  const asked = epoch;
  const balancesBefore = balances;
  if (state.status !== 'ready') set({ ...state, status: 'loading', error: null });
  try {
    const { viewer, guest, ended } = await readAndConfirmEnd(asked);
    if (asked !== epoch) return;
    if (guest) setGuestTokens(guest.remaining);
    const wasHere = state.viewer !== null;
    // The cookie of an ended session remains until a sign-in, so later data without an owner may be a guest's.
    const isNews = wasHere || rememberedViewer() !== null;
    set({ status: 'ready', viewer: withNewestBalance(viewer, balancesBefore), error: null });
    if (ended) endedElsewhere(wasHere, isNews);
  } catch (error) {
    if (asked !== epoch) return;
    const fault = error instanceof ApiError ? error : null;
    // Without a connection private pages open for the last viewer, and read the session when the connection is back.
    const known = state.status !== 'ready' && fault?.status === 0 ? rememberedViewer() : null;
    if (known) return set({ status: 'ready', viewer: known, error: fault });
    set(
      state.status === 'ready'
        ? { ...state, error: fault }
        : { status: 'failed', viewer: null, error: fault },
    );
  }
}

/** Sets the viewer of a sign-in's answer; other tabs read the session themselves. */
export function signedInAs(viewer: Viewer): void {
  epoch += 1;
  set({ status: 'ready', viewer, error: null });
  channel?.postMessage('changed');
}

/** Ends the session and clears local data. @throws ApiError when the request fails; the person stays signed in then */
export async function signOut(): Promise<void> {
  await api.auth.signOut({});
  epoch += 1;
  set({ status: 'ready', viewer: null, error: null });
  clearLocalData();
  channel?.postMessage('signed-out');
}

/** Clears local data after the account was deleted. */
export function accountRemoved(): void {
  clearLocalData();
  channel?.postMessage('signed-out');
}

function showTokens(tokens: number): void {
  balances += 1;
  const { viewer } = state;
  if (viewer && viewer.tokens !== tokens) set({ ...state, viewer: { ...viewer, tokens } });
}

/** Sets the shown balance, tokens, in this tab and the others without a request. */
export function setTokens(tokens: number): void {
  const { viewer } = state;
  showTokens(tokens);
  if (viewer && viewer.tokens !== tokens)
    channel?.postMessage({ of: viewer.id, tokens } satisfies BalanceNews);
}
