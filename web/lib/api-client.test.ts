import { describe, expect, it, vi } from 'vitest';
import { messages } from '#domain/messages/index.ts';
import { createApiClient } from './api-client.ts';
import { ApiError, errorText, fieldIssues } from './api-error.ts';
import { apiRoutes } from './api-routes.generated.ts';
import { eventId } from './event-stream.ts';

const id = '00000000-0000-4000-8000-000000000001';

function clientThatGets(answer: Response | Error) {
  const send = vi.fn(async (_url: string, _init: RequestInit) => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { api: createApiClient(apiRoutes, send), send };
}

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a call of the API', () => {
  it('puts path parameters into the path and the rest into the query', async () => {
    const { api, send } = clientThatGets(Response.json({ stories: [], nextCursor: null, total: 0 }));
    await api.stories.list({ limit: 5, cursor: undefined });
    expect(send.mock.calls[0]?.[0]).toBe('/api/stories?limit=5');
    await caught(api.stories.get({ id: 'a/b' }));
    expect(send.mock.calls[1]?.[0]).toBe('/api/stories/a%2Fb');
  });

  it('puts the remaining input of a change into a JSON body', async () => {
    const { api, send } = clientThatGets(Response.json({}));
    await api.stories.update({ id, revision: 2, title: 'Deniz', content: 'Bir sabah' });
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe(`/api/stories/${id}`);
    expect(init?.method).toBe('PUT');
    expect(JSON.parse(String(init?.body))).toEqual({ revision: 2, title: 'Deniz', content: 'Bir sabah' });
  });

  it('fails when the answer is interrupted, and returns nothing without a body', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'));
        controller.error(new TypeError('terminated'));
      },
    });
    const { api } = clientThatGets(new Response(broken, { headers: { 'content-type': 'application/json' } }));
    expect(await caught(api.stories.get({ id }))).toMatchObject({ code: 'NETWORK', status: 0 });
    const { api: quiet } = clientThatGets(new Response(null, { status: 204 }));
    expect(await quiet.stories.remove({ id })).toBeUndefined();
  });

  it('sends a long text in pieces that form the same text', async () => {
    const { api, send } = clientThatGets(Response.json({}));
    const content = `a${'😀ışık '.repeat(40_000)}`;
    await api.stories.update({ id, revision: 2, title: 'Deniz', content });
    const { body } = send.mock.calls[0]?.[1] ?? {};
    expect(body).toBeInstanceOf(Blob);
    expect(JSON.parse(await (body as Blob).text())).toEqual({ revision: 2, title: 'Deniz', content });
  });

  it.each(['pauses between the pieces only in a visible page: %s', 'hidden'])(
    'waits between the pieces only where somebody looks: %s',
    async (state) => {
      vi.stubGlobal('document', { visibilityState: state });
      const timer = vi.spyOn(globalThis, 'setTimeout');
      const { api, send } = clientThatGets(Response.json({}));
      await api.stories.update({ id, revision: 2, title: 'Deniz', content: 'ışık '.repeat(40_000) });
      expect(send).toHaveBeenCalledOnce();
      expect(timer.mock.calls.length > 0).toBe(state === 'visible');
      timer.mockRestore();
      vi.unstubAllGlobals();
    },
  );

  it('throws the error envelope with its request id', async () => {
    const issues = [{ path: 'email', message: messages.account.invalidEmail }];
    const envelope = {
      code: 'INVALID_INPUT',
      status: 422,
      message: 'Geçersiz',
      data: { issues },
      requestId: 'r1',
    };
    const { api } = clientThatGets(Response.json(envelope, { status: 422 }));
    const error = await caught(api.auth.signIn({ email: 'x', password: 'y' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'INVALID_INPUT', status: 422, message: 'Geçersiz', requestId: 'r1' });
    expect(fieldIssues(error)).toEqual({ email: messages.account.invalidEmail });
  });

  it('throws NETWORK when no answer came', async () => {
    const { api } = clientThatGets(new TypeError('Failed to fetch'));
    const error = await caught(api.auth.session({}));
    expect(error).toMatchObject({ code: 'NETWORK', status: 0, message: messages.generation.network });
  });

  it.each([
    [502, messages.request.unknown],
    [503, messages.request.unavailable],
  ])('has a Turkish text for an answer %i that is none of ours', async (status, text) => {
    const { api } = clientThatGets(new Response('<html>Bad gateway</html>', { status }));
    const error = await caught(api.auth.session({}));
    expect(errorText(error)).toBe(text);
    expect(errorText(error, messages.story.loadFailed), 'the caller knows better').toBe(
      messages.story.loadFailed,
    );
  });

  it('passes an abort on', async () => {
    const abort = new AbortController();
    abort.abort();
    const { api } = clientThatGets(new DOMException('gone', 'AbortError'));
    const error = await caught(api.auth.session({}, { signal: abort.signal }));
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});

describe('an event stream', () => {
  const input = { idempotencyKey: id, idea: 'Deniz feneri', surface: 'landing' as const };

  async function received(...chunks: (string | Uint8Array)[]) {
    const encoder = new TextEncoder();
    const body = new ReadableStream({
      start(controller) {
        for (const chunk of chunks)
          controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
        controller.close();
      },
    });
    const { api } = clientThatGets(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    const events: unknown[] = [];
    const error = await caught(
      (async () => {
        for await (const event of await api.generations.stream(input)) events.push(event);
      })(),
    );
    return { events, error };
  }

  it('is read across chunks, wherever they are split', async () => {
    const text =
      ': hello\n\nevent: message\nid: 7\ndata: {"type":"piece","text":"ğüş"}\n\nevent: done\ndata:\n\n';
    const bytes = new TextEncoder().encode(text);
    for (let cut = 1; cut < bytes.length; cut += 1) {
      const { events, error } = await received(bytes.slice(0, cut), bytes.slice(cut));
      expect(error).toBeUndefined();
      expect(events).toEqual([{ type: 'piece', text: 'ğüş' }]);
      expect(eventId(events[0] as object)).toBe('7');
    }
  });

  it('throws the envelope of an error event', async () => {
    const envelope = { code: 'AI_TIMEOUT', status: 504, message: messages.generation.timeout };
    const { events, error } = await received(
      'event: message\ndata: {"type":"piece","text":"a"}\n\n',
      `event: error\ndata: ${JSON.stringify(envelope)}\n\n`,
    );
    expect(events).toHaveLength(1);
    expect(error).toMatchObject({ code: 'AI_TIMEOUT', message: messages.generation.timeout });
  });

  it('fails with NETWORK when it ends early', async () => {
    const { events, error } = await received('event: message\ndata: {"type":"piece","text":"a"}\n\n');
    expect(events).toHaveLength(1);
    expect(error).toMatchObject({ code: 'NETWORK', message: messages.generation.network });
  });
});
