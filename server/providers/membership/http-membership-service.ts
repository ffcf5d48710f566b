import type { Logger } from 'pino';
import { type GrantOutcome, type MembershipService, MembershipServiceError } from './membership-service.ts';
import { readAnswer, readExpiry, readReason, type ServiceAnswer } from './read-answer.ts';

export interface HttpMembershipSettings {
  /** Its address, without a trailing slash. */
  url: string;
  log: Logger;
  now: () => Date;
  /** Timeouts of the two calls, ms. */
  timeoutsMs?: { validate: number; grant: number };
}

const defaultTimeoutsMs = { validate: 5_000, grant: 15_000 };

/** Number of attempts when a retry is safe. */
const tries = 2;

/** Error codes of a connection that was never made, so that nothing was sent. */
const unconnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof AggregateError) return cause.errors.every((one) => wasNeverSent({ cause: one }));
  return (
    typeof cause === 'object' && cause !== null && 'code' in cause && unconnected.has(String(cause.code))
  );
}

/** Interprets the answer to a grant; only a certain refusal counts as refused. */
function judge(status: number, answer: ServiceAnswer | null, url: string, now: Date): GrantOutcome {
  const succeeded = status >= 200 && status < 300;
  if (succeeded && answer?.ok) return { kind: 'granted', newExpiry: readExpiry(answer.new_expiry, now) };
  if (answer && !answer.ok) return { kind: 'refused', reason: readReason(answer.err, url) };
  // 429: the request was not processed. Any other 4xx: it was refused.
  if (status === 429) return { kind: 'unsent' };
  if (status >= 400 && status < 500 && status !== 408) return { kind: 'refused', reason: null };
  return { kind: 'uncertain' };
}

/** Creates a membership service over HTTP, whose answers are validated. */
export function createHttpMembershipService(settings: HttpMembershipSettings): MembershipService {
  const { url, log, now, timeoutsMs = defaultTimeoutsMs } = settings;
  const ask = (path: string, limitMs: number, init: RequestInit = {}) =>
    // A redirect could send a name or a grant to another server.
    fetch(`${url}${path}`, { ...init, redirect: 'manual', signal: AbortSignal.timeout(limitMs) });

  async function validateOnce(username: string): Promise<boolean> {
    const response = await ask(`/validate?${new URLSearchParams({ username })}`, timeoutsMs.validate);
    const answer = await readAnswer(response);
    if (response.status >= 500 || !answer) {
      throw new MembershipServiceError(`The membership service answered ${response.status}.`);
    }
    return answer.ok && response.ok;
  }

  async function grantOnce(username: string): Promise<GrantOutcome> {
    let response: Response;
    try {
      response = await ask('/grant', timeoutsMs.grant, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ username }),
      });
    } catch (error) {
      return { kind: wasNeverSent(error) ? 'unsent' : 'uncertain' };
    }
    try {
      return judge(response.status, await readAnswer(response), url, now());
    } catch {
      return { kind: 'uncertain' };
    }
  }

  return {
    async validate(username) {
      for (let left = tries; ; ) {
        left -= 1;
        try {
          return await validateOnce(username);
        } catch (err) {
          log.warn({ err, left }, 'membership service: validate failed');
          if (left === 0)
            throw new MembershipServiceError('The membership service can’t be asked.', { cause: err });
        }
      }
    },
    async grant(username) {
      for (let left = tries; ; ) {
        left -= 1;
        const outcome = await grantOnce(username);
        if (outcome.kind !== 'granted') log.warn({ outcome, left }, 'membership service: no grant');
        if (outcome.kind !== 'unsent' || left === 0) return outcome;
      }
    },
  };
}
