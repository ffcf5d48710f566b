import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from '#web/lib/queries.ts';

const none: readonly string[] = [];

/** The writer's own word list. @param wanted whether it is needed yet. */
export function usePersonalWords(wanted: boolean) {
  const cache = useQueryClient();
  const list = useQuery(queries.houseStyle.words.queryOptions({ enabled: wanted }));
  const keep = {
    onSuccess: (words: { words: string[] }) => cache.setQueryData(queries.houseStyle.words.queryKey(), words),
  };
  const add = useMutation(queries.houseStyle.addWord.mutationOptions(keep));
  const remove = useMutation(queries.houseStyle.removeWord.mutationOptions(keep));
  return { words: list.data?.words ?? none, list, add, remove };
}
