/** 'open': the provider is skipped; 'half-open': one call tries whether it works again. */
export type CircuitState = 'closed' | 'open' | 'half-open';

/** Failures in a row that open the circuit. */
export const openingFailures = 3;
/** How long an open circuit stays open, ms. */
export const openMs = 30_000;

/** Skips a provider for a while after it failed several times in a row. */
export class CircuitBreaker {
  #failures = 0;
  #opensUntil: number | null = null;
  #isTrying = false;
  readonly #now: () => number;

  /** @param now a clock in ms that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get state(): CircuitState {
    if (this.#opensUntil === null) return 'closed';
    return this.#now() < this.#opensUntil ? 'open' : 'half-open';
  }

  /** Whether a call should be made now; a half-open circuit lets one through at a time. */
  get admits(): boolean {
    return this.state === 'closed' || (this.state === 'half-open' && !this.#isTrying);
  }

  /** Notes the start of a call; the call then succeeds, fails or ends for a reason of its own. */
  begin(): void {
    this.#isTrying = this.state === 'half-open';
  }

  succeed(): void {
    this.#failures = 0;
    this.#opensUntil = null;
  }

  fail(): void {
    this.#isTrying = false;
    this.#failures += 1;
    if (this.#failures >= openingFailures) this.#opensUntil = this.#now() + openMs;
  }

  /** Notes the end of a call that shows nothing of the provider, such as a stopped one. */
  end(): void {
    this.#isTrying = false;
  }
}
