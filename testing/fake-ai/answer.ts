import type { ServerResponse } from 'node:http';
import type { Scenario } from './scenario.ts';
import { fakeStory } from './story.ts';

const usage = { prompt_tokens: 320, completion_tokens: 410, total_tokens: 730 };

/** The response to a request without streaming. */
function completionBody(scenario: Scenario, model: string): string {
  const { reasoning, finish = 'stop' } = scenario;
  const message = {
    role: 'assistant',
    content: scenario.text ?? fakeStory,
    ...(reasoning && { [reasoning.field]: reasoning.text }),
  };
  const choices = [{ index: 0, message, finish_reason: finish }];
  return JSON.stringify({
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    created: 0,
    model,
    choices,
    usage: scenario.usageBody ?? usage,
  });
}

/** The serialized events of a streamed response. */
function streamEvents(scenario: Scenario, model: string): string[] {
  const { reasoning, finish = 'stop', pieceLength = 12, insteadAfter, crlf = false } = scenario;
  const eol = crlf ? '\r\n' : '\n';
  const raw = (data: string, event = '') => `${event && `event: ${event}${eol}`}data: ${data}${eol}${eol}`;
  const chunk = (choices: unknown[], extra: object = {}) =>
    raw(
      JSON.stringify({
        id: 'chatcmpl-fake',
        object: 'chat.completion.chunk',
        created: 0,
        model,
        choices,
        ...extra,
      }),
    );
  const delta = (value: object, reason: string | null = null) =>
    chunk([{ index: 0, delta: value, finish_reason: reason }]);

  const events = [`: keep-alive${eol}${eol}`, delta({ role: 'assistant', content: '' })];
  if (reasoning) events.push(delta({ [reasoning.field]: reasoning.text }));
  const text = scenario.text ?? fakeStory;
  for (let at = 0; at < text.length; at += pieceLength) {
    if (insteadAfter && at / pieceLength >= insteadAfter.pieces) {
      return insteadAfter.data === '' ? events : [...events, raw(insteadAfter.data, insteadAfter.event)];
    }
    events.push(delta({ content: text.slice(at, at + pieceLength) }));
  }
  if (finish) events.push(delta({}, finish));
  if (scenario.usage !== false) events.push(chunk([], { usage: scenario.usageBody ?? usage }));
  if (scenario.done !== false) events.push(raw('[DONE]'));
  if (scenario.lastBlankLine === false) events.push(events.pop()?.trimEnd() ?? '');
  return events;
}

/** Responses by scenario, built once so that the fake costs little in a benchmark. */
const wholes = new WeakMap<Scenario, Buffer>();
const streams = new WeakMap<Scenario, Buffer>();

function once(kept: WeakMap<Scenario, Buffer>, scenario: Scenario, make: () => string): Buffer {
  const known = kept.get(scenario) ?? Buffer.from(make());
  kept.set(scenario, known);
  return known;
}

/** Sends a response without streaming: the scenario's body or a completion. */
export function sendWhole(response: ServerResponse, scenario: Scenario, model: string): void {
  const body = once(wholes, scenario, () => scenario.body ?? completionBody(scenario, model));
  const contentType = scenario.contentType ?? 'application/json';
  response.writeHead(scenario.status ?? 200, { 'content-type': contentType, 'content-length': body.length });
  if (scenario.cut === undefined) response.end(body);
  else response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => void (ms > 0 ? setTimeout(resolve, ms) : setImmediate(resolve)));

/** Sends a streamed response in the scenario's packets and delays until the client disconnects. */
export async function sendStream(response: ServerResponse, scenario: Scenario, model: string): Promise<void> {
  if (scenario.unframed) response.removeHeader('transfer-encoding');
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });
  const { packetBytes, pieceDelayMs = 0, cut, insteadAfter } = scenario;
  if (!packetBytes && pieceDelayMs === 0 && cut === undefined && insteadAfter?.data !== '') {
    response.end(once(streams, scenario, () => streamEvents(scenario, model).join('')));
    return;
  }
  const events = streamEvents(scenario, model);
  if (packetBytes) {
    const bytes = Buffer.from(events.join(''));
    for (let at = 0; at < bytes.length && !response.destroyed; at += packetBytes) {
      response.write(bytes.subarray(at, at + packetBytes));
      await pause(0);
    }
    response.end();
    return;
  }
  let sent = 0;
  for (const event of events) {
    if (response.destroyed) return;
    if (typeof cut === 'number' && sent >= cut + 2) break;
    response.write(event);
    sent += 1;
    await pause(pieceDelayMs);
  }
  if (cut !== undefined && !scenario.unframed) response.destroy();
  else if (insteadAfter?.data !== '') response.end();
}
