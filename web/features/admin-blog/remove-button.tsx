import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';

/**
 * Moves a post into the bin on the second click, or deletes one of the bin permanently (docs/product/administration.md);
 * any other action cancels.
 */
export function RemoveButton({
  id,
  title,
  inBin,
  onRemoved,
}: {
  id: string;
  title: string;
  inBin: boolean;
  onRemoved: () => void;
}) {
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [armed, setArmed] = useState(false);
  const remove = useMutation({
    mutationFn: () =>
      (inBin ? api.blog.erase({ id }) : api.blog.remove({ id })).catch((error: unknown) => {
        // Another administrator has deleted it already, which is the wanted result.
        if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error;
      }),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: queries.blog.key() });
      toast({
        tone: 'success',
        text: inBin ? `“${title}” kalıcı olarak silindi.` : `“${title}” çöp kutusuna taşındı.`,
      });
      onRemoved();
    },
    onError: (error) =>
      toast({
        tone: 'error',
        text: errorText(error, inBin ? messages.blog.eraseFailed : messages.blog.deleteFailed),
      }),
  });
  useEffect(() => {
    if (!armed) return;
    const disarm = () => setArmed(false);
    const onPointer = (event: PointerEvent) => {
      if (!button.current?.contains(event.target as Node)) disarm();
    };
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && disarm();
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [armed]);
  return (
    // The first click must not move the button, so that the second one hits it.
    <div className="relative">
      <Button
        ref={button}
        variant={armed ? 'danger' : 'quiet'}
        icon={<Trash2 aria-hidden="true" />}
        aria-label={armed ? `Silmeyi onayla: ${title}` : `Sil: ${title}`}
        loading={remove.isPending}
        loadingText="Siliniyor…"
        onBlur={() => setArmed(false)}
        onClick={(event) => {
          // Ignores the second click of a double click, because it does not confirm.
          if (event.detail > 1) return;
          setArmed(!armed);
          if (armed) remove.mutate();
        }}
        className="min-w-28 px-2.5"
      >
        {armed ? 'Onayla' : 'Sil'}
      </Button>
      <p
        role="status"
        className={
          armed
            ? 'absolute top-full right-0 z-10 rounded-sm bg-paper px-1 text-xs whitespace-nowrap text-danger'
            : 'sr-only'
        }
      >
        {armed &&
          (inBin ? 'Kalıcı olarak silinir, geri alınamaz.' : 'Çöp kutusuna taşınır, geri alınabilir.')}
      </p>
    </div>
  );
}
