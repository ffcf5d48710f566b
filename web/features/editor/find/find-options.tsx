import { CaseSensitive, Regex, WholeWord } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FindQuery } from '#domain/story/find/find-pattern.ts';

function Option({
  name,
  icon,
  isOn,
  disabled = false,
  onChange,
}: {
  name: string;
  icon: ReactNode;
  isOn: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <button
      type="button"
      title={name}
      aria-pressed={isOn}
      disabled={disabled}
      onClick={() => onChange(!isOn)}
      className="inline-flex min-h-target min-w-target items-center justify-center gap-1.5 rounded-md border border-transparent px-2 text-sm text-ink-soft hover:bg-well hover:text-ink disabled:hover:bg-transparent aria-pressed:border-ink aria-pressed:bg-well aria-pressed:text-ink [&_svg]:size-5 [&_svg]:shrink-0"
    >
      {icon}
      <span className="max-sm:sr-only">{name}</span>
    </button>
  );
}

/** How the search reads the text that is looked for. */
export function FindOptions({
  query,
  onChange,
}: {
  query: FindQuery;
  onChange: (part: Partial<FindQuery>) => void;
}) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">Arama seçenekleri</legend>
      <Option
        name="Büyük/küçük harf duyarlı"
        icon={<CaseSensitive aria-hidden="true" />}
        // Expressions know no Turkish case rules.
        isOn={query.matchCase || query.isRegex}
        disabled={query.isRegex}
        onChange={(matchCase) => onChange({ matchCase })}
      />
      <Option
        name="Tam sözcük"
        icon={<WholeWord aria-hidden="true" />}
        isOn={query.wholeWord}
        onChange={(wholeWord) => onChange({ wholeWord })}
      />
      <Option
        name="Düzenli ifade"
        icon={<Regex aria-hidden="true" />}
        isOn={query.isRegex}
        onChange={(isRegex) => onChange({ isRegex })}
      />
    </fieldset>
  );
}
