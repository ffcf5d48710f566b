import type { DialogueChange, DialogueStyle } from '#domain/house-style/dialogue.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';

const names: Record<DialogueStyle, string> = {
  dash: 'Konuşma çizgisi: — Gel, dedi.',
  quotes: 'Tırnak: “Gel,” dedi.',
};
const numbers = new Intl.NumberFormat('tr-TR');
const shown = 3;

interface DialogueSectionProps {
  style: DialogueStyle | null;
  changes: readonly DialogueChange[];
  disabled: boolean;
  onStyle: (style: DialogueStyle) => void;
  onConvert: () => void;
}

/** The story's dialogue style, and the paragraphs in another style. */
export function DialogueSection({ style, changes, disabled, onStyle, onConvert }: DialogueSectionProps) {
  return (
    <section className="grid gap-3">
      <ChoiceGroup<DialogueStyle | 'none'>
        label="Konuşmalar"
        value={style ?? 'none'}
        choices={[
          { value: 'dash', label: names.dash },
          { value: 'quotes', label: names.quotes },
        ]}
        onChange={(next) => next !== 'none' && onStyle(next)}
      />
      {changes.length > 0 ? (
        <>
          <p className="text-sm">
            {numbers.format(changes.length)} paragrafta konuşma başka biçimde yazılmış. Dönüştürünce şöyle
            olur:
          </p>
          <ul className="grid gap-2">
            {changes.slice(0, shown).map(({ from, before, insert }) => (
              <li key={from} className="grid gap-0.5 rounded-md bg-well px-3 py-2 font-serif text-sm">
                <del className="line-clamp-2 text-ink-soft">{before}</del>
                <ins className="line-clamp-2 no-underline">{insert}</ins>
              </li>
            ))}
          </ul>
          {changes.length > shown && (
            <p className="text-sm text-ink-soft">ve {numbers.format(changes.length - shown)} paragraf daha</p>
          )}
          <Button className="justify-self-start" disabled={disabled} onClick={onConvert}>
            {numbers.format(changes.length)} paragrafı dönüştür
          </Button>
        </>
      ) : (
        <p className="text-sm text-ink-soft">
          {style === null
            ? 'Metinde biçimi değiştirilecek konuşma yok. Seçiminiz bu hikâye için kaydedilir.'
            : 'Konuşmaların hepsi bu biçimde. Anlatının içindeki alıntılar tırnakta kalır.'}
        </p>
      )}
    </section>
  );
}
