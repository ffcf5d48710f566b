import { Lock } from 'lucide-react';
import { useId } from 'react';
import type { PlanId } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import {
  type ExportFormat,
  exportFormatFacts,
  exportFormats,
  mayExport,
} from '#domain/story/book/export-formats.ts';
import { classes } from '#web/ui/classes.ts';

interface FormatChoiceProps {
  plan: PlanId;
  value: ExportFormat;
  disabled: boolean;
  onChange: (format: ExportFormat) => void;
}

/** The formats as radio buttons; those of other plans stay in sight and say what they need. */
export function FormatChoice({ plan, value, disabled, onChange }: FormatChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2" disabled={disabled}>
      <legend className="mb-1.5 text-sm font-semibold">Biçim</legend>
      {exportFormats.map((format) => {
        const facts = exportFormatFacts[format];
        const open = mayExport(plan, format);
        return (
          <label
            key={format}
            className={classes(
              'relative grid min-h-target grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-md border border-line-strong px-3.5 py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              open
                ? 'cursor-pointer hover:border-ink has-checked:border-ink has-checked:bg-well'
                : 'border-dashed bg-paper',
            )}
          >
            <input
              type="radio"
              name={name}
              value={format}
              checked={format === value}
              disabled={!open}
              onChange={() => onChange(format)}
              className="size-4 accent-accent"
            />
            <span className="grid">
              <span className="text-sm font-semibold">
                {facts.name} <span className="font-normal text-ink-soft">.{format}</span>
              </span>
              <span className="text-sm text-ink-soft">{facts.purpose}</span>
            </span>
            {!open && (
              <span className="inline-flex items-center gap-1.5 text-xs font-semibold max-sm:col-start-2 max-sm:mt-1">
                <Lock aria-hidden="true" className="size-3.5" />
                {messages.wizard.proGenre}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
