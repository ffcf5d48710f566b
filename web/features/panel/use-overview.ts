import { useQuery } from '@tanstack/react-query';
import type { PanelOverview } from '#contract/panel.ts';
import { errorText } from '#web/lib/api-error.ts';
import { panelOverview } from './panel-queries.ts';

/** One part of the overview as its card needs it. */
export interface OverviewPart<Key extends keyof PanelOverview> {
  /** Undefined while loading, null after an error. */
  value: PanelOverview[Key] | undefined;
  /** The error to show. */
  faultText: string;
  retry: () => void;
  retrying: boolean;
}

/**
 * One part of the panel's overview: all cards share one call, and each part can fail alone.
 * @param fallback the text when only this part failed
 */
export function useOverview<Key extends keyof PanelOverview>(key: Key, fallback: string): OverviewPart<Key> {
  const { data, error, isFetching, refetch } = useQuery(panelOverview());
  return {
    value: data ? data[key] : error ? null : undefined,
    // Shows the card's own text unless the error has a specific reason.
    faultText: error && 'status' in error && error.status !== 500 ? errorText(error, fallback) : fallback,
    retry: () => void refetch(),
    retrying: isFetching,
  };
}
