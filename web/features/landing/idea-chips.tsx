import { useId, useState } from 'react';
import { isSampleIdea, sampleIdeas } from './sample-ideas.ts';

const chipClasses =
  'inline-flex min-h-target items-center rounded-full border border-line-strong px-4 text-sm hover:bg-well aria-pressed:border-ink aria-pressed:bg-well aria-pressed:font-semibold disabled:opacity-60';

/** Three ideas that fill the field at a click. What the visitor has typed before comes back with a fourth button. */
export function IdeaChips({ value, onChoose }: { value: string; onChoose: (idea: string) => void }) {
  const [own, setOwn] = useState('');
  const labelId = useId();
  function choose(idea: string) {
    if (value.trim() !== '' && !isSampleIdea(value)) setOwn(value);
    onChoose(idea);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="mb-2 text-sm font-semibold">
        Ya da bir fikirle başlayın
      </p>
      <div className="flex flex-wrap gap-2">
        {sampleIdeas.map(({ title, text }) => (
          <button
            key={title}
            type="button"
            aria-pressed={value === text}
            onClick={() => choose(text)}
            className={chipClasses}
          >
            {title}
          </button>
        ))}
        {own !== '' && own !== value && (
          <button type="button" onClick={() => onChoose(own)} className={chipClasses}>
            Kendi fikrime dön
          </button>
        )}
      </div>
    </div>
  );
}
