import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedReply } from '#contract/admin-messages.ts';
import { contactLimits, replyPlaceholders } from '#domain/account/contact.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText, fieldIssues } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TwoStepButton } from '#web/ui/two-step-button.tsx';

const m = messages.adminMessages;
const createReply = (): SavedReply => ({ id: crypto.randomUUID(), name: '', body: '', revision: 0 });
const placeholders = Object.entries(replyPlaceholders)
  .map(([placeholder, meaning]) => `${placeholder} ${meaning}`)
  .join(', ');

function ReplyEditor({ start, onDone }: { start: SavedReply; onDone: () => void }) {
  const client = useQueryClient();
  const [reply, setReply] = useState(start);
  const save = useMutation({
    mutationFn: () => api.adminMessages.saveReply(reply),
    onSuccess: onDone,
    onError: (error) => {
      const current =
        error instanceof ApiError && error.code === 'SAVED_REPLY_CHANGED'
          ? (error.data as { current: SavedReply }).current
          : null;
      // What was typed stays; saving again replaces the other administrator's text.
      if (current) setReply((old) => ({ ...old, revision: current.revision }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: queries.adminMessages.savedReplies.key() }),
  });
  const issues = fieldIssues(save.error);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        save.mutate();
      }}
    >
      <TextField
        label="Ad"
        hint="Listede görünür, gönderene gitmez."
        maxLength={contactLimits.savedReplyName}
        value={reply.name}
        error={issues.name}
        onChange={({ target: { value } }) => setReply((old) => ({ ...old, name: value }))}
      />
      <TextArea
        label="Metin"
        hint={`Eklenirken yerine yazılır: ${placeholders}.`}
        rows={7}
        grows
        maxLength={contactLimits.reply}
        value={reply.body}
        error={issues.body}
        onChange={({ target: { value } }) => setReply((old) => ({ ...old, body: value }))}
      />
      {save.error && Object.keys(issues).length === 0 && (
        <Banner tone="error">{errorText(save.error, m.savedReplyFailed)}</Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={save.isPending} loadingText="Kaydediliyor…">
          Kaydet
        </Button>
        <Button onClick={onDone}>Vazgeç</Button>
      </div>
    </form>
  );
}

/** The saved replies of all administrators: create, change and delete. */
export function SavedRepliesDialog({
  open,
  onOpenChange,
  replies,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  replies: readonly SavedReply[];
}) {
  const client = useQueryClient();
  const [edited, setEdited] = useState<SavedReply | null>(null);
  const remove = useMutation({
    mutationFn: (id: string) => api.adminMessages.removeReply({ id }),
    onSettled: () => client.invalidateQueries({ queryKey: queries.adminMessages.savedReplies.key() }),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={() => setEdited(null)}
      title="Hazır yanıtlar"
      description="Bütün yöneticiler aynı yanıtları görür ve düzenler."
      size="lg"
    >
      {edited ? (
        <ReplyEditor key={edited.id} start={edited} onDone={() => setEdited(null)} />
      ) : (
        <div className="grid gap-4">
          {remove.error && <Banner tone="error">{errorText(remove.error, m.savedReplyRemoveFailed)}</Banner>}
          {replies.length === 0 ? (
            <p className="text-ink-soft">Henüz hazır yanıt yok. Sık yazdığınız bir yanıtı ekleyin.</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {replies.map((reply) => (
                <li key={reply.id} className="flex flex-wrap items-center gap-2 py-2">
                  <span className="min-w-0 flex-1 basis-40">
                    <span className="block font-semibold wrap-anywhere">{reply.name}</span>
                    <span className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">{reply.body}</span>
                  </span>
                  <Button
                    variant="quiet"
                    aria-label={`Düzenle: ${reply.name}`}
                    onClick={() => setEdited(reply)}
                  >
                    Düzenle
                  </Button>
                  <TwoStepButton
                    label="Sil"
                    armedLabel="Evet, sil"
                    name={`Sil: ${reply.name}`}
                    armedName={`Evet, sil: ${reply.name}. Silmek için yeniden basın`}
                    icon={<Trash2 aria-hidden="true" />}
                    loading={remove.isPending && remove.variables === reply.id}
                    loadingText="Siliniyor…"
                    onConfirm={() => remove.mutate(reply.id)}
                  />
                </li>
              ))}
            </ul>
          )}
          <Button
            icon={<Plus aria-hidden="true" />}
            onClick={() => setEdited(createReply())}
            className="justify-self-start"
          >
            Yeni hazır yanıt
          </Button>
        </div>
      )}
    </Dialog>
  );
}
