import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** The query cache of the private pages. Errors of the API are not retried; lost connections are, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Calls fail at once without a connection instead of waiting, so that a dialog can show it.
    queries: {
      networkMode: 'always',
      staleTime: 15_000,
      retry: (failures, error) =>
        failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 502),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

let owner: string | null = null;

/** Empties the cache when another person has signed in. */
export function keepQueriesOf(viewerId: string): void {
  if (owner !== null && owner !== viewerId) queryClient.clear();
  owner = viewerId;
}
