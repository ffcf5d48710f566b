import { ORPCError } from '@orpc/client';
import { z } from 'zod';

/** The one shape of every error answer under /api; `message` is the Turkish text to show. */
export const errorEnvelope = z.object({
  code: z.string(),
  status: z.number().int().min(400).max(599),
  message: z.string(),
  data: z.unknown().optional(),
  /** Names the request in the server's log. */
  requestId: z.string().optional(),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/**
 * Reads an error answer for the typed client (`customErrorResponseBodyDecoder` of oRPC's OpenAPI link);
 * null where the body is no envelope of ours (a proxy's error page).
 */
export function readErrorEnvelope(body: unknown): ORPCError<string, unknown> | null {
  const parsed = errorEnvelope.safeParse(body);
  if (!parsed.success) return null;
  const { code, status, message, data } = parsed.data;
  return new ORPCError(code, { defined: true, status, message, data });
}
