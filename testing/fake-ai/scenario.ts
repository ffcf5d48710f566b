import { fakeStory } from './story.ts';
import { temperaments } from './temperaments.ts';

/** How the fake provider answers one request. */
export interface Scenario {
  /** HTTP status; `body` is sent unchanged. */
  status?: number;
  body?: string;
  contentType?: string;
  /** The model's text. */
  text?: string;
  /** Writes the text for a request; its whole body is passed. */
  write?: (request: string) => string;
  finish?: string | null;
  /** Thinking that is sent in a separate field before the text. */
  reasoning?: { field: 'reasoning' | 'reasoning_content'; text: string };
  /** Fields of the request that this server does not take. */
  refuses?: readonly string[];
  /** Sends only thinking, and ends at the output limit, while the limit is below so many tokens. */
  thinksBelow?: number;
  /** Usage in another form than OpenAI's. */
  usageBody?: Record<string, unknown>;
  /** Delay of the response, ms. */
  latencyMs?: number;
  /** Characters per streamed piece. */
  pieceLength?: number;
  /** Delay between streamed pieces, ms. */
  pieceDelayMs?: number;
  /** Whether the stream ends with a usage chunk without choices, and with [DONE]. */
  usage?: boolean;
  done?: boolean;
  crlf?: boolean;
  /** Whether a blank line ends the last event. */
  lastBlankLine?: boolean;
  /** The size of the stream's packets in bytes; small ones split letters. */
  packetBytes?: number;
  /** Never answers. */
  hang?: boolean;
  /** Closes the connection: before the response, after this many pieces, or, in JSON, after half the body. */
  cut?: 'before' | number;
  /** Streams without chunked encoding: the end of the connection ends the response. */
  unframed?: boolean;
  /** Sends this event's data after so many pieces, in place of the rest. */
  insteadAfter?: { pieces: number; data: string; event?: string };
}

const json = (value: unknown): string => JSON.stringify(value);
const failure = (status: number, error: unknown): Scenario => ({ status, body: json(error) });
const openAiError = (message: string, code: string | null = null, type = 'invalid_request_error') => ({
  error: { message, type, param: null, code },
});

/** A key that error messages of the fake contain, and that must never reach a client. */
export const leakedKey = 'sk-proj-ABCDEFghijkl0123456789mnopqrstuvWXYZ';
/** One long sentence without an end, which is no loop. */
const endless = `Sonra ${fakeStory
  .replaceAll(/[^\p{L}\s]+/gu, '')
  .replaceAll(/\s+/gu, ' ')
  .repeat(3)
  .slice(0, 2_880)
  .trim()}`;
const thinking = 'Kullanıcı bir deniz feneri hikâyesi istiyor.\n\nÖnce bir kahraman bulmalıyım.';

/** The scenarios by model name. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  ok: {},
  ...temperaments,
  'fault-400-key': failure(400, [
    {
      error: {
        code: 400,
        message: 'API key not valid. Please pass a valid API key.',
        status: 'INVALID_ARGUMENT',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'API_KEY_INVALID',
            domain: 'googleapis.com',
            metadata: { service: 'generativelanguage.googleapis.com' },
          },
        ],
      },
    },
  ]),
  'fault-400-model': failure(
    400,
    openAiError(
      "The requested model 'org/name' is not supported by any provider you have enabled.",
      'model_not_supported',
    ),
  ),
  'fault-400-context': failure(
    400,
    openAiError("This model's maximum context length is 8192 tokens.", 'context_length_exceeded'),
  ),
  'fault-400-policy': failure(
    400,
    openAiError('Your request was rejected by the safety system.', 'content_policy_violation'),
  ),
  'fault-401': failure(401, openAiError(`Incorrect API key provided: ${leakedKey}.`, 'invalid_api_key')),
  'fault-402': failure(402, { error: 'Insufficient USD or Diem balance to complete request' }),
  'fault-403': failure(403, openAiError('Forbidden')),
  'fault-404': failure(404, openAiError('The model `x` does not exist', 'model_not_found')),
  'fault-418': failure(418, openAiError('The kettle is on.')),
  'fault-418-array': failure(418, [{ error: { code: 418, message: 'The kettle is on.', status: 'TEAPOT' } }]),
  'fault-418-string': failure(418, { error: 'The kettle is on.' }),
  'fault-418-message': failure(418, { message: 'The kettle is on.' }),
  'fault-418-detail': failure(418, { detail: [{ loc: ['body'], msg: 'The kettle is on.' }] }),
  'fault-418-text': { status: 418, contentType: 'text/plain', body: 'The kettle is on.' },
  'fault-418-empty': { status: 418, body: '' },
  'fault-418-html': {
    status: 418,
    contentType: 'text/html',
    body: '<!doctype html><html><body><h1>418</h1><p>nginx/1.29 on gw-7.internal</p></body></html>',
  },
  'fault-418-leaky': failure(
    418,
    openAiError(
      `Key ${leakedKey} failed at http://10.0.0.7:8000/v1/chat?key=1 for ops@firma.example in /srv/app/llm/server.py line 12: <b>kettle</b>`,
    ),
  ),
  'fault-418-long': failure(418, openAiError('The kettle is still on. '.repeat(60))),
  'fault-422': failure(422, { error: 'The request was refused by content policy.' }),
  'fault-429': failure(429, openAiError('Rate limit reached.', 'rate_limit_exceeded', 'requests')),
  'fault-500': failure(500, openAiError('The server had an error.', null, 'server_error')),
  'fault-503': failure(503, { error: 'The model is at capacity.' }),
  'fault-504': failure(504, { error: 'The request timed out.' }),
  'fault-200-error': failure(200, { error: { message: 'Rate limited', code: 429 } }),
  'fault-200-html': { status: 200, contentType: 'text/html', body: '<html><body>Hoş geldiniz</body></html>' },
  'fault-empty-body': { status: 200, body: '' },
  'fault-no-choices': { status: 200, body: json({ id: 'x', object: 'chat.completion', choices: [] }) },
  'fault-unparseable': { status: 200, body: '{"choices":[{"message":{"content":"Bir varm' },
  'fault-empty-content': { text: '' },
  'fault-null-content': failure(200, {
    choices: [{ index: 0, message: { role: 'assistant', content: null } }],
  }),
  'fault-filtered': { text: '', finish: 'content_filter' },
  'fault-too-short': { text: 'Bir varmış, bir yokmuş.' },
  'fault-hang': { hang: true },
  'fault-hang-midway': { pieceLength: 40, insteadAfter: { pieces: 3, data: '' }, done: false },
  'fault-cut': { cut: 'before' },
  'fault-cut-midway': { cut: 3 },
  /** Ends right after a full stop, which might be the first of an ellipsis. */
  'fault-cut-after-sentence': { text: 'Deniz vardı. Gece çöktü. Devamı gelmedi.', pieceLength: 12, cut: 2 },
  'fault-cut-late': { pieceLength: 40, cut: 4 },
  'fault-cut-unframed': { unframed: true, cut: 3 },
  'fault-error-midway': {
    insteadAfter: { pieces: 3, data: json(openAiError('The server had an error.', null, 'server_error')) },
  },
  'fault-error-event-midway': {
    insteadAfter: { pieces: 3, data: json({ error: { code: 429, message: 'Slow down' } }), event: 'error' },
  },
  'fault-garbage-midway': { insteadAfter: { pieces: 3, data: '{"choices":[{"delta":' } },
  reasoning: { reasoning: { field: 'reasoning', text: thinking } },
  'reasoning-content': { reasoning: { field: 'reasoning_content', text: thinking } },
  think: { text: `<think>${thinking}</think>\n\n${fakeStory}`, pieceLength: 3 },
  'think-unopened': { text: `${thinking}\n</think>\n\n${fakeStory}`, pieceLength: 3 },
  /** A whole story that its last tag marks as thinking. */
  'think-swallows': { text: `${fakeStory}\n</think>` },
  'think-unclosed': { text: `<think>${thinking}` },
  /** End at their token limit in one long sentence, after a first sentence that is too short for a result or just long enough. */
  'one-sentence': { text: `Deniz vardı. ${endless}`, finish: 'length' },
  'second-sentence': {
    text: `${fakeStory.slice(0, fakeStory.indexOf('.') + 1)} ${endless}`,
    finish: 'length',
  },
  length: { text: fakeStory.slice(0, 700), finish: 'length' },
  'blank-lines': { text: `\n\n${fakeStory.replaceAll('\n\n', '\r\n\r\n \r\n\r\n')}\n\n\n` },
  crlf: { crlf: true },
  packets: { packetBytes: 7 },
  'no-done': { done: false },
  'no-last-blank-line': { done: false, usage: false, lastBlankLine: false },
  unframed: { unframed: true },
  'no-finish': { finish: null, done: false, usage: false },
};

/** The parameters of a model name: `ok?latency=50&piece=12&delay=5`. */
const tunable: Readonly<Record<string, 'latencyMs' | 'pieceLength' | 'pieceDelayMs' | 'packetBytes'>> = {
  latency: 'latencyMs',
  piece: 'pieceLength',
  delay: 'pieceDelayMs',
  packet: 'packetBytes',
};

const asked = new Map<string, Scenario>();

/** The scenario of a model name, always the same object; an unknown name is an ordinary model. */
export function scenarioOf(model: string): Scenario {
  const known = asked.get(model);
  if (known) return known;
  const [name = '', query = ''] = model.split('?');
  const scenario: Scenario = { ...scenarios[name] };
  for (const [key, value] of new URLSearchParams(query)) {
    const field = tunable[key];
    if (field) scenario[field] = Number(value);
  }
  asked.set(model, scenario);
  return scenario;
}

/**
 * The scenario that `#name` in a request's text chooses (`#fault-429` in an idea), so that a browser test can choose one;
 * null without a name.
 */
export function scenarioInText(text: string): Scenario | null {
  if (!text.includes('#')) return null;
  const names = Array.from(text.matchAll(/#([a-z0-9-]+)/g), ([, name]) => name ?? '');
  const name = names.find((candidate) => Object.hasOwn(scenarios, candidate));
  return name === undefined ? null : scenarioOf(name);
}
