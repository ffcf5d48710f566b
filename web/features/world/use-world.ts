import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EntryWithUseOut, WorldEntryOut } from '#contract/world.ts';
import { messages } from '#domain/messages/index.ts';
import type { StoryUse } from '#domain/world/kinds.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';

/** The writer's world entries with their use in a story; `storyId` is null while the story was never saved. */
export function useWorld({ storyId, signedIn }: { storyId: string | null; signedIn: boolean }) {
  const client = useQueryClient();
  const options = queries.world.list.queryOptions({ input: storyId === null ? {} : { storyId } });
  const query = useQuery({ ...options, enabled: signedIn });
  const { queryKey } = options;

  async function change(next: (entries: EntryWithUseOut[]) => EntryWithUseOut[]): Promise<void> {
    // An answer under way is older than this.
    await client.cancelQueries({ queryKey });
    client.setQueryData<{ entries: EntryWithUseOut[] }>(queryKey, (known) =>
      known ? { entries: next(known.entries) } : known,
    );
    // The preview of the next prompt is outdated, and other stories show the same entries.
    void client.invalidateQueries({ queryKey: queries.generations.preview.key() });
    void client.invalidateQueries({ queryKey: queries.world.list.key(), refetchType: 'none' });
  }

  return {
    status: query.data ? ('ready' as const) : query.error ? ('failed' as const) : ('loading' as const),
    fault: query.error ? errorText(query.error, messages.world.loadFailed) : null,
    retrying: query.isFetching,
    retry: () => void query.refetch(),
    entries: query.data?.entries ?? [],
    /** An entry was saved or restored: a known one stays where it is, another one comes first. */
    put: (entry: WorldEntryOut | EntryWithUseOut) =>
      change((entries) =>
        entries.some(({ id }) => id === entry.id)
          ? entries.map((known) => (known.id === entry.id ? { ...known, ...entry } : known))
          : [{ use: null, ...entry }, ...entries],
      ),
    drop: (id: string) => change((entries) => entries.filter((entry) => entry.id !== id)),
    /** Says what the story does with an entry. @throws ApiError */
    async setUse(id: string, use: StoryUse | null): Promise<void> {
      if (storyId === null) return;
      await api.world.setUse({ storyId, id, use });
      await change((entries) => entries.map((entry) => (entry.id === id ? { ...entry, use } : entry)));
      // Another story may still hold it: only the server knows.
      if (use === null) void query.refetch();
    },
  };
}
export type World = ReturnType<typeof useWorld>;
