import { orderStates } from '#contract/payments.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { orderStateName } from './labels.ts';
import type { OrderFields } from './order-fields.ts';

const kinds = [
  { value: 'all', label: 'Hepsi' },
  { value: 'card', label: 'Kartla' },
  { value: 'link', label: 'Bağlantıyla' },
] as const;
const states: readonly { value: OrderFields['state']; label: string }[] = [
  { value: 'all', label: 'Bütün durumlar' },
  ...orderStates.map((state) => ({ value: state, label: orderStateName(state) })),
];

/** Search and filters of the list of orders. */
export function OrderFilters({
  fields,
  issues,
  onChange,
}: {
  fields: OrderFields;
  issues: Partial<Record<keyof OrderFields, string>>;
  onChange: (change: Partial<OrderFields>) => void;
}) {
  return (
    <search className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <div className="sm:col-span-2">
        <TextField
          label="Kişi, sipariş ya da PayTR numarası ara"
          name="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={fields.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </div>
      <SelectField
        label="Tür"
        value={fields.kind}
        choices={kinds}
        onChange={({ target }) => {
          const chosen = kinds.find(({ value }) => value === target.value);
          if (chosen) onChange({ kind: chosen.value });
        }}
      />
      <SelectField
        label="Durum"
        value={fields.state}
        choices={states}
        onChange={({ target }) => {
          const chosen = states.find(({ value }) => value === target.value);
          if (chosen) onChange({ state: chosen.value });
        }}
      />
      <TextField
        label="En az tutar (TL)"
        name="minAmount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={fields.min}
        onChange={({ target }) => onChange({ min: target.value })}
        error={issues.min}
      />
      <TextField
        label="En çok tutar (TL)"
        name="maxAmount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={fields.max}
        onChange={({ target }) => onChange({ max: target.value })}
        error={issues.max}
      />
      <TextField
        label="İlk gün"
        name="from"
        type="date"
        value={fields.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label="Son gün"
        name="to"
        type="date"
        value={fields.to}
        onChange={({ target }) => onChange({ to: target.value })}
        error={issues.to}
      />
    </search>
  );
}
