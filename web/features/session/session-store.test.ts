import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '#contract/auth.ts';

const session = vi.hoisted(() => vi.fn());
const signOutCall = vi.hoisted(() => vi.fn(async () => ({})));
vi.mock('#web/lib/public-api.ts', () => ({ publicApi: { auth: { session, signOut: signOutCall } } }));

const answer = { viewer: null, guest: { remaining: 120, total: 250 }, ended: false };
/** The delay before a tab confirms that its session was ended, ms. */
const confirmDelayMs = 1_500;

/** Loads a new store, as at the start of a page. */
async function freshStore() {
  vi.resetModules();
  const { ApiError, networkError } = await import('#web/lib/api-error.ts');
  const away = () => Promise.reject(networkError(new TypeError('away')));
  const refuse = () => Promise.reject(new ApiError({ code: 'FORBIDDEN', status: 403, message: 'Olmaz.' }));
  return { away, refuse, ...(await import('./session-store.ts')) };
}

beforeEach(() => {
  vi.useFakeTimers();
  session.mockReset();
  // No messages from other tabs.
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => false } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a session that fails to load', () => {
  it('is retried after 200, 400 and 800 ms, then reported', async () => {
    const { away, refreshSession, sessionStore } = await freshStore();
    session.mockImplementation(away);
    const done = refreshSession();
    const asked = [];
    for (const ms of [0, 199, 1, 399, 1, 799]) {
      await vi.advanceTimersByTimeAsync(ms);
      asked.push(session.mock.calls.length);
    }
    expect(asked).toEqual([1, 1, 2, 2, 3, 3]);
    expect(sessionStore.get().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(session).toHaveBeenCalledTimes(4);
    expect(sessionStore.get()).toMatchObject({ status: 'failed', error: { code: 'NETWORK' } });
  });

  it('is ready as soon as a retry succeeds', async () => {
    const { away, refreshSession, sessionStore } = await freshStore();
    session.mockImplementationOnce(away).mockResolvedValue(answer);
    const done = refreshSession();
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect(session).toHaveBeenCalledTimes(2);
    expect(sessionStore.get().status).toBe('ready');
  });

  it('is not retried when the server refuses the request', async () => {
    const { refuse, refreshSession, sessionStore } = await freshStore();
    session.mockImplementation(refuse);
    await refreshSession();
    await vi.runAllTimersAsync();
    expect(session).toHaveBeenCalledTimes(1);
    expect(sessionStore.get().status).toBe('failed');
  });

  it('is no longer retried after a sign-in', async () => {
    const { away, refreshSession, sessionStore, signedInAs } = await freshStore();
    session.mockImplementation(away);
    const done = refreshSession();
    await vi.advanceTimersByTimeAsync(100);
    signedInAs({ id: 'u1' } as Parameters<typeof signedInAs>[0]);
    await vi.runAllTimersAsync();
    await done;
    expect(session).toHaveBeenCalledTimes(1);
    expect(sessionStore.get()).toMatchObject({ status: 'ready', viewer: { id: 'u1' } });
  });
});

describe('a balance', () => {
  const viewer = { id: 'u1', fullName: 'Ayşe', tokens: 500 } as Viewer;
  const read = (fields: Partial<Viewer>) => ({ viewer: { ...viewer, ...fields }, guest: null, ended: false });

  it.each([480, 500])(
    'of %i from a receipt is kept when the answer to an earlier request arrives',
    async (tokens) => {
      const { refreshSession, sessionStore, setTokens, signedInAs } = await freshStore();
      signedInAs(viewer);
      const answered = Promise.withResolvers<ReturnType<typeof read>>();
      session.mockReturnValueOnce(answered.promise).mockResolvedValue(read({ tokens: 1_000 }));
      const done = refreshSession();
      setTokens(tokens);
      answered.resolve(read({ tokens: 700, fullName: 'Ayşe Su' }));
      await done;
      expect(sessionStore.get().viewer).toMatchObject({ tokens, fullName: 'Ayşe Su' });
      await refreshSession();
      expect(sessionStore.get().viewer).toMatchObject({ tokens: 1_000 });
    },
  );

  it('of one person is not shown for the next person', async () => {
    const { refreshSession, sessionStore, setTokens, signedInAs } = await freshStore();
    signedInAs(viewer);
    session.mockResolvedValue(read({ id: 'u2', tokens: 700 }));
    const done = refreshSession();
    setTokens(480);
    await done;
    expect(sessionStore.get().viewer).toMatchObject({ id: 'u2', tokens: 700 });
  });
});

describe('the local data of a running generation', () => {
  const ayse = { id: 'ayse' } as Viewer;
  const key = 'yazihane.generation.editor';

  function storeWith(...entries: [key: string, value: string][]) {
    const kept = new Map(entries);
    return {
      kept,
      get length() {
        return kept.size;
      },
      key: (at: number) => [...kept.keys()][at] ?? null,
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    };
  }

  /** A browser in which Ayşe is signed in and has a running generation. */
  async function withAyse() {
    const browser = storeWith([key, '{"by":"ayse"}']);
    const tab = storeWith(['yazihane.summary', '{"by":"ayse"}'], ['yazihane.summaries-before', '{}']);
    vi.stubGlobal('localStorage', browser);
    vi.stubGlobal('sessionStorage', tab);
    vi.stubGlobal('indexedDB', { deleteDatabase: () => undefined });
    const store = await freshStore();
    store.signedInAs(ayse);
    session.mockResolvedValue(answer);
    return {
      ...store,
      left: () => [browser, tab].flatMap(({ kept }) => [...kept.keys()].filter(isLocalData)),
    };
  }
  const isLocalData = (name: string) => /generation|summar/.test(name);
  const hers = [key, 'yazihane.summary'];

  it('stays for its person when the session expires, also after a reload', async () => {
    const { refreshSession, left, sessionStore, signedInAs } = await withAyse();
    await refreshSession();
    expect(sessionStore.get().viewer).toBeNull();
    expect(left()).toEqual(hers);
    signedInAs(ayse);
    expect(left()).toEqual(hers);

    const again = await freshStore();
    await again.refreshSession();
    expect(left()).toEqual(hers);
    again.signedInAs(ayse);
    expect(left()).toEqual(hers);
  });

  const ended = { ...answer, ended: true };

  it('is deleted when the session was ended from another device, also at the start of a page', async () => {
    const { refreshSession, left, sessionStore } = await withAyse();
    session.mockResolvedValue(ended);
    const done = refreshSession();
    await vi.advanceTimersByTimeAsync(confirmDelayMs);
    await done;
    expect(sessionStore.get().viewer).toBeNull();
    expect(left()).toEqual([]);

    const later = await withAyse();
    const again = await freshStore();
    session.mockResolvedValue(ended);
    await again.refreshSession();
    expect(later.left()).toEqual([]);
    // The cookie of the ended session remains until a sign-in: later data is a guest's, also data stored before the
    // session was known.
    localStorage.setItem('yazihane.generation.landing', '{"by":null}');
    await (await freshStore()).refreshSession();
    expect(later.left()).toEqual(['yazihane.generation.landing']);
  });

  it('stays when another tab has just signed the same person in, which ends the previous session', async () => {
    const { refreshSession, left, sessionStore } = await withAyse();
    session.mockResolvedValueOnce(ended).mockResolvedValue({ viewer: ayse, guest: null, ended: false });
    const done = refreshSession();
    await vi.advanceTimersByTimeAsync(confirmDelayMs);
    await done;
    expect(sessionStore.get().viewer).toEqual(ayse);
    expect(left()).toEqual([...hers, 'yazihane.summaries-before']);
  });

  it('stays when the confirming request gets no answer', async () => {
    const { refreshSession, left, sessionStore, away } = await withAyse();
    session.mockResolvedValueOnce(ended).mockImplementation(away);
    const done = refreshSession();
    await vi.runAllTimersAsync();
    await done;
    expect(sessionStore.get().viewer).toEqual(ayse);
    expect(left()).toEqual([...hers, 'yazihane.summaries-before']);
  });

  it('is deleted at a sign-out', async () => {
    const { signOut, left } = await withAyse();
    await signOut();
    expect(left()).toEqual([]);
  });

  it('is deleted when another person signs in, at once or after the session has expired', async () => {
    const first = await withAyse();
    first.signedInAs({ id: 'can' } as Viewer);
    expect(first.left()).toEqual([]);

    const second = await withAyse();
    await second.refreshSession();
    second.signedInAs({ id: 'can' } as Viewer);
    expect(second.left()).toEqual([]);
  });
});
