import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** One cache for the rooms. What the API refused is not asked again by itself; what did not arrive is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Offline a call fails and says so; waiting without a word for the connection would trap its dialog.
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

/** Empties the cache when another person has signed in: nobody sees what was loaded for somebody else. */
export function keepQueriesOf(viewerId: string): void {
  if (owner !== null && owner !== viewerId) queryClient.clear();
  owner = viewerId;
}
