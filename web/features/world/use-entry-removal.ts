import { useState } from 'react';
import type { EntryWithUseOut } from '#contract/world.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { toast } from '#web/ui/toast.tsx';
import type { World } from './use-world.ts';

const isNotFound = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND';

/** Deletes entries of a list, and restores them as long as the list offers it. */
export function useEntryRemoval(world: World) {
  const [deleted, setDeleted] = useState<readonly EntryWithUseOut[]>([]);
  const forget = (id: string) => setDeleted((entries) => entries.filter((entry) => entry.id !== id));
  return {
    /** Entries that were deleted here. */
    deleted,
    /** Answers whether the entry is deleted. */
    async remove(entry: EntryWithUseOut): Promise<boolean> {
      try {
        await api.world.remove({ id: entry.id });
      } catch (error) {
        // Another tab was faster: it is deleted, as was wished.
        if (!isNotFound(error)) {
          toast({ text: errorText(error, messages.world.deleteFailed), tone: 'error' });
          return false;
        }
      }
      setDeleted((entries) => [...entries, entry]);
      await world.drop(entry.id);
      return true;
    },
    /** Answers whether the entry is in the list again. */
    async restore(entry: EntryWithUseOut): Promise<boolean> {
      try {
        const restored = await api.world.restore({ id: entry.id });
        await world.put({ ...entry, ...restored });
      } catch (error) {
        toast({ text: errorText(error, messages.world.restoreFailed), tone: 'error' });
        if (isNotFound(error)) forget(entry.id);
        return false;
      }
      forget(entry.id);
      return true;
    },
  };
}
