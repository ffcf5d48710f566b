import { contactLimits, contactPageSizes } from '#domain/account/contact.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { assigneeChoices, categoryChoices, statusChoices } from './labels.ts';
import type { MessageList } from './use-message-list.ts';

const sizes = contactPageSizes.map((size) => ({ value: `${size}`, label: `${size} mesaj` }));

/** The filters of the list and its page size. */
export function MessageFilters({ list: { filters, change } }: { list: MessageList }) {
  return (
    <search className="grid gap-4">
      <div className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[minmax(0,1fr)_13rem_9rem]">
        <div className="max-lg:col-span-2">
          <TextField
            label="Ad, e-posta, konu ya da başvuru numarası ara"
            name="search"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={contactLimits.search}
            value={filters.search}
            onChange={(event) => change({ search: event.target.value })}
          />
        </div>
        <SelectField
          label="Kategori"
          value={filters.category}
          choices={categoryChoices}
          onChange={(event) => {
            const chosen = categoryChoices.find(({ value }) => value === event.target.value);
            if (chosen) change({ category: chosen.value });
          }}
        />
        <SelectField
          label="Sayfa başına"
          value={filters.size}
          choices={sizes}
          onChange={(event) => change({ size: Number(event.target.value) })}
        />
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <ChoiceGroup
          label="Durum"
          value={filters.status}
          choices={statusChoices}
          onChange={(status) => change({ status })}
        />
        <ChoiceGroup
          label="İlgilenen"
          value={filters.assignee}
          choices={assigneeChoices}
          onChange={(assignee) => change({ assignee })}
        />
      </div>
    </search>
  );
}
