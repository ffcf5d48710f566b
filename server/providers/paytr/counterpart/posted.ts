import type { Context } from 'hono';
import type { Posted } from './checks.ts';

/** Reads the form of a request, whatever its Content-Type. */
export async function readPosted(c: Context): Promise<Posted> {
  const fields = new URLSearchParams(await c.req.text());
  return (name) => fields.get(name) ?? '';
}
