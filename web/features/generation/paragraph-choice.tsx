import { type PlanId, paragraphChoice, type Surface } from '#domain/billing/plans.ts';
import { ChoiceRow } from '#web/ui/choice-row.tsx';

interface ParagraphChoiceProps {
  /** Null for a guest. */
  plan: PlanId | null;
  surface: Surface;
  continuing: boolean;
  /** Null where nothing was chosen: the plan's usual count is shown as chosen. */
  value: number | null;
  onChange: (paragraphs: number) => void;
}

/** How many paragraphs the text gets, up to the plan's cap; nothing where there is no choice. */
export function ParagraphChoice({ plan, surface, continuing, value, onChange }: ParagraphChoiceProps) {
  const { most, usual } = paragraphChoice(plan, { surface, continuing });
  if (most === 1) return null;
  return (
    <ChoiceRow
      legend="Paragraf sayısı"
      choices={Array.from({ length: most }, (_, index) => ({ value: index + 1, label: `${index + 1}` }))}
      value={Math.min(value ?? usual, most)}
      onChange={onChange}
    />
  );
}
