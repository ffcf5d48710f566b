import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Takes a post out of the bin. */
export function RestoreButton({
  id,
  title,
  onRestored,
}: {
  id: string;
  title: string;
  onRestored: () => void;
}) {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: () => api.blog.restore({ id }),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: queries.blog.key() });
      toast({ tone: 'success', text: `“${title}” çöp kutusundan alındı.` });
      onRestored();
    },
    onError: (error) => toast({ tone: 'error', text: errorText(error, messages.blog.restoreFailed) }),
  });
  return (
    <Button
      variant="quiet"
      icon={<ArchiveRestore aria-hidden="true" />}
      aria-label={`Geri al: ${title}`}
      loading={restore.isPending}
      loadingText="Geri alınıyor…"
      onClick={() => restore.mutate()}
      className="px-2.5"
    >
      Geri al
    </Button>
  );
}
