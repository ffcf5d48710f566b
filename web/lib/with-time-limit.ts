import { networkError } from './api-error.ts';

/** Asks for an answer, and gives it up by its signal when none comes in time: as if there were no connection. @throws ApiError */
export async function withTimeLimit<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  limitMs: number,
): Promise<T> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), limitMs);
  try {
    return await ask(end.signal);
  } catch (error) {
    throw end.signal.aborted ? networkError(error) : error;
  } finally {
    clearTimeout(timer);
  }
}
