import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/lib/queries.ts';

/** How many wizard stories are left today (`left` null: unlimited), and when the next day starts. */
export function useWizardStatus() {
  return useQuery(queries.wizard.status.queryOptions());
}
