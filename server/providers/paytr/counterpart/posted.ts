import type { Context } from 'hono';
import type { Posted } from './checks.ts';

/** The form of a request, whatever type it says to be. */
export async function readPosted(c: Context): Promise<Posted> {
  const fields = new URLSearchParams(await c.req.text());
  return (name) => fields.get(name) ?? '';
}
