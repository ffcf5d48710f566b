import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clearFailedText } from '#domain/site/cache-types.ts';
import { clearCache } from '#web/features/cache/index.ts';

/** Reloads the session with its rights, then all data on the screen (docs/product/administration.md). */
export function useAdminRefresh() {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function refresh() {
    setPending(true);
    setError(null);
    try {
      await clearCache('auth');
      await client.invalidateQueries();
    } catch {
      setError(clearFailedText('auth'));
    } finally {
      setPending(false);
    }
  }
  return {
    refresh: () => void refresh(),
    refreshing: pending,
    refreshError: error,
    forget: () => setError(null),
  };
}
