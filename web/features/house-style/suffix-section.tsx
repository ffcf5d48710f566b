import type { WrongSuffix } from '#domain/house-style/name-suffix.ts';
import type { TextChange } from '#domain/house-style/text-change.ts';
import { Button } from '#web/ui/button.tsx';

const numbers = new Intl.NumberFormat('tr-TR');
const shown = 20;

interface SuffixSectionProps {
  faults: readonly WrongSuffix[];
  disabled: boolean;
  onApply: (changes: readonly TextChange[]) => void;
  onShow: (from: number, to: number) => void;
}

/** Names, abbreviations and numbers with a suffix that does not fit their pronunciation. */
export function SuffixSection({ faults, disabled, onApply, onShow }: SuffixSectionProps) {
  const fixes = faults.flatMap(({ from, to, suggestions: [insert] }) =>
    insert === undefined ? [] : [{ from, to, insert }],
  );
  return (
    <section className="grid gap-3">
      <h3 className="font-sans text-sm font-semibold">Özel adlardan sonraki ekler</h3>
      {faults.length === 0 ? (
        <p className="text-sm text-ink-soft">Kesme işaretinden sonra gelen eklerin hepsi adına uyuyor.</p>
      ) : (
        <>
          <ul className="grid gap-1">
            {faults.slice(0, shown).map(({ from, to, found, suggestions: [right = found] }) => (
              <li key={from} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                <span className="min-w-0 flex-1">
                  <del className="text-ink-soft">{found}</del> → <strong>{right}</strong>
                </span>
                <Button
                  variant="quiet"
                  onClick={() => onShow(from, to)}
                  aria-label={`${found}: metinde göster`}
                >
                  Göster
                </Button>
                <Button
                  variant="quiet"
                  disabled={disabled}
                  aria-label={`${found}: düzelt`}
                  onClick={() => onApply([{ from, to, insert: right }])}
                >
                  Düzelt
                </Button>
              </li>
            ))}
          </ul>
          {faults.length > 1 && (
            <Button className="justify-self-start" disabled={disabled} onClick={() => onApply(fixes)}>
              {numbers.format(fixes.length)} ekin hepsini düzelt
            </Button>
          )}
        </>
      )}
    </section>
  );
}
