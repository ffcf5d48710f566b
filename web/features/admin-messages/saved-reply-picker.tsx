import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminMessage } from '#contract/admin-messages.ts';
import { fillPlaceholders } from '#domain/account/contact.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SavedRepliesDialog } from './saved-replies-dialog.tsx';

/** Inserts a saved reply with the message's values into the reply. */
export function SavedReplyPicker({ of, onInsert }: { of: AdminMessage; onInsert: (text: string) => void }) {
  const { data, error } = useQuery(queries.adminMessages.savedReplies.queryOptions());
  const [editing, setEditing] = useState(false);
  const replies = data?.replies ?? [];
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        {replies.length > 0 && (
          <div className="min-w-0 flex-1 basis-56">
            <SelectField
              label="Hazır yanıt ekle"
              value=""
              choices={[
                { value: '', label: 'Seçin' },
                ...replies.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ target: { value } }) => {
                const chosen = replies.find(({ id }) => id === value);
                if (chosen) onInsert(fillPlaceholders(chosen.body, of));
              }}
            />
          </div>
        )}
        <Button variant="quiet" onClick={() => setEditing(true)}>
          Hazır yanıtları düzenle
        </Button>
      </div>
      {error && !data && (
        <Banner tone="error">{errorText(error, messages.adminMessages.savedRepliesFailed)}</Banner>
      )}
      <SavedRepliesDialog open={editing} onOpenChange={setEditing} replies={replies} />
    </div>
  );
}
