import { type PriceCurrency, priceCurrencies } from '#domain/generation/ai-cost.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type ConfigDraft, fieldNames } from './config-draft.ts';
import { limitFields, type NumberField, priceFields } from './draft-numbers.ts';

const currencies = priceCurrencies.map((value) => ({ value, label: value }));
const hints: Partial<Record<NumberField, string>> = {
  cachedPrice: 'Boş bırakırsanız girdi fiyatı geçerlidir.',
  maxStreams: 'Sunucunun her süreci için. Fazlasını sıradaki sağlayıcı yazar.',
  dailyTokens: 'Girdi ve çıktı birlikte. Dolunca gün bitene dek sıradaki sağlayıcı yazar.',
};

/** Prices and limits of an AI provider; all may stay empty. */
export function PriceFields({
  draft,
  faults,
  change,
}: {
  draft: ConfigDraft;
  faults: Readonly<Record<string, string>>;
  change: (changed: Partial<ConfigDraft>) => void;
}) {
  const numberField = (field: NumberField, inputMode: 'decimal' | 'numeric') => (
    <TextField
      key={field}
      label={fieldNames[field]}
      hint={hints[field]}
      optional
      name={field}
      inputMode={inputMode}
      autoComplete="off"
      maxLength={20}
      value={draft[field]}
      onChange={(event) => change({ [field]: event.target.value })}
      error={faults[field]}
    />
  );
  return (
    <>
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-sm font-semibold">Bir milyon tokenin fiyatı</legend>
        {priceFields.map((field) => numberField(field, 'decimal'))}
        <SelectField
          label={fieldNames.currency}
          name="currency"
          choices={currencies}
          value={draft.currency}
          onChange={(event) => change({ currency: event.target.value as PriceCurrency })}
        />
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-sm font-semibold">Sınırlar</legend>
        {limitFields.map((field) => numberField(field, 'numeric'))}
      </fieldset>
    </>
  );
}
