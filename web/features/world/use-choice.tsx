import { useState } from 'react';
import type { EntryWithUseOut } from '#contract/world.ts';
import type { StoryUse } from '#domain/world/kinds.ts';
import { SelectField } from '#web/ui/select-field.tsx';

const choices = [
  { value: 'null', label: 'Adı geçince' },
  { value: 'pinned', label: 'Her zaman (sabit)' },
  { value: 'attached', label: 'Adı geçince, yalnız bağlı hikâyelerde' },
  { value: 'excluded', label: 'Hiçbir zaman' },
];
const elsewhere = { value: 'elsewhere', label: 'Girmiyor: başka hikâyelere bağlı' };

const isUse = (value: string): value is StoryUse =>
  choices.some((choice) => choice.value === value && value !== 'null');

interface UseChoiceProps {
  entry: EntryWithUseOut;
  /** Null while the story was never saved. */
  storyId: string | null;
  /** @throws ApiError */
  onUse: (use: StoryUse | null) => Promise<void>;
  faultOf: (error: unknown) => string;
}

/** When an entry goes into the texts of this story. */
export function UseChoice({ entry, storyId, onUse, faultOf }: UseChoiceProps) {
  const [fault, setFault] = useState<string>();
  const [working, setWorking] = useState(false);
  async function choose(value: string) {
    if (value === 'elsewhere' || working) return;
    setWorking(true);
    setFault(undefined);
    try {
      await onUse(isUse(value) ? value : null);
    } catch (error) {
      setFault(faultOf(error));
    } finally {
      setWorking(false);
    }
  }
  return (
    <SelectField
      label="Bu hikâyede üretime girsin"
      choices={entry.use === 'elsewhere' ? [elsewhere, ...choices] : choices}
      value={String(entry.use)}
      disabled={storyId === null}
      hint={storyId === null ? 'Seçmek için önce hikâyeyi kaydedin.' : undefined}
      error={fault}
      onChange={(event) => void choose(event.target.value)}
    />
  );
}
