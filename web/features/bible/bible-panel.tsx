import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { BibleFindingsProps } from './bible-findings.tsx';

const BibleFindings = lazy(async () => ({ default: (await import('./bible-findings.tsx')).BibleFindings }));

/** A row that opens to what of the library goes into the next text; its code and its question come once it is opened. */
export function BiblePanel(props: BibleFindingsProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="group/bible text-sm"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 py-2 [&::-webkit-details-marker]:hidden">
        <span className="grid flex-1">
          <span className="font-semibold">Hikâye bilgisi</span>
          <span className="text-xs text-ink-soft group-open/bible:hidden">
            Evreninizden üretime girenler ve girmeyenler
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 text-ink-soft transition-transform duration-150 group-open/bible:rotate-180"
        />
      </summary>
      {opened && (
        <Suspense fallback={<p className="pb-4 text-ink-soft">Hazırlanıyor…</p>}>
          <BibleFindings {...props} />
        </Suspense>
      )}
    </details>
  );
}
