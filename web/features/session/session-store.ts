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
  /** Why the session could not be read; the last known viewer stays. */
  error: ApiError | null;
}

const atRest: SessionState = { status: 'starting', viewer: null, error: null };
let state = atRest;
let running: Promise<void> | null = null;
/** Counts sign-ins and sign-outs, so that an answer that was asked for before one does not undo it. */
let epoch = 0;
/** Counts balances that were told by others than the session, so that an answer that was asked for before one leaves it. */
let balances = 0;
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('yazihane.session');
/** What a tab tells the others of a balance that it was told: whose it is, and tokens. */
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
  // Signed out in another tab: it can't reach what lies in this one. A guest's stays; who it was may be forgotten here already.
  if (data === 'signed-out')
    clearLocalData((by) => by === 'guest' || (id !== undefined && by !== null && by !== id));
  void rereadSession();
});

/** Nothing of somebody else waits for who is here now; a session that has ended by itself leaves what is its person's. */
function forgetTracesOfOthers(before: string | undefined, here: string | undefined): void {
  const owner = here ?? before;
  if (before === here || owner === undefined) return;
  // Where nobody was known to be here before, a guest's and what says nothing may be of who has just signed in.
  clearLocalData((by) => by === owner || (before === undefined && (by === null || by === 'guest')));
}

function set(next: SessionState): void {
  if (next.status === 'ready') forgetTracesOfOthers(state.viewer?.id, next.viewer?.id);
  state = next;
  rememberSignedIn(next);
  for (const listener of listeners) listener();
}

/** What the early script reads at the next visit (web/boot/early.ts). */
function rememberSignedIn({ status, viewer, error }: SessionState): void {
  if (status !== 'ready') return;
  // Only what the server has told: not what was remembered itself.
  if (!error) rememberViewer(viewer);
  document.documentElement.toggleAttribute('data-signed-in', viewer !== null);
  try {
    if (viewer) localStorage.setItem('yazihane.signed-in', '1');
    else localStorage.removeItem('yazihane.signed-in');
  } catch {
    // Without storage the next page only learns it a moment later.
  }
}

export const sessionStore = {
  get: () => state,
  getOnServer: () => atRest,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The id of the signed-in user; null for a guest, or while the session is unknown. */
export const currentUserId = (): string | null => state.viewer?.id ?? null;

/** Resolves once the session was read, or could not be. */
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

/** Asks the server who is signed in; several callers at once share one request. */
export function refreshSession(): Promise<void> {
  if (running) return running;
  const asked = read().finally(() => {
    if (running === asked) running = null;
  });
  running = asked;
  return asked;
}

/** Asks anew after something about the account changed: an answer that is still on its way may know nothing of it. */
export function rereadSession(): Promise<void> {
  epoch += 1;
  running = null;
  return refreshSession();
}

/** Waits before each further try to read the session, ms. */
const retryAfterMs = [200, 400, 800] as const;

/** No answer came, or one of a server in trouble: another try may end otherwise. */
const mayPass = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Asks, and asks again after growing waits; stops where a sign-in or sign-out has made the answer worthless. */
async function askPatiently(asked: number): Promise<Awaited<ReturnType<typeof api.auth.session>>> {
  for (const waitMs of retryAfterMs) {
    try {
      return await api.auth.session({});
    } catch (error) {
      if (!mayPass(error) || asked !== epoch || navigator.onLine === false) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      if (asked !== epoch) throw error;
    }
  }
  return api.auth.session({});
}

/** After a session seems to have been ended, it is looked for once more, ms. */
const surelyEndedMs = 1_500;

/** A tab that was signed in believes its end at the second asking: another tab may be signing in, which ends the first session. */
async function askSurely(asked: number): Promise<Awaited<ReturnType<typeof api.auth.session>>> {
  const answer = await askPatiently(asked);
  if (!answer.ended || !state.viewer) return answer;
  await new Promise((resolve) => setTimeout(resolve, surelyEndedMs));
  return asked === epoch ? askPatiently(asked) : answer;
}

/**
 * Somebody has ended the session from elsewhere, which is a sign-out: what waited here for its person goes, but for unsaved
 * drafts. What a guest has begun since stays.
 */
function endedElsewhere(wasHere: boolean, isNews: boolean): void {
  clearLocalData((by) => by === 'guest' || (by === null && !isNews));
  if (wasHere) channel?.postMessage('changed');
}

/** The viewer of an answer, with the present balance where one was told since it was asked for. */
function withPresentBalance(viewer: Viewer | null, balancesBefore: number): Viewer | null {
  const here = state.viewer;
  if (balancesBefore === balances || !viewer || viewer.id !== here?.id) return viewer;
  return { ...viewer, tokens: here.tokens };
}

async function read(): Promise<void> {
  const asked = epoch;
  const balancesBefore = balances;
  if (state.status !== 'ready') set({ ...state, status: 'loading', error: null });
  try {
    const { viewer, guest, ended } = await askSurely(asked);
    if (asked !== epoch) return;
    if (guest) setGuestTokens(guest.remaining);
    const wasHere = state.viewer !== null;
    // The cookie of an ended session lies there until somebody signs in: what names nobody may be a guest's by then.
    const isNews = wasHere || rememberedViewer() !== null;
    set({ status: 'ready', viewer: withPresentBalance(viewer, balancesBefore), error: null });
    if (ended) endedElsewhere(wasHere, isNews);
  } catch (error) {
    if (asked !== epoch) return;
    const fault = error instanceof ApiError ? error : null;
    // No answer at all: the rooms open for who was here last, and ask again when there is a connection.
    const known = state.status !== 'ready' && fault?.status === 0 ? rememberedViewer() : null;
    if (known) return set({ status: 'ready', viewer: known, error: fault });
    set(
      state.status === 'ready'
        ? { ...state, error: fault }
        : { status: 'failed', viewer: null, error: fault },
    );
  }
}

/** Takes over the viewer that a sign-in or sign-up answered with; other tabs ask for themselves. */
export function signedInAs(viewer: Viewer): void {
  epoch += 1;
  set({ status: 'ready', viewer, error: null });
  channel?.postMessage('changed');
}

/** Ends the session. @throws ApiError where the server could not be reached: the person is then still signed in. */
export async function signOut(): Promise<void> {
  await api.auth.signOut({});
  epoch += 1;
  set({ status: 'ready', viewer: null, error: null });
  clearLocalData();
  channel?.postMessage('signed-out');
}

/** The account is gone, and its sessions with it: nothing that lies in this browser waits for anyone. */
export function accountRemoved(): void {
  clearLocalData();
  channel?.postMessage('signed-out');
}

function showTokens(tokens: number): void {
  balances += 1;
  const { viewer } = state;
  if (viewer && viewer.tokens !== tokens) set({ ...state, viewer: { ...viewer, tokens } });
}

/** Shows the balance that a receipt or a balance answer named, here and in other tabs, without asking again. */
export function setTokens(tokens: number): void {
  const { viewer } = state;
  showTokens(tokens);
  if (viewer && viewer.tokens !== tokens)
    channel?.postMessage({ of: viewer.id, tokens } satisfies BalanceNews);
}
