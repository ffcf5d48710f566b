import type { TextStatistics } from '#domain/house-style/text-statistics.ts';
import { Button } from '#web/ui/button.tsx';
import { Meter } from '#web/ui/meter.tsx';

const numbers = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 0 });

function duration(minutes: number): string {
  if (minutes < 60) return `${minutes} dakika`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} saat${rest === 0 ? '' : ` ${rest} dakika`}`;
}

/** The statistics of the text. */
export function MeasuresSection({
  statistics,
  onShow,
}: {
  statistics: TextStatistics;
  onShow: (from: number, to: number) => void;
}) {
  const { readability, longest, repeated } = statistics;
  if (statistics.words === 0) {
    return (
      <section className="grid gap-2">
        <h3 className="font-sans text-sm font-semibold">Ölçüler</h3>
        <p className="text-sm text-ink-soft">
          Metin yazıldıkça okunabilirliği ve sözcük ölçüleri burada görünür.
        </p>
      </section>
    );
  }
  const figures: [string, string][] = [
    ['Sözcük', numbers.format(statistics.words)],
    ['Cümle', numbers.format(statistics.sentences)],
    ['Paragraf', numbers.format(statistics.paragraphs)],
    ['Hece', numbers.format(statistics.syllables)],
    ['Karakter', numbers.format(statistics.characters)],
    ['Cümle başına sözcük', numbers.format(statistics.wordsPerSentence)],
    ['Konuşmanın payı', percent.format(statistics.dialogueShare)],
    ['Okuma süresi', duration(statistics.minutes)],
  ];
  return (
    <section className="grid gap-4">
      <h3 className="font-sans text-sm font-semibold">Ölçüler</h3>
      {readability && (
        <div className="grid gap-1">
          <p className="text-sm">
            Okunabilirlik: <strong>{readability.band.name}</strong>
          </p>
          <Meter
            label="Okunabilirlik"
            value={Math.round(readability.score)}
            text={`${numbers.format(readability.score)} / 100 (Ateşman)`}
          />
        </div>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {repeated.length > 0 && (
        <div className="grid gap-1 text-sm">
          <h4 className="font-sans font-semibold">En çok yinelenen sözcükler</h4>
          <p className="text-ink-soft">
            {repeated.map(({ word, count }) => `${word} (${count})`).join(', ')}
          </p>
        </div>
      )}
      <div className="grid gap-1 text-sm">
        <h4 className="font-sans font-semibold">En uzun cümleler</h4>
        <ol className="grid gap-1">
          {longest.map(({ text, words, from }, index) => (
            <li key={`${from}-${text}`} className="flex items-center gap-3">
              <span className="line-clamp-2 min-w-0 flex-1 font-serif">{text}</span>
              <span className="shrink-0 text-ink-soft tabular-nums">{words} sözcük</span>
              <Button
                variant="quiet"
                aria-label={`${index + 1}. uzun cümleyi metinde göster`}
                onClick={() => onShow(from, from)}
              >
                Göster
              </Button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
