import type { StoredTerms } from '#contract/plan-terms.ts';
import { type PlanId, plans } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { PlanCard } from '#web/features/pricing/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TermsEffect } from './terms-effect.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useTermsForm } from './use-terms-form.ts';
import { VersionList } from './version-list.tsx';

/** A plan's terms: form, preview and versions. `versions` are newest first. */
export function PlanForm({
  plan,
  versions,
}: {
  plan: PlanId;
  versions: readonly [StoredTerms, ...StoredTerms[]];
}) {
  const [newest] = versions;
  const terms = useTermsForm(newest);
  const effect = <TermsEffect plan={plan} versions={versions} changes={terms.changes} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <form
        ref={terms.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          terms.submit();
        }}
        className="grid gap-5"
      >
        <Card as="section" aria-labelledby={`kosullar-${plan}`} className="grid gap-5">
          <h2 id={`kosullar-${plan}`} className="text-xl">
            {plans[plan].name} koşulları
          </h2>
          {terms.isOutdated && (
            <Banner
              tone="accent"
              title="Koşullar siz düzenlerken değişti"
              action={
                <>
                  <Button onClick={terms.discard}>Kayıtlı olanı al</Button>
                  <Button onClick={terms.keepMine}>Benimkilerle devam et</Button>
                </>
              }
            >
              {newest.createdBy ?? 'Başka bir yönetici'} {newest.version}. sürümü kaydetti. Devam ederseniz
              önizleme yazdıklarınızı o sürümle karşılaştırır.
            </Banner>
          )}
          {terms.error && <Banner tone="error">{terms.error}</Banner>}
          <TermsFields plan={plan} draft={terms.draft} faults={terms.faults} onChange={terms.change} />
          <div className="flex flex-wrap items-center gap-2">
            <Button
              type="submit"
              variant="primary"
              disabled={!terms.touched || terms.isOutdated}
              loading={terms.saving}
              loadingText="Kaydediliyor…"
            >
              Yeni sürüm olarak kaydet
            </Button>
            {terms.touched && (
              <Button onClick={terms.discard} disabled={terms.saving}>
                Değişiklikleri geri al
              </Button>
            )}
          </div>
        </Card>
      </form>
      <section aria-labelledby={`onizleme-${plan}`} className="grid gap-4 lg:row-span-2">
        <h2 id={`onizleme-${plan}`} className="text-xl">
          Önizleme
        </h2>
        {effect}
        {plan !== 'publisher' &&
          (terms.preview ? (
            <ul className="grid" aria-label="Fiyatlandırma sayfasındaki kart">
              <PlanCard terms={terms.preview}>{null}</PlanCard>
            </ul>
          ) : (
            <p className="text-sm text-ink-soft">Kart, bütün değerler geçerli olunca görünür.</p>
          ))}
      </section>
      <Card as="section" aria-labelledby={`surumler-${plan}`} className="grid gap-4">
        <h2 id={`surumler-${plan}`} className="text-xl">
          Sürümler
        </h2>
        <VersionList versions={versions} />
      </Card>
      <ConfirmDialog
        open={terms.confirming}
        onOpenChange={(open) => !open && terms.cancel()}
        title={`${plans[plan].name}: ${newest.version + 1}. sürüm kaydedilsin mi?`}
        tone="primary"
        confirmText="Kaydet"
        pendingText="Kaydediliyor…"
        onConfirm={terms.confirm}
        pending={terms.saving}
      >
        {terms.changes.length === 0 ? <p>{messages.planTerms.unchanged}</p> : effect}
      </ConfirmDialog>
    </div>
  );
}
