import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '#contract/auth.ts';

const session = vi.hoisted(() => vi.fn());
const signOutCall = vi.hoisted(() => vi.fn(async () => ({})));
vi.mock('#web/lib/public-api.ts', () => ({ publicApi: { auth: { session, signOut: signOutCall } } }));

const answer = { viewer: null, guest: { remaining: 120, total: 250 }, ended: false };
/** How long a tab makes sure that its session was ended, ms. */
const surelyMs = 1_500;

/** A store of its own, as a page has it at its start. */
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
  // Other tabs have no part in this.
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => false } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a session that can’t be read', () => {
  it('is asked for again after 200, 400 and 800 ms, then told', async () => {
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

  it('is ready as soon as one try succeeds', async () => {
    const { away, refreshSession, sessionStore } = await freshStore();
    session.mockImplementationOnce(away).mockResolvedValue(answer);
    const done = refreshSession();
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect(session).toHaveBeenCalledTimes(2);
    expect(sessionStore.get().status).toBe('ready');
  });

  it('is asked for once where the server has understood and refused', async () => {
    const { refuse, refreshSession, sessionStore } = await freshStore();
    session.mockImplementation(refuse);
    await refreshSession();
    await vi.runAllTimersAsync();
    expect(session).toHaveBeenCalledTimes(1);
    expect(sessionStore.get().status).toBe('failed');
  });

  it('is no longer asked for once somebody has signed in meanwhile', async () => {
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
    'of %i from a receipt outlasts an answer that was asked for before it',
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

  it('of one person does not become that of the next', async () => {
    const { refreshSession, sessionStore, setTokens, signedInAs } = await freshStore();
    signedInAs(viewer);
    session.mockResolvedValue(read({ id: 'u2', tokens: 700 }));
    const done = refreshSession();
    setTokens(480);
    await done;
    expect(sessionStore.get().viewer).toMatchObject({ id: 'u2', tokens: 700 });
  });
});

describe('what a room keeps of a running text', () => {
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

  /** A browser in which Ayşe is signed in, and a text of hers is being written. */
  async function withAyse() {
    const browser = storeWith([key, '{"by":"ayse"}']);
    const tab = storeWith(['yazihane.summary', '{"by":"ayse"}'], ['yazihane.summaries-before', '{}']);
    vi.stubGlobal('localStorage', browser);
    vi.stubGlobal('sessionStorage', tab);
    vi.stubGlobal('indexedDB', { deleteDatabase: () => undefined });
    const store = await freshStore();
    store.signedInAs(ayse);
    session.mockResolvedValue(answer);
    return { ...store, left: () => [browser, tab].flatMap(({ kept }) => [...kept.keys()].filter(isTrace)) };
  }
  const isTrace = (name: string) => /generation|summar/.test(name);
  const hers = [key, 'yazihane.summary'];

  it('stays for its person where a session ends by itself, also over a new start of the page', async () => {
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

  it('goes where the session was ended from another device, also where the page has just started', async () => {
    const { refreshSession, left, sessionStore } = await withAyse();
    session.mockResolvedValue(ended);
    const done = refreshSession();
    await vi.advanceTimersByTimeAsync(surelyMs);
    await done;
    expect(sessionStore.get().viewer).toBeNull();
    expect(left()).toEqual([]);

    const later = await withAyse();
    const again = await freshStore();
    session.mockResolvedValue(ended);
    await again.refreshSession();
    expect(later.left()).toEqual([]);
    // The cookie of that session lies there until somebody signs in: a text since is a guest's, also one that was asked for
    // before anybody knew who is here.
    localStorage.setItem('yazihane.generation.landing', '{"by":null}');
    await (await freshStore()).refreshSession();
    expect(later.left()).toEqual(['yazihane.generation.landing']);
  });

  it('stays where another tab has just signed its person in again, which ends the session before', async () => {
    const { refreshSession, left, sessionStore } = await withAyse();
    session.mockResolvedValueOnce(ended).mockResolvedValue({ viewer: ayse, guest: null, ended: false });
    const done = refreshSession();
    await vi.advanceTimersByTimeAsync(surelyMs);
    await done;
    expect(sessionStore.get().viewer).toEqual(ayse);
    expect(left()).toEqual([...hers, 'yazihane.summaries-before']);
  });

  it('stays where no answer comes', async () => {
    const { refreshSession, left, sessionStore, away } = await withAyse();
    session.mockResolvedValueOnce(ended).mockImplementation(away);
    const done = refreshSession();
    await vi.runAllTimersAsync();
    await done;
    expect(sessionStore.get().viewer).toEqual(ayse);
    expect(left()).toEqual([...hers, 'yazihane.summaries-before']);
  });

  it('goes at a sign-out', async () => {
    const { signOut, left } = await withAyse();
    await signOut();
    expect(left()).toEqual([]);
  });

  it('goes when another person comes, at once or after the session has ended', async () => {
    const first = await withAyse();
    first.signedInAs({ id: 'can' } as Viewer);
    expect(first.left()).toEqual([]);

    const second = await withAyse();
    await second.refreshSession();
    second.signedInAs({ id: 'can' } as Viewer);
    expect(second.left()).toEqual([]);
  });
});
