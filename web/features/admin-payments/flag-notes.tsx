import { TriangleAlert } from 'lucide-react';
import type { PaymentFlag } from '#contract/payments.ts';
import { flagTexts } from './labels.ts';

/** A list of warnings, one for each flag of an order or a notification. */
export function FlagNotes({ flags }: { flags: readonly PaymentFlag[] }) {
  if (flags.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {flags.map((flag) => (
        <li key={flag} className="flex items-start gap-2 font-medium text-danger">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {flagTexts[flag]}
        </li>
      ))}
    </ul>
  );
}
