import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { rereadSession } from '#web/features/session/index.ts';
import { queries } from '#web/lib/queries.ts';
import { nextAskMs, slowNoticeAfterMs } from './order-poll.ts';

/** An own order, asked for again while it is pending; once its plan is active, plan and balance are read anew. */
export function useOrder(id: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...queries.payments.order.queryOptions({ input: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => nextAskMs(state.data?.status, state.dataUpdateCount),
  });
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), slowNoticeAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const active = query.data?.activation != null;
  useEffect(() => {
    if (!active) return;
    void rereadSession();
    for (const old of [queries.tokens, queries.panel, queries.wizard])
      void client.invalidateQueries({ queryKey: old.key() });
  }, [active, client]);
  return { ...query, late };
}
