import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminMessage } from '#contract/admin-messages.ts';
import type { ContactStatus, ReplyStatus } from '#domain/account/contact.ts';
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

interface Reply {
  of: AdminMessage;
  replyId: string;
  body: string;
  status: ReplyStatus;
}

/** How often an open message is read again, ms: the other side and other administrators write meanwhile. */
const refreshMs = 15_000;

/**
 * One message with its changes and reply, one request at a time; each reloads list and figures
 * (docs/product/administration.md).
 */
export function useMessagePanel(id: string, drafts: Drafts) {
  const client = useQueryClient();
  const options = queries.adminMessages.get.queryOptions({ input: { id } });
  const message = useQuery({ ...options, refetchInterval: refreshMs });
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
    mutationFn: ({ of, replyId, body, status }: Reply) =>
      api.adminMessages.reply({ id, revision: of.revision, replyId, body, status }),
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
  const assign = useMutation({
    mutationFn: ({ of, assigneeId }: { of: AdminMessage; assigneeId: string | null }) =>
      api.adminMessages.assign({ id, revision: of.revision, assigneeId }),
    onSuccess: (newer) => {
      show(newer);
      toast({
        tone: 'success',
        text: newer.assignee ? `Mesajla ${newer.assignee.name} ilgileniyor.` : 'Mesaj kimseye atanmadı.',
      });
    },
    onError,
    onSettled,
  });
  const revoke = useMutation({
    mutationFn: () => api.adminMessages.revokeLinks({ id }),
    onSuccess: (newer) => {
      show(newer);
      toast({ tone: 'success', text: 'Yazışma bağlantıları iptal edildi.' });
    },
    onSettled,
  });
  const busy = [update, reply, assign, revoke].some(({ isPending }) => isPending);
  return { message, draft, update, reply, assign, revoke, busy };
}
export type MessagePanelState = ReturnType<typeof useMessagePanel>;
