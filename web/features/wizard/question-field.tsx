import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { WizardQuestion } from '#domain/wizard/types.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

/** The counter shows when fewer characters than this are left. */
const counterFrom = 100;

/** A question with suggestions that fill its text field. */
export function QuestionField({
  question,
  value,
  onChange,
}: {
  question: WizardQuestion;
  value: string;
  onChange: (text: string) => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** The writer's own text that a suggestion has replaced. */
  const [own, setOwn] = useState('');
  const left = limits.wizardAnswer - value.length;
  const suggested = question.suggestions.includes(value);

  function take(suggestion: string) {
    if (!suggested && value.trim() !== '') setOwn(value);
    onChange(suggestion);
  }

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 font-serif text-lg leading-6.5 font-medium">{question.text}</legend>
      <div className="flex flex-wrap gap-2">
        {question.suggestions.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            aria-pressed={suggestion === value}
            onClick={() => take(suggestion)}
            className="min-h-target rounded-md border border-line-strong bg-sheet px-3.5 py-2 text-left text-sm transition-colors duration-150 hover:bg-well aria-pressed:border-ink aria-pressed:bg-well aria-pressed:font-semibold"
          >
            {suggestion}
          </button>
        ))}
      </div>
      <TextArea
        ref={field}
        label={question.text}
        labelHidden
        rows={2}
        grows
        autoComplete="off"
        placeholder="Bir öneri seçin ya da kendiniz yazın"
        maxLength={limits.wizardAnswer}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        hint={left <= counterFrom ? `${left} karakter kaldı` : undefined}
      />
      {own !== '' && suggested && (
        <Button
          variant="quiet"
          className="justify-self-start"
          icon={<Undo2 aria-hidden="true" />}
          onClick={() => {
            onChange(own);
            setOwn('');
            field.current?.focus();
          }}
        >
          Kendi yanıtıma dön
        </Button>
      )}
    </fieldset>
  );
}
