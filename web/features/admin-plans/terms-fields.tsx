import { termsFields } from '#domain/billing/plan-terms-rules.ts';
import { type PlanId, plans } from '#domain/billing/plans.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { type TermsDraft, type TermsPath, termsPaths } from './terms-draft.ts';

const labels = Object.fromEntries(termsFields.map(({ path, label }) => [path, label]));
const hints: Partial<Record<TermsPath, string>> = {
  monthlyPriceKurus: 'Lira olarak: 200 ya da 199,90.',
  dailyTokens: 'Bakiye her gün bu sayıya tamamlanır.',
  monthlyGuaranteeTokens: 'Günlük token bitince, ayın bu toplama kadar olan bölümünden yazılır.',
  'outputCap.fresh': 'Modelin kendi token sayımıyla.',
  wizardPerDay: 'Sınırsız için boş bırakın.',
  storageBytes: 'MB olarak; sürümler için de bu kadar yer vardır.',
};

/** The values that this plan has: only Profesyonel has a price, and only its guarantee is drawn on. */
const pathsOf = (plan: PlanId) =>
  termsPaths.filter(
    (path) =>
      (path !== 'monthlyPriceKurus' || plan === 'pro') &&
      (path !== 'monthlyGuaranteeTokens' || plans[plan].drawsOnGuarantee),
  );

/** The fields of a plan's terms. */
export function TermsFields({
  plan,
  draft,
  faults,
  onChange,
}: {
  plan: PlanId;
  draft: TermsDraft;
  faults: Partial<Record<string, string>>;
  onChange: (path: TermsPath, text: string) => void;
}) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {pathsOf(plan).map((path) => (
        <TextField
          key={path}
          label={labels[path] ?? path}
          hint={hints[path]}
          name={path}
          inputMode={path === 'monthlyPriceKurus' ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={14}
          required={path !== 'wizardPerDay'}
          value={draft[path]}
          onChange={(event) => onChange(path, event.target.value)}
          error={faults[path]}
        />
      ))}
    </div>
  );
}
