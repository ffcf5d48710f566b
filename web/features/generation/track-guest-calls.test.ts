import { expect, it, vi } from 'vitest';
import type { GenerationApi } from './generation-run.ts';
import { trackGuestCalls } from './track-guest-calls.ts';

it.each(['stream', 'latest'] as const)(
  'assigns a receipt of %s to the person that sent the request when the session changes before it arrives',
  async (call) => {
    let guest = false;
    const calls = {
      stream: vi.fn(),
      latest: vi.fn(),
      follow: vi.fn(),
      stop: vi.fn(),
      dismiss: vi.fn(),
    } satisfies GenerationApi;
    const { api, byGuest } = trackGuestCalls(calls, () => guest);
    const ask = api[call] as (...input: unknown[]) => unknown;
    await ask('bir', 'iki');
    expect(calls[call]).toHaveBeenCalledWith('bir', 'iki');
    // The session ends in another tab while the text is streamed.
    guest = true;
    await api.follow('id', new AbortController().signal);
    expect(byGuest()).toBe(false);
    await ask('üç', 'dört');
    guest = false;
    expect(byGuest()).toBe(true);
  },
);
