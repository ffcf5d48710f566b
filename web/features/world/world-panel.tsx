import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { WorldFindingsProps } from './world-findings.tsx';

const WorldFindings = lazy(async () => ({ default: (await import('./world-findings.tsx')).WorldFindings }));

/** A row that opens to the world entries of the next prompt; its code and data are loaded when it is opened. */
export function WorldPanel(props: WorldFindingsProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="group/world text-sm"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 py-2 [&::-webkit-details-marker]:hidden">
        <span className="grid flex-1">
          <span className="font-semibold">Hikâye bilgisi</span>
          <span className="text-xs text-ink-soft group-open/world:hidden">
            Evreninizden üretime girenler ve girmeyenler
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 text-ink-soft transition-transform duration-150 group-open/world:rotate-180"
        />
      </summary>
      {opened && (
        <Suspense fallback={<p className="pb-4 text-ink-soft">Hazırlanıyor…</p>}>
          <WorldFindings {...props} />
        </Suspense>
      )}
    </details>
  );
}
