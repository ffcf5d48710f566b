import { messages } from '#domain/messages/index.ts';
import { AppError } from '../errors.ts';

/** Formats a waiting time: "3 dakika" or "40 saniye". */
const wait = (seconds: number) => (seconds > 90 ? `${Math.ceil(seconds / 60)} dakika` : `${seconds} saniye`);

/**
 * Creates the error of an exceeded rate limit, with the waiting time in its message and as `retryAfterSeconds`.
 * @param message replaces the usual message
 */
export function tooManyRequests(retryAfterSeconds: number, message?: string) {
  return new AppError('TOO_MANY_REQUESTS', {
    message: message ?? messages.request.rateLimited.replace('{wait}', wait(retryAfterSeconds)),
    data: { retryAfterSeconds },
  });
}
