import { useQuery } from '@tanstack/react-query';
import type { PanelOverview } from '#contract/panel.ts';
import { errorText } from '#web/lib/api-error.ts';
import { panelOverview } from './panel-queries.ts';

/** One part of the overview as its card needs it. */
export interface OverviewPart<Key extends keyof PanelOverview> {
  /** Undefined while it loads, null where it could not be read. */
  value: PanelOverview[Key] | undefined;
  /** What to show where it could not be read. */
  faultText: string;
  retry: () => void;
  retrying: boolean;
}

/**
 * One part of the panel's overview: all cards share one call, and each stands or falls alone.
 * @param fallback what is said where only this part failed.
 */
export function useOverview<Key extends keyof PanelOverview>(key: Key, fallback: string): OverviewPart<Key> {
  const { data, error, isFetching, refetch } = useQuery(panelOverview());
  return {
    value: data ? data[key] : error ? null : undefined,
    // Where nothing came at all the card still speaks of its own part, unless the reason is worth knowing.
    faultText: error && 'status' in error && error.status !== 500 ? errorText(error, fallback) : fallback,
    retry: () => void refetch(),
    retrying: isFetching,
  };
}
