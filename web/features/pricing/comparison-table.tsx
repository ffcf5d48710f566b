import { planComparison } from '#domain/billing/plan-comparison.ts';
import { type PlanCatalogue, plans } from '#domain/billing/plans.ts';
import { useSiteOffers } from '#web/lib/site-offers.ts';

/** The plans side by side; on a phone each line is a heading with both values under it. */
export function ComparisonTable({ catalogue }: { catalogue: PlanCatalogue }) {
  const { adultContent } = useSiteOffers();
  return (
    <table className="w-full border-collapse text-left max-sm:block">
      <caption className="sr-only">Planların karşılaştırması</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line-strong text-sm">
          <th scope="col" className="w-2/5 py-3 pr-4 font-semibold">
            Ne var
          </th>
          <th scope="col" className="py-3 pr-4 font-semibold">
            {plans.free.name}
          </th>
          <th scope="col" className="py-3 font-semibold text-accent">
            {plans.pro.name}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {planComparison(catalogue, adultContent).map(({ name, note, free, pro }) => (
          <tr
            key={name}
            className="border-b border-line align-top max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:py-4"
          >
            <th scope="row" className="py-3.5 pr-4 font-semibold max-sm:col-span-2 max-sm:pt-0 max-sm:pb-2">
              {name}
              {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
            </th>
            <td className="py-3.5 pr-4 tabular-nums max-sm:py-0">
              <span aria-hidden="true" className="block text-xs text-ink-soft sm:hidden">
                {plans.free.name}
              </span>
              {free}
            </td>
            <td className="py-3.5 tabular-nums max-sm:py-0">
              <span aria-hidden="true" className="block text-xs text-accent sm:hidden">
                {plans.pro.name}
              </span>
              {pro}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
