import type { StoredTerms } from '#contract/plan-terms.ts';
import { changedTerms, termsFields } from '#domain/billing/plan-terms-rules.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { countText } from './count-text.ts';

const since = ({ createdAt, createdBy }: StoredTerms) =>
  createdBy === null ? 'İlk koşullar' : `${formatDayAndTime(createdAt)}, ${createdBy}`;

/** What a version changed; the first one in full. */
function Values({ terms, former }: { terms: StoredTerms; former: StoredTerms | undefined }) {
  const lines = former
    ? changedTerms(former, terms).map(({ label, before, after }) => `${label}: ${before} → ${after}`)
    : termsFields.map(({ label, textOf }) => `${label}: ${textOf(terms)}`);
  return (
    <ul className="grid gap-0.5 text-sm text-ink-soft tabular-nums">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The versions of a plan's terms, newest first, with the memberships that keep them. */
export function VersionList({ versions }: { versions: readonly StoredTerms[] }) {
  return (
    <ol className="grid gap-3">
      {versions.map((terms, at) => (
        <li key={terms.version} className="grid gap-1.5 border-t border-line pt-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-semibold">{terms.version}. sürüm</h3>
            {at === 0 && <Badge tone="accent">Geçerli</Badge>}
            {terms.memberships && (
              <span className="text-sm tabular-nums">{countText(terms.memberships)} süren üyelik</span>
            )}
          </div>
          <p className="text-sm text-ink-soft wrap-anywhere">{since(terms)}</p>
          <Values terms={terms} former={versions[at + 1]} />
        </li>
      ))}
    </ol>
  );
}
