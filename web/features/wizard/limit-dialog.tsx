import { type PlanTerms, plans } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { timeZone } from '#domain/time/time.ts';
import { pricingPath } from '#web/features/pricing/index.ts';
import { useNewestTerms } from '#web/lib/newest-terms.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const moment = new Intl.DateTimeFormat('tr-TR', {
  timeZone,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

const proText = ({ wizardPerDay }: PlanTerms) =>
  wizardPerDay === null
    ? `${plans.pro.name} planda sihirbaz da bölümler de sınırsızdır.`
    : `${plans.pro.name} planda günde ${wizardPerDay} sihirbaz hikâyesi başlatılır, bölümler sınırsızdır.`;

/** Shown instead of the wizard after the free plan's story of the day was delivered (docs/product/wizard.md). */
export function LimitDialog({
  open,
  onOpenChange,
  resetsAt,
  keepsChoices,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** When the next story can be started; null if unknown. */
  resetsAt: string | null;
  /** True when choices are stored for the next story. */
  keepsChoices: boolean;
}) {
  const { pro } = useNewestTerms();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Bugünlük sihirbaz hakkınız bitti"
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Editöre Dön</Button>
          <ButtonLink to={pricingPath} variant="primary" onClick={() => onOpenChange(false)}>
            Pro Üyelik Hakkında Bilgi Al
          </ButtonLink>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{messages.wizard.usedUp}</p>
        {keepsChoices && <p>Yaptığınız seçimler bu tarayıcıda duruyor.</p>}
        <p className="text-sm text-ink-soft">
          {resetsAt && <>Yeni hakkınız {moment.format(new Date(resetsAt))} itibarıyla açılır. </>}
          {proText(pro)}
        </p>
      </div>
    </Dialog>
  );
}
