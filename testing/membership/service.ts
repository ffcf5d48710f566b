import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dayMs } from '#domain/time/durations.ts';
import { readBody } from '../read-body.ts';

/** The answer to the next call in place of the usual one. */
export interface PlayedAnswer {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
  /** Whether a grant takes effect before its response fails. */
  grantsAnyway?: boolean;
  /** Never responds, or closes the connection without a response. */
  instead?: 'hang' | 'hang-up';
}

/** A membership service on loopback that keeps members in memory. */
export interface TestMembershipService {
  /** The value for MEMBERSHIP_SERVICE_URL. */
  url: string;
  /** Members by name; the end of their membership, ms, or null. */
  members: Map<string, number | null>;
  /** The granted usernames, one entry for each grant. */
  grants: string[];
  /** The received calls, such as "POST /grant". */
  calls: string[];
  /** The answers to the next calls of this path, one each. */
  play(path: '/validate' | '/grant', ...answers: PlayedAnswer[]): void;
  close(): Promise<void>;
}

/** Starts the outside membership service of the specification: GET /validate?username= and POST /grant. */
export async function startMembershipService(...names: string[]): Promise<TestMembershipService> {
  const members = new Map<string, number | null>(names.map((name) => [name, null]));
  const grants: string[] = [];
  const calls: string[] = [];
  const played: Record<string, PlayedAnswer[]> = { '/validate': [], '/grant': [] };

  function grant(username: string) {
    if (!members.has(username)) return { ok: false, err: 'Kullanıcı bulunamadı.' };
    const until = Math.max(members.get(username) ?? 0, Date.now()) + 31 * dayMs;
    members.set(username, until);
    grants.push(username);
    return { ok: true, new_expiry: new Date(until).toISOString() };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    calls.push(`${request.method} ${url.pathname}`);
    const isGrant = request.method === 'POST' && url.pathname === '/grant';
    const text = await readBody(request);
    const username = isGrant ? JSON.parse(text).username : url.searchParams.get('username');
    const play = played[url.pathname]?.shift();
    if (isGrant && play?.grantsAnyway) grant(username);
    if (play?.instead === 'hang') return;
    if (play?.instead === 'hang-up') return void response.destroy();
    const usual = () => (isGrant ? grant(username) : { ok: members.has(username) });
    response
      .writeHead(play?.status ?? 200, { 'content-type': 'application/json', ...play?.headers })
      .end(play?.body ?? JSON.stringify(usual()));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    members,
    grants,
    calls,
    play: (path, ...answers) => void played[path]?.push(...answers),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
