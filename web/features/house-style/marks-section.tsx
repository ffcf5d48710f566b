import type { TextChange } from '#domain/house-style/text-change.ts';
import { Button } from '#web/ui/button.tsx';

const numbers = new Intl.NumberFormat('tr-TR');

/** The punctuation that differs from Turkish typography. */
export function MarksSection({
  changes,
  disabled,
  onApply,
}: {
  changes: readonly TextChange[];
  disabled: boolean;
  onApply: () => void;
}) {
  return (
    <section className="grid gap-3">
      <h3 className="font-sans text-sm font-semibold">Noktalama</h3>
      {changes.length === 0 ? (
        <p className="text-sm text-ink-soft">
          Tırnaklar, kesme işaretleri, üç noktalar ve çizgiler yerli yerinde.
        </p>
      ) : (
        <>
          <p className="text-sm">
            {numbers.format(changes.length)} im Türkçe dizgide başka yazılır: “ ” ‘ ’ tırnakları, ’ kesme
            işareti, tek harf olarak … ve çizgiler (— ve –).
          </p>
          <Button className="justify-self-start" disabled={disabled} onClick={onApply}>
            {numbers.format(changes.length)} imi düzelt
          </Button>
        </>
      )}
    </section>
  );
}
