import { AArrowDown, AArrowUp } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { changeReadingSettings, type ReadingSettings, sizes, stepSize } from './reading-settings.ts';

const choices = {
  face: [
    { value: 'serif', label: 'Tırnaklı' },
    { value: 'sans', label: 'Tırnaksız' },
  ],
  leading: [
    { value: 'tight', label: 'Sık' },
    { value: 'normal', label: 'Orta' },
    { value: 'loose', label: 'Seyrek' },
  ],
  width: [
    { value: 'narrow', label: 'Dar' },
    { value: 'normal', label: 'Orta' },
    { value: 'wide', label: 'Geniş' },
  ],
  paper: [
    { value: 'site', label: 'Site gibi' },
    { value: 'light', label: 'Açık' },
    { value: 'sepia', label: 'Kâğıt' },
    { value: 'dark', label: 'Koyu' },
  ],
} as const;

const keys = [
  ['← →', 'önceki, sonraki bölüm'],
  ['+ −', 'yazı boyu'],
  ['D', 'sesli oku, duraklat'],
  [', .', 'önceki, sonraki cümle'],
] as const;

/** The reading settings of this device. */
export function ReadingSettingsPanel({ look }: { look: ReadingSettings }) {
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">Yazı boyu</legend>
        <div className="flex items-center gap-2">
          <IconButton
            label="Yazıyı küçült"
            icon={<AArrowDown />}
            className="border border-line-strong"
            disabled={look.size === 0}
            onClick={() => stepSize(-1)}
          />
          <output className="min-w-12 text-center text-sm tabular-nums">
            {look.size + 1} / {sizes.length}
          </output>
          <IconButton
            label="Yazıyı büyüt"
            icon={<AArrowUp />}
            className="border border-line-strong"
            disabled={look.size === sizes.length - 1}
            onClick={() => stepSize(1)}
          />
        </div>
      </fieldset>
      <ChoiceGroup
        label="Yazı tipi"
        value={look.face}
        choices={choices.face}
        onChange={(face) => changeReadingSettings({ face })}
      />
      <ChoiceGroup
        label="Satır aralığı"
        value={look.leading}
        choices={choices.leading}
        onChange={(leading) => changeReadingSettings({ leading })}
      />
      <ChoiceGroup
        label="Satır genişliği"
        value={look.width}
        choices={choices.width}
        onChange={(width) => changeReadingSettings({ width })}
      />
      <ChoiceGroup
        label="Zemin"
        value={look.paper}
        choices={choices.paper}
        onChange={(paper) => changeReadingSettings({ paper })}
      />
      <div className="border-t border-line pt-2">
        <SwitchField
          label="Tek tuşla kısayollar"
          checked={look.shortcuts}
          onChange={(shortcuts) => changeReadingSettings({ shortcuts })}
        />
        {look.shortcuts && (
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 pt-1 text-xs text-ink-soft pointer-coarse:hidden">
            {keys.map(([key, what]) => (
              <div key={key} className="contents">
                <dt className="font-semibold">{key}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
