import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads the queries of this key again, also those whose first answer is still under way: TanStack Query would let that
 * answer stand, although the server gave it before the change.
 */
export async function refreshQueries(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
