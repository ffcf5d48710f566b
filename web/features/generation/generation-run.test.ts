import { describe, expect, it, vi } from 'vitest';
import type { Generation, GenerationEvent } from '#contract/generations.ts';
import { messages } from '#domain/messages/index.ts';
import { ApiError, networkError } from '#web/lib/api-error.ts';
import { networkFault } from './generation-fault.ts';
import { generationMarkers } from './generation-marker.ts';
import { createGenerationRun, type GenerationApi } from './generation-run.ts';
import { textOf } from './generation-state.ts';

const id = '00000000-0000-4000-8000-000000000001';
const request = { idea: 'Eski bir saatçi', genre: 'Dram', surface: 'landing' as const };

function generation(change: Partial<Generation> = {}): Generation {
  return {
    id,
    status: 'running',
    idea: request.idea,
    genre: request.genre,
    surface: 'landing',
    text: '',
    receipt: null,
    freeFailure: false,
    brokenOff: false,
    error: null,
    notice: null,
    byStoryteller: true,
    createdAt: '2026-11-21T09:00:00.000Z',
    finishedAt: null,
    ...change,
  };
}
const started = (change?: Partial<Generation>): GenerationEvent => ({
  type: 'started',
  generation: generation(change),
});
const piece = (text: string): GenerationEvent => ({ type: 'piece', text });
const done = (text: string, status: Generation['status'] = 'completed'): GenerationEvent => ({
  type: 'done',
  generation: generation({ status, text, receipt: { cost: 120, remaining: 380 } }),
});
const apiError = (code: string, message: string, data?: unknown) =>
  new ApiError({ code, message, status: 409, data });

async function* events(...list: (GenerationEvent | Error)[]): AsyncGenerator<GenerationEvent> {
  for (const item of list) {
    if (item instanceof Error) throw item;
    yield item;
  }
}

function setUp(
  overrides: Partial<GenerationApi> = {},
  kept = new Map<string, string>(),
  person: string | null = 'ayşe',
) {
  const api = {
    stream: vi.fn<GenerationApi['stream']>(async () => events(started(), piece('Bir '), done('Bir gün.'))),
    follow: vi.fn<GenerationApi['follow']>(async () => events(started({ text: 'Bir ' }), done('Bir gün.'))),
    latest: vi.fn<GenerationApi['latest']>(async () => null),
    stop: vi.fn<GenerationApi['stop']>(async () =>
      generation({ status: 'stopped', text: 'Bir', receipt: { cost: 5, remaining: 495 } }),
    ),
    dismiss: vi.fn<GenerationApi['dismiss']>(async () => ({ ok: true })),
    ...overrides,
  };
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const onReceipt = vi.fn();
  const run = createGenerationRun({
    api,
    surface: 'landing',
    markers: generationMarkers(
      'landing',
      () => person,
      () => store,
    ),
    onReceipt,
    now: () => 1_000,
    wait: async () => undefined,
  });
  return { api, run, onReceipt, kept };
}

describe('a generation on a screen', () => {
  it('shows the pieces of a text and ends with the cleaned text and its receipt', async () => {
    const { run, onReceipt } = setUp();
    const seen: string[] = [];
    run.subscribe(() => seen.push(textOf(run.getState())));
    await run.start(request);
    expect(seen).toEqual(['', '', 'Bir ', 'Bir gün.']);
    expect(run.getState()).toMatchObject({ phase: 'done', generation: { receipt: { cost: 120 } } });
    expect(onReceipt).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'an error',
      apiError('AI_NETWORK', 'Kesildi.', { receipt: { cost: 7, remaining: 493 }, freeFailure: false }),
    ],
    [
      'a record',
      started({
        status: 'failed',
        error: { code: 'AI_NETWORK', message: 'Kesildi.' },
        receipt: { cost: 7, remaining: 493 },
      }),
    ],
  ])('takes the receipt of a text that broke off from %s', async (_from, end) => {
    const { run, onReceipt } = setUp({ stream: vi.fn(async () => events(end)) });
    await run.start(request);
    expect(onReceipt).toHaveBeenCalledWith({ cost: 7, remaining: 493 });
    expect(run.getState()).toMatchObject({
      phase: 'failed',
      fault: { message: 'Kesildi.', charge: { receipt: { cost: 7 }, freeFailure: false } },
    });
  });

  it('keeps the text that a landing page text continues, also after a reload', async () => {
    const { run, kept } = setUp();
    await run.start({ ...request, existingText: 'Bir gün.', continues: 'g0' });
    expect(run.lead()).toBe('Bir gün.');
    const found = generation({
      status: 'completed',
      text: 'Ertesi gün.',
      receipt: { cost: 1, remaining: 9 },
    });
    const reloaded = setUp({ latest: vi.fn(async () => found) }, kept).run;
    await reloaded.resume();
    expect(reloaded.lead()).toBe('Bir gün.');
    expect(reloaded.leadId()).toBe('g0');
    await reloaded.start(request);
    expect(reloaded.lead()).toBe('');
  });

  it('does not start a second one while one runs', async () => {
    const { run, api } = setUp();
    await Promise.all([run.start(request), run.start(request)]);
    expect(api.stream).toHaveBeenCalledTimes(1);
  });

  it('follows a dropped stream by its id instead of sending the request again', async () => {
    const { run, api } = setUp({
      stream: vi.fn(async () => events(started(), piece('Bir '), networkError(new TypeError('network')))),
    });
    await run.start(request);
    expect(api.follow).toHaveBeenCalledWith(id, expect.anything());
    expect(run.getState()).toMatchObject({ phase: 'done', generation: { text: 'Bir gün.' } });
  });

  it('follows a stream that ended too early', async () => {
    const { run, api } = setUp({ stream: vi.fn(async () => events(started(), piece('Bir '))) });
    await run.start(request);
    expect(api.follow).toHaveBeenCalledTimes(1);
    expect(run.getState().phase).toBe('done');
  });

  it('keeps its key when it retries after a lost connection', async () => {
    const stream = vi
      .fn<GenerationApi['stream']>()
      .mockRejectedValueOnce(networkError(new TypeError('fetch failed')))
      .mockResolvedValueOnce(events(started(), done('Bir gün.')));
    const { run } = setUp({ stream });
    await run.start(request);
    expect(run.getState()).toMatchObject({ phase: 'failed', fault: networkFault });
    await run.retry();
    expect(run.getState().phase).toBe('done');
    expect(stream.mock.calls[1]?.[0].idempotencyKey).toBe(stream.mock.calls[0]?.[0].idempotencyKey);
  });

  it('takes a new key after a real failure', async () => {
    const stream = vi
      .fn<GenerationApi['stream']>()
      .mockRejectedValueOnce(apiError('AI_EMPTY', messages.generation.empty))
      .mockResolvedValueOnce(events(started(), done('Bir gün.')));
    const { run, kept } = setUp({ stream });
    await run.start(request);
    expect(run.getState()).toMatchObject({ phase: 'failed', fault: { message: messages.generation.empty } });
    expect(kept.size).toBe(0);
    await run.retry();
    expect(stream.mock.calls[1]?.[0].idempotencyKey).not.toBe(stream.mock.calls[0]?.[0].idempotencyKey);
  });

  it('follows the generation that is already running in another tab', async () => {
    const { run, api } = setUp({
      stream: vi.fn(async () => {
        throw apiError('GENERATION_RUNNING', messages.generation.alreadyRunning, {
          id,
          surface: 'landing',
          storyId: null,
        });
      }),
    });
    await run.start(request);
    await run.retry();
    expect(api.follow).toHaveBeenCalledWith(id, expect.anything());
    expect(run.getState().phase).toBe('done');
  });

  it('does not follow a generation with another target', async () => {
    const stream = vi
      .fn<GenerationApi['stream']>()
      .mockRejectedValueOnce(
        apiError('GENERATION_RUNNING', messages.generation.alreadyRunning, {
          id,
          surface: 'selection',
          storyId: null,
        }),
      )
      .mockResolvedValueOnce(events(started(), done('Bir gün.')));
    const { run, api } = setUp({ stream });
    await run.start(request);
    expect(run.getState()).toMatchObject({
      phase: 'failed',
      fault: { message: messages.generation.alreadyRunning },
    });
    await run.retry();
    expect(api.follow).not.toHaveBeenCalled();
    expect(stream).toHaveBeenCalledTimes(2);
  });

  it('stops a running generation and keeps the delivered text', async () => {
    let release: (() => void) | undefined;
    const { run, api } = setUp({
      stream: vi.fn(async () =>
        (async function* () {
          yield started();
          yield piece('Bir');
          await new Promise<void>((resolve) => {
            release = resolve;
          });
          yield done('Bir', 'stopped');
        })(),
      ),
    });
    const running = run.start(request);
    await vi.waitFor(() => expect(textOf(run.getState())).toBe('Bir'));
    await run.stop();
    release?.();
    await running;
    expect(api.stop).toHaveBeenCalledTimes(1);
    expect(run.getState()).toMatchObject({ phase: 'done', generation: { status: 'stopped', text: 'Bir' } });
  });

  it('stops as soon as the id is known when Stop was pressed before the first word', async () => {
    let open: (() => void) | undefined;
    const { run, api } = setUp({
      stream: vi.fn(
        () =>
          new Promise<AsyncIterable<GenerationEvent>>((resolve) => {
            open = () => resolve(events(started(), piece('Bir'), done('Bir', 'stopped')));
          }),
      ),
    });
    const running = run.start(request);
    await run.stop();
    expect(api.stop).not.toHaveBeenCalled();
    open?.();
    await running;
    expect(api.stop).toHaveBeenCalledWith(id);
    expect(run.getState().phase).toBe('done');
  });

  it('resumes a running generation after a reload without starting one', async () => {
    const kept = new Map<string, string>();
    const before = setUp({ stream: vi.fn(() => new Promise<never>(() => undefined)) }, kept);
    void before.run.start(request);
    before.run.leave();
    const after = setUp({ latest: vi.fn(async () => generation({ text: 'Bir ' })) }, kept);
    await after.run.resume();
    expect(after.api.stream).not.toHaveBeenCalled();
    expect(after.run.getState()).toMatchObject({ phase: 'done', generation: { text: 'Bir gün.' } });
  });

  it('loads its own text by key or id after a reload, and no newer one', async () => {
    const kept = new Map<string, string>();
    const silent = vi.fn<GenerationApi['stream']>(() => new Promise<never>(() => undefined));
    const before = setUp({ stream: silent }, kept);
    void before.run.start(request);
    before.run.leave();
    const unheard = setUp({}, new Map(kept));
    await unheard.run.resume();
    const key = silent.mock.calls[0]?.[0].idempotencyKey;
    expect(unheard.api.latest).toHaveBeenCalledWith('landing', key);

    const known = new Map<string, string>();
    const begun = vi.fn<GenerationApi['stream']>(async () =>
      (async function* () {
        yield started();
        await new Promise<never>(() => undefined);
      })(),
    );
    const heard = setUp({ stream: begun }, known);
    void heard.run.start(request);
    await vi.waitFor(() => expect(heard.run.getState().phase).toBe('writing'));
    heard.run.leave();
    const after = setUp({}, known);
    await after.run.resume();
    expect(after.api.latest).toHaveBeenCalledWith('landing', id);
    // The generation no longer exists, so that none is pending.
    expect(after.run.pendingPlace()).toBeNull();
  });

  it('never shows a text in another story than its own', async () => {
    const kept = new Map<string, string>();
    const before = setUp({ stream: vi.fn(() => new Promise<never>(() => undefined)) }, kept);
    void before.run.start(request, 'story-1');
    before.run.leave();
    const after = setUp({ latest: vi.fn(async () => generation({ text: 'Bir ' })) }, kept);
    await after.run.resume('story-2');
    expect(after.api.latest).not.toHaveBeenCalled();
    expect(after.run.pendingPlace()).toBe('story-1');
    await after.run.resume('story-1');
    expect(after.run.getState().phase).toBe('done');
  });

  it.each([
    ['another person', 'mehmet', 0],
    ['the same person', 'ayşe', 1],
    ['somebody not known yet', null, 1],
  ])('is looked for by %s in the same browser, or not', async (_who, person, looks) => {
    const kept = new Map<string, string>();
    const before = setUp({ stream: vi.fn(() => new Promise<never>(() => undefined)) }, kept);
    void before.run.start(request, 'story-1');
    before.run.leave();
    const after = setUp({}, kept, person);
    expect(after.run.pendingPlace()).toBe(looks ? 'story-1' : null);
    await after.run.resume(null);
    expect(after.api.latest).toHaveBeenCalledTimes(looks);
  });

  it('keeps the pending generation of another tab for that tab’s reload', async () => {
    const kept = new Map<string, string>();
    const writing = Promise.withResolvers<void>();
    const first = setUp(
      {
        stream: vi.fn(async () =>
          (async function* () {
            yield started();
            await writing.promise;
            yield done('Bir gün.');
          })(),
        ),
      },
      kept,
    );
    const wrote = first.run.start(request, 'birinci');
    await vi.waitFor(() => expect(first.run.getState().phase).toBe('writing'));
    const running = apiError('GENERATION_RUNNING', messages.generation.alreadyRunning);
    const second = setUp({ stream: vi.fn().mockRejectedValueOnce(running) }, kept);
    await second.run.start(request, 'ikinci');
    expect(second.run.getState()).toMatchObject({ phase: 'failed', fault: { code: 'GENERATION_RUNNING' } });
    expect(second.run.pendingPlace()).toBe('birinci');
    second.run.dismiss();
    expect(second.run.pendingPlace()).toBe('birinci');
    writing.resolve();
    await wrote;
    // Dismissing this generation keeps the marker of another tab's later request.
    const away = networkError(new TypeError('network'));
    const third = setUp(
      {
        stream: vi.fn(async () => events(started(), away)),
        follow: vi.fn().mockRejectedValue(away),
      },
      kept,
    );
    await third.run.start(request, 'üçüncü');
    first.run.dismiss();
    expect(third.run.pendingPlace()).toBe('üçüncü');
  });

  it('sends no request after a reload when this browser started no generation', async () => {
    const { run, api } = setUp();
    await run.resume();
    expect(api.latest).not.toHaveBeenCalled();
    expect(run.getState().phase).toBe('idle');
  });

  it('shows the fallback text for an unexpected error', async () => {
    const { run } = setUp({
      stream: vi.fn(async () => {
        throw new RangeError('a slip of ours');
      }),
    });
    await run.start(request);
    expect(run.getState()).toMatchObject({
      phase: 'failed',
      fault: { message: messages.generation.fallback },
    });
  });

  it('discards a pending text without showing it', async () => {
    const kept = new Map<string, string>();
    const before = setUp({ stream: vi.fn(() => new Promise<never>(() => undefined)) }, kept);
    void before.run.start(request, 'story-1');
    before.run.leave();
    const after = setUp({ latest: vi.fn(async () => generation({ status: 'completed' })) }, kept);
    await after.run.discard();
    expect(after.api.dismiss).toHaveBeenCalledWith(id);
    expect(after.run.pendingPlace()).toBeNull();
    expect(after.run.getState().phase).toBe('idle');
  });

  it('dismisses a text permanently', async () => {
    const { run, api, kept } = setUp();
    await run.start(request);
    run.dismiss();
    expect(run.getState().phase).toBe('idle');
    expect(api.dismiss).toHaveBeenCalledWith(id);
    expect(kept.size).toBe(0);
  });
});
