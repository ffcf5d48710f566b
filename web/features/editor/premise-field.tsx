import { ChevronDown } from 'lucide-react';
import { limits } from '#domain/limits.ts';
import { TextArea } from '#web/ui/text-area.tsx';

interface PremiseFieldProps {
  premise: string;
  onChange: (premise: string) => void;
}

/** The idea that a story began with, once there is text: closed until wanted, and part of every continuation. */
export function PremiseField({ premise, onChange }: PremiseFieldProps) {
  return (
    <details className="group">
      <summary className="flex min-h-target cursor-pointer list-none items-center gap-3 py-2 text-sm [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold">Hikâyenin fikri</span>
          <span className="truncate text-xs text-ink-soft group-open:hidden">
            {premise.trim() === '' ? 'Yazılmadı' : premise}
          </span>
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="pt-1 pb-4">
        <TextArea
          label="Hikâyenin fikri"
          labelHidden
          hint="Hikâyenin devamı yazılırken göz önünde tutulur; yeniden token harcamaz."
          name="idea"
          rows={3}
          grows
          autoComplete="off"
          maxLength={limits.idea}
          value={premise}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </details>
  );
}
