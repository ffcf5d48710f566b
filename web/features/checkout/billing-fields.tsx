import type { ChangeEvent } from 'react';
import { type BillingDetails, billingLimits } from '#domain/billing/billing-details.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Faults = Readonly<Partial<Record<keyof BillingDetails, string>>>;

/** Uncontrolled with `saved`, or controlled with `value` and `onChange`. */
type BillingFieldsProps = { faults: Faults } & (
  | { saved: BillingDetails | null; value?: never; onChange?: never }
  | { saved?: never; value: BillingDetails; onChange: (change: Partial<BillingDetails>) => void }
);

/** The fields of name, telephone and address of a bill, in the checkout and the panel (docs/product/payments.md). */
export function BillingFields({ faults, saved, value, onChange }: BillingFieldsProps) {
  const field = (name: keyof BillingDetails) => ({
    name,
    required: true,
    maxLength: billingLimits[name],
    error: faults[name],
    ...(value
      ? {
          value: value[name],
          onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            onChange({ [name]: event.target.value }),
        }
      : { defaultValue: saved?.[name] ?? '' }),
  });
  return (
    <>
      <TextField label="Ad soyad" autoComplete="name" {...field('fullName')} />
      <TextField label="Telefon" type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
      <TextArea label="Adres" autoComplete="street-address" rows={3} {...field('address')} />
    </>
  );
}
