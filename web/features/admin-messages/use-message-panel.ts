import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminMessage } from '#contract/admin-messages.ts';
import type { ContactStatus } from '#domain/account/contact.ts';
import { api } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { toast } from '#web/ui/toast.tsx';
import type { Drafts } from './drafts.ts';
import { statusBadge } from './labels.ts';

/** The current message, from the error of an outdated change. */
function currentOf(error: unknown): AdminMessage | null {
  if (!(error instanceof ApiError)) return null;
  return (error.data as { current?: AdminMessage } | undefined)?.current ?? null;
}

/**
 * One message with its changes and reply, one request at a time; each reloads list and figures
 * (docs/product/administration.md).
 */
export function useMessagePanel(id: string, drafts: Drafts) {
  const client = useQueryClient();
  const options = queries.adminMessages.get.queryOptions({ input: { id } });
  const message = useQuery(options);
  const draft = drafts.of(id);
  const show = (newer: AdminMessage) => client.setQueryData(options.queryKey, newer);
  const onError = (error: Error) => {
    const current = currentOf(error);
    if (current) show(current);
  };
  const onSettled = () => client.invalidateQueries({ queryKey: queries.adminMessages.key() });
  const update = useMutation({
    mutationFn: ({ status, of, notes }: { status: ContactStatus; of: AdminMessage; notes: string | null }) =>
      api.adminMessages.update({ id, revision: of.revision, status, notes: notes ?? of.adminNotes }),
    onSuccess: (newer, { status, of, notes: sent }) => {
      show(newer);
      drafts.change(id, ({ notes }) => (notes === sent ? { notes: null } : { notesBase: newer.adminNotes }));
      toast({
        tone: 'success',
        text: status === of.status ? 'Not kaydedildi.' : `Mesajın durumu: ${statusBadge(status).text}.`,
      });
    },
    onError,
    onSettled,
  });
  const reply = useMutation({
    mutationFn: ({ of, replyId, body }: { of: AdminMessage; replyId: string; body: string }) =>
      api.adminMessages.reply({ id, revision: of.revision, replyId, body }),
    onSuccess: (newer, { body: sent }) => {
      show(newer);
      const replyId = crypto.randomUUID();
      drafts.change(id, (old) => ({ replyId, ...(old.reply === sent && { reply: '' }) }));
      toast({ tone: 'success', text: `Yanıtınız ${newer.email} adresine gönderiliyor.` });
    },
    onError: (error) => {
      onError(error);
      if (error instanceof ApiError && error.code === 'REPLY_ALREADY_SENT')
        drafts.change(id, () => ({ replyId: crypto.randomUUID() }));
    },
    onSettled,
  });
  return { message, draft, update, reply, busy: update.isPending || reply.isPending };
}
export type MessagePanelState = ReturnType<typeof useMessagePanel>;
