import type { AdminMessage } from '#contract/admin-messages.ts';
import { contactLimits } from '#domain/account/contact.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { Drafts } from './drafts.ts';
import { statusActions } from './labels.ts';
import type { MessagePanelState } from './use-message-panel.ts';

/** Notes of administrators and the status buttons; each button saves both (docs/product/administration.md). */
export function StatusForm({
  of,
  state: { draft, update, busy },
  drafts,
}: {
  of: AdminMessage;
  state: MessagePanelState;
  drafts: Drafts;
}) {
  const notes = draft.notes ?? of.adminNotes;
  const changed = draft.notes !== null && draft.notes.trim() !== of.adminNotes;
  const otherNotes = draft.notes !== null && draft.notesBase !== of.adminNotes;
  return (
    <div className="grid content-start gap-4">
      <TextArea
        label="Yönetici notu"
        hint={
          otherNotes
            ? `Not bu arada değişti. Şu anda kayıtlı olan: ${of.adminNotes || '(boş)'}`
            : 'Yalnızca yöneticiler görür; durumla birlikte kaydedilir.'
        }
        rows={5}
        grows
        maxLength={contactLimits.notes}
        value={notes}
        onChange={({ target: { value } }) =>
          drafts.change(of.id, (old) => ({
            notes: value,
            ...(old.notes === null && { notesBase: of.adminNotes }),
          }))
        }
      />
      {update.error && (
        <Banner tone="error">{errorText(update.error, messages.adminMessages.updateFailed)}</Banner>
      )}
      <div className="flex flex-wrap gap-2">
        {statusActions.map(({ status, text }) => (
          <Button
            key={status}
            disabled={of.status === status || busy}
            onClick={() => update.mutate({ status, of, notes: draft.notes })}
          >
            {text}
          </Button>
        ))}
        <Button
          variant="quiet"
          disabled={!changed || busy}
          onClick={() => update.mutate({ status: of.status, of, notes: draft.notes })}
        >
          Notu Kaydet
        </Button>
      </div>
    </div>
  );
}
