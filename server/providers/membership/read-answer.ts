import { z } from 'zod';
import { dayMs } from '#domain/time/durations.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { cleanDetail } from '../ai/clean-detail.ts';

/** Maximum size of an answer, bytes; valid ones need a hundredth of it. */
const maxBytes = 65_536;

/** Maximum distance of a valid end, ms. */
const farthestMs = 5 * 366 * dayMs;

const answer = z.object({
  ok: z.boolean(),
  err: z.string().nullish().catch(null),
  new_expiry: z
    .union([z.string().max(40), z.number()])
    .nullish()
    .catch(null),
});
export type ServiceAnswer = z.infer<typeof answer>;

/** Reads the body as text; null for one beyond the maximum size. */
async function readBounded(response: Response): Promise<string | null> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the stream, and with it the connection.
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses an answer; null for an invalid one. @throws Error when the connection breaks */
export async function readAnswer(response: Response): Promise<ServiceAnswer | null> {
  const text = await readBounded(response);
  if (text === null) return null;
  try {
    return answer.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Cleans `err` for display; null if nothing readable is left. `address` is removed. */
export function readReason(err: string | null | undefined, address: string): string | null {
  return cleanDetail(err ?? '', [address]) || null;
}

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;
const withoutZone = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/**
 * Parses a text as an instant. Without a zone it is Istanbul time, and a day alone means its last moment, because a
 * membership until a day includes that day.
 */
function instantOf(text: string): Date {
  if (dayOnly.test(text)) {
    const end = new Date(`${text}T23:59:59.999+03:00`);
    // Date would read 31 February as a day of March.
    const isDay = !Number.isNaN(end.getTime()) && istanbulDay(end) === text;
    return isDay ? end : new Date(Number.NaN);
  }
  return new Date(withoutZone.test(text) ? `${text.replace(' ', 'T')}+03:00` : text);
}

/** Parses `new_expiry`: an ISO date or instant, or seconds or milliseconds since 1970; null if it is invalid. */
export function readExpiry(value: ServiceAnswer['new_expiry'], now: Date): Date | null {
  if (value === null || value === undefined) return null;
  // Numbers below the limit are seconds: those of 2001 to 2286 are far below milliseconds of these years.
  const at =
    typeof value === 'string' ? instantOf(value.trim()) : new Date(value < 1e10 ? value * 1_000 : value);
  const wait = at.getTime() - now.getTime();
  return wait > 0 && wait <= farthestMs ? at : null;
}
