import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from '#web/lib/queries.ts';

const none: readonly string[] = [];

/** The writer's own word list. @param isNeeded whether to load it */
export function usePersonalWords(isNeeded: boolean) {
  const cache = useQueryClient();
  const list = useQuery(queries.houseStyle.words.queryOptions({ enabled: isNeeded }));
  const storeResult = {
    onSuccess: (words: { words: string[] }) => cache.setQueryData(queries.houseStyle.words.queryKey(), words),
  };
  const add = useMutation(queries.houseStyle.addWord.mutationOptions(storeResult));
  const remove = useMutation(queries.houseStyle.removeWord.mutationOptions(storeResult));
  return { words: list.data?.words ?? none, list, add, remove };
}
