import type { Deps } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { perDeps } from '#server/per-deps.ts';
import { failAbandonedGenerations } from './fail-abandoned-generations.ts';
import type { LiveGeneration } from './live-generation.ts';
import { heartbeatMs, leaseInterval, sweepMs } from './timing.ts';

/**
 * The generations that this process writes. Once a second one statement renews all their leases, stores their texts so
 * far and returns those that another process asked to stop.
 */
class GenerationRegistry {
  readonly #deps: Deps;
  readonly #running = new Map<string, LiveGeneration>();
  readonly #stored = new Map<string, number>();
  #heartbeat: NodeJS.Timeout | null = null;
  #isBeating = false;
  #starting = 0;
  #draining = false;
  #shuttingDown = false;
  #idle = Promise.withResolvers<void>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get(id: string): LiveGeneration | undefined {
    return this.#running.get(id);
  }

  all(): LiveGeneration[] {
    return [...this.#running.values()];
  }

  /**
   * Runs a start; draining waits for it even before its generation is added.
   * @throws SERVICE_UNAVAILABLE while draining
   */
  async starting<T>(start: () => Promise<T>): Promise<T> {
    if (this.#draining) throw new AppError('SERVICE_UNAVAILABLE');
    this.#starting += 1;
    try {
      return await start();
    } finally {
      this.#starting -= 1;
      this.#resolveIfIdle();
    }
  }

  /** Whether this process starts and writes as many texts as it may; the start that asks counts too. */
  get isFull(): boolean {
    return this.#starting + this.#running.size > this.#deps.env.maxRunningGenerations;
  }

  add(live: LiveGeneration): void {
    this.#running.set(live.id, live);
    if (this.#shuttingDown) live.end('shutdown');
    this.#heartbeat ??= setInterval(() => void this.#sendHeartbeat(), heartbeatMs).unref();
  }

  remove(id: string): void {
    this.#running.delete(id);
    this.#stored.delete(id);
    this.#resolveIfIdle();
    if (this.#running.size > 0 || !this.#heartbeat) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = null;
  }

  /** Refuses new starts from now on; resolves when no generation starts or runs. */
  drain(): Promise<void> {
    this.#draining = true;
    this.#resolveIfIdle();
    return this.#idle.promise;
  }

  /** Ends all generations, also those that are added later, as failed. */
  shutDown(): void {
    this.#shuttingDown = true;
    for (const live of this.all()) live.end('shutdown');
  }

  #resolveIfIdle(): void {
    if (this.#draining && this.#starting === 0 && this.#running.size === 0) this.#idle.resolve();
  }

  async #sendHeartbeat(): Promise<void> {
    if (this.#isBeating) return;
    this.#isBeating = true;
    try {
      // A generation that started since the last heartbeat has a fresh lease, and often ends before the next heartbeat.
      const due = this.all().filter((live) => performance.now() - live.startedAt > heartbeatMs / 2);
      if (due.length > 0) await this.#renew(due);
    } catch (error) {
      // The lease is longer than several heartbeats; the next heartbeat tries again.
      this.#deps.log.warn({ err: error }, 'generation leases were not renewed');
    } finally {
      this.#isBeating = false;
    }
  }

  async #renew(due: LiveGeneration[]): Promise<void> {
    const lengths = due.map((live) => live.text.length);
    const texts = due.map((live) => (this.#stored.get(live.id) === live.text.length ? null : live.text));
    const { rows } = await this.#deps.pool.query<{ id: string; stop_requested: boolean }>({
      text: 'SELECT id, stop_requested FROM renew_generations($1, $2, $3)',
      values: [due.map((live) => live.id), texts, leaseInterval],
    });
    const known = new Map(rows.map((row) => [row.id, row.stop_requested]));
    for (const [index, live] of due.entries()) {
      if (!this.#running.has(live.id)) continue;
      this.#stored.set(live.id, lengths[index] ?? 0);
      const stopRequested = known.get(live.id);
      if (stopRequested) live.end('stop');
      // The record was settled here, or failed by another process after the lease: only the latter is unsettled here.
      if (stopRequested === undefined && !live.settling) live.end('lost');
    }
  }
}

/** The generations that this app writes; each composition root has its own registry. */
export const generationRegistry = perDeps((deps) => new GenerationRegistry(deps));

/**
 * Refuses new starts and lets running generations finish for at most `limitMs`; the rest fails, so that no person has to
 * wait for the end of a lease.
 */
export async function drainGenerations(deps: Deps, limitMs: number): Promise<void> {
  const running = generationRegistry(deps);
  const timer = setTimeout(() => running.shutDown(), limitMs);
  await running.drain();
  clearTimeout(timer);
}

/** Periodically frees the generations of dead processes; the returned function stops this. */
export function startGenerationSweep(deps: Deps): () => void {
  const sweep = () =>
    failAbandonedGenerations(deps).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'abandoned generations were not freed');
    });
  const timer = setInterval(sweep, sweepMs).unref();
  void sweep();
  return () => clearInterval(timer);
}
