import type { ChangeEvent } from 'react';
import {
  type BillingDetails,
  billingLimits,
  buyerKinds,
  individual,
} from '#domain/billing/billing-details.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Faults = Readonly<Partial<Record<keyof BillingDetails, string>>>;

const kindNames = { individual: 'Bireysel', company: 'Kurumsal' } as const;
const kinds = buyerKinds.map((value) => ({ value, label: kindNames[value] }));

/** An empty form, before anything is saved. */
export const emptyDetails: BillingDetails = { fullName: '', phone: '', address: '', ...individual };

/** The buyer's fields of an invoice, in the checkout and the panel (docs/product/payments.md). */
export function BillingFields({
  faults,
  value,
  onChange,
}: {
  faults: Faults;
  value: BillingDetails;
  onChange: (change: Partial<BillingDetails>) => void;
}) {
  const field = (name: Exclude<keyof BillingDetails, 'kind'>) => ({
    name,
    maxLength: billingLimits[name],
    error: faults[name],
    value: value[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: event.target.value }),
  });
  const isCompany = value.kind === 'company';
  return (
    <>
      <ChoiceGroup
        label="Fatura türü"
        value={value.kind}
        choices={kinds}
        // A number of the other kind is another number.
        onChange={(kind) => onChange({ kind, taxNumber: '' })}
      />
      {isCompany && (
        <>
          <TextField label="Unvan" autoComplete="organization" required {...field('companyName')} />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              label="Vergi numarası"
              hint="Şahıs şirketlerinde T.C. kimlik numarası"
              inputMode="numeric"
              autoComplete="off"
              required
              {...field('taxNumber')}
            />
            <TextField label="Vergi dairesi" autoComplete="off" required {...field('taxOffice')} />
          </div>
        </>
      )}
      <TextField
        label="Ad soyad"
        hint={isCompany ? 'Siparişi veren kişi' : undefined}
        autoComplete="name"
        required
        {...field('fullName')}
      />
      <TextField label="Telefon" type="tel" inputMode="tel" autoComplete="tel" required {...field('phone')} />
      <TextArea label="Adres" autoComplete="street-address" rows={3} required {...field('address')} />
      {!isCompany && (
        <TextField
          label="T.C. kimlik numarası"
          hint="Yazarsanız faturanızda yer alır; yazmadan da devam edebilirsiniz."
          optional
          inputMode="numeric"
          autoComplete="off"
          {...field('taxNumber')}
        />
      )}
    </>
  );
}
