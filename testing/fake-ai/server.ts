import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody } from '../read-body.ts';
import { sendStream, sendWhole } from './answer.ts';
import { type Dialect, type Refusal, refuseFields, refuseKey, refuseUnknownFields } from './dialects.ts';
import { type Scenario, scenarioInText, scenarioOf } from './scenario.ts';

/** A received request, without its key. */
export interface RecordedRequest {
  path: string;
  /** Header names and values; the key is replaced by whether it was correct. */
  headers: Record<string, string>;
  key: 'none' | 'right' | 'wrong';
  body: Record<string, unknown>;
  /** True once the client has closed the connection before the end of the response. */
  aborted: boolean;
}

export interface FakeAi {
  /** The value for AI_BASE_URL. */
  baseUrl: string;
  port: number;
  /** The received requests, oldest first; a test may clear the array. */
  requests: RecordedRequest[];
  /** The number of connections opened so far. */
  connections(): number;
  /** The scenarios of the next requests, one each, in place of those that their model names choose. */
  queue(...scenarios: Scenario[]): void;
  /** Resolves after a request or a disconnection for which `seen` is true. */
  until(seen: () => boolean): Promise<void>;
  close(): Promise<void>;
}

export interface FakeAiOptions {
  port?: number;
  dialect?: Dialect;
  /** The only accepted key; every key is accepted without it. */
  apiKey?: string;
  /** Stores no requests, for benchmarks. */
  record?: boolean;
}

function refuse(response: ServerResponse, refusal: Refusal): void {
  response.writeHead(refusal.status, { 'content-type': 'application/json' }).end(refusal.body);
}

async function play(
  response: ServerResponse,
  scenario: Scenario,
  model: string,
  stream: boolean,
): Promise<void> {
  if (scenario.hang) return;
  if (scenario.latencyMs) await new Promise((resolve) => setTimeout(resolve, scenario.latencyMs));
  if (response.destroyed) return;
  if (scenario.cut === 'before') response.destroy();
  else if (stream && scenario.body === undefined) await sendStream(response, scenario, model);
  else sendWhole(response, scenario, model);
}

/**
 * Starts a chat-completions provider on 127.0.0.1; a request chooses its scenario by the model name, or by `#name` in
 * its text.
 */
export async function startFakeAi(options: FakeAiOptions = {}): Promise<FakeAi> {
  const { dialect = 'any', apiKey, record = true } = options;
  const requests: RecordedRequest[] = [];
  const queued: Scenario[] = [];
  const watchers = new Set<() => void>();
  const changed = () => {
    for (const watcher of watchers) watcher();
  };

  const keyOf = (request: IncomingMessage): RecordedRequest['key'] => {
    const given = request.headers.authorization?.replace(/^Bearer /, '');
    if (!given) return 'none';
    return apiKey === undefined || given === apiKey ? 'right' : 'wrong';
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readBody(request);
    const path = request.url ?? '/';
    if (request.method !== 'POST' || !/\/chat\/completions(?:\?|$)/.test(path)) {
      refuse(response, { status: 404, body: '{"error":"Not found"}' });
      return;
    }
    let body: Record<string, unknown>;
    try {
      body = JSON.parse(text);
    } catch {
      refuse(response, { status: 400, body: '{"error":"The body is not JSON"}' });
      return;
    }
    const key = keyOf(request);
    if (record) {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [
          name,
          name === 'authorization' ? key : String(value),
        ]),
      );
      const entry: RecordedRequest = { path, headers, key, body, aborted: false };
      requests.push(entry);
      response.on('close', () => {
        entry.aborted = !response.writableFinished;
        changed();
      });
      changed();
    }
    if (apiKey !== undefined && key !== 'right') return refuse(response, refuseKey(dialect));
    const refusal = refuseUnknownFields(dialect, body);
    if (refusal) return refuse(response, refusal);
    const model = String(body.model ?? '');
    const scenario = queued.shift() ?? scenarioInText(text) ?? scenarioOf(model);
    const refused = refuseFields(scenario.refuses ?? [], body);
    if (refused) return refuse(response, refused);
    const limit = Number(body.max_tokens ?? body.max_completion_tokens);
    const thinksOnly = scenario.thinksBelow !== undefined && limit < scenario.thinksBelow;
    const answer = scenario.write ? { ...scenario, text: scenario.write(text) } : scenario;
    const played = thinksOnly ? { ...scenario, text: '', finish: 'length' } : answer;
    await play(response, played, model, body.stream === true);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', 2_048, resolve));
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    port,
    requests,
    connections: () => connections,
    queue: (...scenarios) => void queued.push(...scenarios),
    until: (seen) =>
      new Promise((resolve) => {
        const look = () => {
          if (!seen()) return;
          watchers.delete(look);
          resolve();
        };
        watchers.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The base address of a port on which nothing listens. */
export async function closedPort(): Promise<string> {
  const fake = await startFakeAi();
  await fake.close();
  return fake.baseUrl;
}
