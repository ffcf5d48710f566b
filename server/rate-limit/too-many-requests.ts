import { messages } from '#domain/messages/index.ts';
import { AppError } from '../errors.ts';

/** "3 dakika" or "40 saniye". */
const wait = (seconds: number) => (seconds > 90 ? `${Math.ceil(seconds / 60)} dakika` : `${seconds} saniye`);

/** The refusal of one who asked too often; says how long to wait, in words and as `retryAfterSeconds`; `message` replaces the words. */
export function tooManyRequests(retryAfterSeconds: number, message?: string) {
  return new AppError('TOO_MANY_REQUESTS', {
    message: message ?? messages.request.rateLimited.replace('{wait}', wait(retryAfterSeconds)),
    data: { retryAfterSeconds },
  });
}
