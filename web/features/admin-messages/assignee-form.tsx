import { useQuery } from '@tanstack/react-query';
import type { AdminMessage } from '#contract/admin-messages.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { MessagePanelState } from './use-message-panel.ts';

/** The administrator who takes care of a message. */
export function AssigneeForm({
  of,
  state: { assign, busy },
}: {
  of: AdminMessage;
  state: MessagePanelState;
}) {
  const { data } = useQuery(queries.adminMessages.assignees.queryOptions());
  const assignees = data?.assignees ?? [];
  // A former administrator stays visible until somebody else is chosen.
  const former = of.assignee && !assignees.some(({ id }) => id === of.assignee?.id) ? [of.assignee] : [];
  const choices = [
    { value: '', label: 'Kimse' },
    ...[...former, ...assignees].map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className="grid gap-3">
      <SelectField
        label="İlgilenen"
        hint="Başka bir yöneticiyi seçerseniz ona posta gider."
        value={of.assignee?.id ?? ''}
        choices={choices}
        disabled={busy}
        onChange={({ target: { value } }) => assign.mutate({ of, assigneeId: value === '' ? null : value })}
      />
      {assign.error && (
        <Banner tone="error">{errorText(assign.error, messages.adminMessages.assignFailed)}</Banner>
      )}
    </div>
  );
}
