import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const session = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/public-api.ts', () => ({ publicApi: { auth: { session } } }));

const answer = { viewer: null, guest: { remaining: 120, total: 250 } };

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
