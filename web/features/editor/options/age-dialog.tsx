import { useMutation } from '@tanstack/react-query';
import { messages } from '#domain/messages/index.ts';
import { refreshSession } from '#web/features/session/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Asks for the declaration of age that adult content needs; it is stored once (decisions, Plans: Adult content). */
export function AgeDialog({
  open,
  onOpenChange,
  onDeclared,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeclared: () => void;
}) {
  const declare = useMutation({
    ...queries.adultContent.declare.mutationOptions(),
    async onSuccess() {
      await refreshSession();
      onDeclared();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="primary"
      title="18 yaşından büyük müsünüz?"
      confirmText="18 yaşından büyüğüm"
      onConfirm={() => declare.mutate({ over18: true })}
      pending={declare.isPending}
      pendingText="Kaydediliyor…"
      error={declare.isError ? errorText(declare.error, messages.request.unknown) : null}
    >
      Olgun ve sansürsüz içerik yalnız 18 yaşından büyükler içindir. Bildiriminiz tarihiyle birlikte
      hesabınızda saklanır ve bir daha sorulmaz.
    </ConfirmDialog>
  );
}
