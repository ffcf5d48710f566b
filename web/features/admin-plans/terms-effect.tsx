import type { StoredTerms } from '#contract/plan-terms.ts';
import { type PlanId, plans } from '#domain/billing/plans.ts';
import { countText } from './count-text.ts';

/** For whom a new version counts, in sentences. */
function effectsOf(plan: PlanId, versions: readonly StoredTerms[]): string[] {
  if (plan === 'free') {
    return [
      'Ücretsiz plandaki herkes için geçerli olur: sınırlar ve saklama alanı hemen, günlük token bir sonraki günün ilk kullanımında.',
      'Yeni hesaplar bu günlük tokenle açılır. Misafir denemesi değişmez.',
    ];
  }
  const kept = versions.flatMap(({ version, memberships }) =>
    memberships && memberships.count > 0 ? [`${version}. sürümle ${countText(memberships)} üyelik`] : [],
  );
  return [
    plan === 'pro'
      ? 'Yeni satışlarda, yenilemelerde ve yöneticinin bundan sonra verdiği üyeliklerde geçerli olur.'
      : 'Yöneticinin bundan sonra verdiği üyeliklerde geçerli olur.',
    kept.length > 0
      ? `Sürmekte olan üyelikler eski koşullarla, sürelerinin sonuna kadar sürer: ${kept.join(', ')}.`
      : `Sürmekte olan bir ${plans[plan].name} üyeliği yok.`,
    ...(plan === 'pro'
      ? ['Başlamış ve ödenmesi beklenen siparişler kendi tutarlarıyla ve kendi koşullarıyla sonuçlanır.']
      : []),
  ];
}

/** What a save changes, and for whom. */
export function TermsEffect({
  plan,
  versions,
  changes,
}: {
  plan: PlanId;
  versions: readonly StoredTerms[];
  changes: readonly { path: string; label: string; before: string; after: string }[];
}) {
  return (
    <div className="grid gap-3 text-sm">
      {changes.length === 0 ? (
        <p className="text-ink-soft">Henüz bir değişiklik yok.</p>
      ) : (
        <dl className="grid gap-1.5">
          {changes.map(({ path, label, before, after }) => (
            <div key={path} className="grid gap-0.5 rounded-sm bg-well px-3 py-2 wrap-anywhere">
              <dt className="text-xs font-semibold text-ink-soft">{label}</dt>
              <dd className="tabular-nums">
                <del className="text-ink-soft">{before}</del> <span aria-hidden="true">→</span>{' '}
                <ins className="font-semibold no-underline">{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="grid list-disc gap-1.5 pl-5">
        {effectsOf(plan, versions).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </div>
  );
}
