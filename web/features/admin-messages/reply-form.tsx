import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AdminMessage } from '#contract/admin-messages.ts';
import { contactLimits } from '#domain/account/contact.ts';
import { messages } from '#domain/messages/index.ts';
import { isVisible } from '#domain/text/visible-characters.ts';
import { errorText, fieldIssues } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { Drafts } from './drafts.ts';
import { replyStatusChoices } from './labels.ts';
import { SavedReplyPicker } from './saved-reply-picker.tsx';
import type { MessagePanelState } from './use-message-panel.ts';

/** Sends a reply by mail. */
export function ReplyForm({
  of,
  state: { draft, reply, busy },
  drafts,
}: {
  of: AdminMessage;
  state: MessagePanelState;
  drafts: Drafts;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [missing, setMissing] = useState(false);
  const issue = missing ? messages.adminMessages.replyRequired : fieldIssues(reply.error).body;
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        const empty = !isVisible(draft.reply);
        setMissing(empty);
        if (empty) area.current?.focus();
        else reply.mutate({ of, replyId: draft.replyId, body: draft.reply, status: draft.replyStatus });
      }}
    >
      <SavedReplyPicker
        of={of}
        onInsert={(text) => {
          setMissing(false);
          drafts.change(of.id, (old) => ({
            reply: old.reply.trim() === '' ? text : `${old.reply.trimEnd()}\n\n${text}`,
          }));
          area.current?.focus();
        }}
      />
      <TextArea
        ref={area}
        label="Yanıtınız"
        hint={`${of.email} adresine posta olarak gider. “Merhaba ${of.name},” diye başlar, altına yazışmanın öncesi ve kişinin giriş yapmadan yanıtlayabileceği bir bağlantı eklenir.`}
        error={issue}
        rows={6}
        grows
        maxLength={contactLimits.reply}
        value={draft.reply}
        onChange={({ target: { value } }) => {
          setMissing(false);
          drafts.change(of.id, () => ({ reply: value }));
        }}
      />
      {reply.error && !issue && (
        <Banner tone="error">{errorText(reply.error, messages.adminMessages.replyFailed)}</Banner>
      )}
      <ChoiceGroup
        label="Gönderince mesajın durumu"
        value={draft.replyStatus}
        choices={replyStatusChoices}
        onChange={(replyStatus) => drafts.change(of.id, () => ({ replyStatus }))}
      />
      <Button
        type="submit"
        variant="primary"
        icon={<Send aria-hidden="true" />}
        loading={reply.isPending}
        loadingText="Gönderiliyor…"
        className="justify-self-start"
      >
        Yanıtı Gönder
      </Button>
    </form>
  );
}
