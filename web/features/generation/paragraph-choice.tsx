import { type PlanTerms, paragraphChoice, type Surface } from '#domain/billing/plans.ts';
import { ChoiceRow } from '#web/ui/choice-row.tsx';

interface ParagraphChoiceProps {
  /** Null for a guest. */
  terms: PlanTerms | null;
  surface: Surface;
  continuing: boolean;
  /** Null when nothing was chosen: the terms' default count is shown as selected. */
  value: number | null;
  onChange: (paragraphs: number) => void;
}

/** Selects the number of paragraphs up to the terms' limit; renders nothing when there is no choice. */
export function ParagraphChoice({ terms, surface, continuing, value, onChange }: ParagraphChoiceProps) {
  const { most, usual } = paragraphChoice(terms, { surface, continuing });
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
