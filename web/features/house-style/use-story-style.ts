import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DialogueStyle } from '#domain/house-style/dialogue.ts';
import { queries } from '#web/lib/queries.ts';

/**
 * The dialogue style of a story, stored on the server; for an unsaved story it is stored after the first save.
 * @param storyId null before the first save
 */
export function useStoryStyle(storyId: string | null) {
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<DialogueStyle | null>(null);
  const id = storyId ?? '';
  const known = useQuery(
    queries.houseStyle.style.queryOptions({
      input: { id },
      enabled: storyId !== null,
      refetchOnWindowFocus: false,
    }),
  );
  const { mutate, error } = useMutation(
    queries.houseStyle.setStyle.mutationOptions({
      onSuccess: (style, { id: saved }) => {
        cache.setQueryData(queries.houseStyle.style.queryKey({ input: { id: saved } }), style);
        setChosen(null);
      },
    }),
  );
  useEffect(() => {
    if (storyId !== null && chosen !== null) mutate({ id: storyId, dialogue: chosen });
  }, [storyId, chosen, mutate]);
  return { style: chosen ?? known.data?.dialogue ?? null, choose: setChosen, error };
}
export type StoryStyleControl = ReturnType<typeof useStoryStyle>;
