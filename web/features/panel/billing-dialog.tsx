import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BillingDetails } from '#contract/profile.ts';
import { billingErrors } from '#domain/billing/billing-details.ts';
import { plans } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { BillingFields, emptyDetails } from '#web/features/checkout/index.ts';
import { OwnInvoices } from '#web/features/invoices/index.ts';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { nextPayment } from './next-payment.ts';
import { OwnOrders } from './own-orders.tsx';
import { ownBilling } from './panel-queries.ts';
import { SettingsDialog, type SettingsDialogProps } from './settings-dialog.tsx';
import { useOverview } from './use-overview.ts';
import { useSettingsForm } from './use-settings-form.ts';

function Membership() {
  const { value } = useOverview('balance', '');
  if (!value) return null;
  const next = nextPayment(value);
  return (
    <section aria-label="Üyelik" className="grid gap-1 rounded-md bg-well px-4 py-3 text-sm">
      <p>
        <span className="font-semibold">{plans[value.plan].name}</span> planındasınız. Bitiş tarihi:{' '}
        {next.date}
      </p>
      <p className="text-ink-soft">{next.note}</p>
    </section>
  );
}

function BillingForm({ details }: { details: BillingDetails | null }) {
  const client = useQueryClient();
  const [value, setValue] = useState(details ?? emptyDetails);
  const { faults, box, saving, saved, submit } = useSettingsForm({
    check: () => billingErrors(value),
    async send() {
      const answer = await api.profile.updateBilling(value);
      client.setQueryData(ownBilling().queryKey, answer);
    },
    fallback: messages.billing.saveFailed,
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5" aria-labelledby="fatura-bilgileri">
      <div className="grid gap-1">
        <h3 id="fatura-bilgileri" className="text-lg">
          Fatura bilgileri
        </h3>
        <p className="text-sm text-ink-soft">
          Ödeme sayfasında yeniden yazmamanız için saklanır; kart bilgisi burada tutulmaz.
        </p>
      </div>
      <BillingFields
        faults={faults}
        value={value}
        onChange={(change) => setValue((current) => ({ ...current, ...change }))}
      />
      {box && <Banner tone="error">{box}</Banner>}
      {saved && <Banner tone="success">Fatura bilgileriniz kaydedildi.</Banner>}
      <DialogActions>
        <Button type="submit" variant="primary" loading={saving} loadingText="Kaydediliyor…">
          Kaydet
        </Button>
      </DialogActions>
    </form>
  );
}

/** Membership, billing details and past orders. */
export function BillingDialog({ open, onOpenChange }: SettingsDialogProps) {
  const query = useQuery({ ...ownBilling(), enabled: open });
  return (
    <SettingsDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Ödeme bilgileri"
      query={query}
      loadingText="Ödeme bilgileri yükleniyor…"
      loadFailedText={messages.billing.loadFailed}
    >
      {({ details }) => (
        <div className="grid gap-6">
          <Membership />
          <BillingForm details={details} />
          <section aria-labelledby="odemeler" className="grid gap-2 border-t border-line pt-5">
            <h3 id="odemeler" className="text-lg">
              Ödemeler
            </h3>
            <p className="text-sm text-ink-soft">
              Ödemeler PayTR’nin sayfasında alınır; her ödemenin makbuzu e-postanıza gelir.
            </p>
            <OwnOrders />
          </section>
          <section aria-labelledby="belgeler" className="grid gap-2 border-t border-line pt-5">
            <h3 id="belgeler" className="text-lg">
              Belgeler
            </h3>
            <p className="text-sm text-ink-soft">
              Satış ve iade belgeleriniz ile onayladığınız metinler. Bilgi amaçlıdır; e-fatura/e-arşiv yerine
              geçmez.
            </p>
            <OwnInvoices />
          </section>
        </div>
      )}
    </SettingsDialog>
  );
}
