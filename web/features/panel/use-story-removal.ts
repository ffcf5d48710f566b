import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StorySummary } from '#contract/stories.ts';
import { messages } from '#domain/messages/index.ts';
import { storyName } from '#domain/story/story.ts';
import { currentUserId } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { removeStoryCopy } from '#web/lib/story-copies.ts';
import { toast } from '#web/ui/toast.tsx';

type Removable = Pick<StorySummary, 'id' | 'title'>;

/** Moves a story to the bin with an undo, deletes it, or restores it. `onGone` runs after its row was removed. */
export function useStoryRemoval(onGone: () => void) {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queries.stories.list.key() }),
      client.invalidateQueries({ queryKey: queries.stories.bin.key() }),
      client.invalidateQueries({ queryKey: queries.panel.overview.key() }),
    ]);
  const failed = (error: unknown) =>
    toast({ tone: 'error', text: errorText(error, messages.story.deleteFailed) });

  const restore = useMutation({
    mutationFn: ({ id }: Removable) => api.stories.restore({ id }),
    onSuccess: (_, { title }) => toast({ tone: 'success', text: `“${storyName(title)}” geri getirildi.` }),
    onError: failed,
    onSettled: refresh,
  });
  const trash = useMutation({
    mutationFn: ({ id }: Removable) => api.stories.trash({ id }),
    onSuccess: async (_, story) => {
      toast({
        text: `“${storyName(story.title)}” çöpe taşındı.`,
        action: { text: 'Geri al', onSelect: () => restore.mutate(story) },
      });
      await refresh();
      onGone();
    },
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Removable) => api.stories.remove({ id }),
    onSuccess: async (_, { id, title }) => {
      await removeStoryCopy(currentUserId() ?? '', id).catch(() => undefined);
      await refresh();
      onGone();
      toast({ tone: 'success', text: `“${storyName(title)}” kalıcı olarak silindi.` });
    },
  });
  return { trash, restore, remove };
}
