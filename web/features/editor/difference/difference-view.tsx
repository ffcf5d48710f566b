import { ChevronDown, ChevronUp, UnfoldVertical } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import type { DifferenceBlock } from '#domain/diff/diff-blocks.ts';
import type { TextPart } from '#domain/diff/text-parts.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { blocksWithin, endOfPortion } from './shown-blocks.ts';
import { useDifference } from './use-difference.ts';

interface DifferenceViewProps {
  before: string;
  after: string;
  /** Where the one and the other text are ("bu sürümde"); null: they stand side by side, each in a column of its own. */
  names: { before: string; after: string } | null;
}

const removedLook = 'bg-danger-wash text-danger decoration-1';
const addedLook = 'bg-success-wash text-success underline decoration-1 underline-offset-4';

function Part({ part, plain }: { part: TextPart; plain: boolean }) {
  if (part.kind !== 'same' && plain) {
    const look = part.kind === 'removed' ? 'bg-accent-wash' : 'bg-success-wash';
    return <mark className={classes(look, 'text-ink')}>{part.text}</mark>;
  }
  if (part.kind === 'removed') return <del className={removedLook}>{part.text}</del>;
  if (part.kind === 'added') return <ins className={addedLook}>{part.text}</ins>;
  return part.text;
}

function Prose({ parts, plain = false }: { parts: readonly TextPart[]; plain?: boolean }) {
  return (
    <p className="font-serif text-base whitespace-pre-wrap wrap-anywhere">
      {parts.map((part, index) => (
        // Parts have no names of their own and never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Part key={index} part={part} plain={plain} />
      ))}
    </p>
  );
}

/** A passage that both have: folded, opened a portion at a time. */
const SamePassage = memo(function SamePassage({ text, paragraphs }: { text: string; paragraphs: number }) {
  const [portions, setPortions] = useState(0);
  const end = portions === 0 ? 0 : endOfPortion(text, portions);
  return (
    <div className="grid justify-items-start gap-1">
      {end > 0 && (
        <p className="font-serif text-base whitespace-pre-wrap text-ink-soft wrap-anywhere">
          {text.slice(0, end).trimEnd()}
        </p>
      )}
      {end < text.length && (
        <Button
          variant="quiet"
          className="-ml-2 px-2 font-normal text-ink-soft!"
          icon={<UnfoldVertical aria-hidden="true" />}
          onClick={() => setPortions((shown) => shown + 1)}
        >
          {portions === 0 ? `${paragraphs.toLocaleString('tr-TR')} paragraf aynı` : 'Devamını göster'}
        </Button>
      )}
    </div>
  );
});

const ChangedPassage = memo(function ChangedPassage({
  parts,
  sideBySide,
}: {
  parts: readonly TextPart[];
  sideBySide: boolean;
}) {
  if (!sideBySide) return <Prose parts={parts} />;
  return (
    <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
      <Prose plain parts={parts.filter(({ kind }) => kind !== 'added')} />
      <div className="max-sm:border-l-2 max-sm:border-line-strong max-sm:pl-3">
        <Prose plain parts={parts.filter(({ kind }) => kind !== 'removed')} />
      </div>
    </div>
  );
});

const startsChange = (block: DifferenceBlock) => block.kind === 'changed' && !block.goesOn;

/**
 * What is different between two texts, word by word: what went is struck through, what came is underlined, what is the
 * same is folded. Worked out in a worker and drawn a portion at a time.
 */
export function DifferenceView({ before, after, names }: DifferenceViewProps) {
  const comparison = useDifference(before, after);
  const [pages, setPages] = useState(1);
  /** The change that the writer stands at, from 1; 0 before the first. */
  const [place, setPlace] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (place === 0) return;
    const target = list.current?.querySelector<HTMLElement>(`[data-change="${place}"]`);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [place]);

  if (comparison.status === 'working') {
    return (
      <SkeletonGroup label="Metinler karşılaştırılıyor…" className="grid gap-3">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    );
  }
  if (comparison.status === 'failed') {
    return (
      <p className="text-sm text-danger">
        Metinler bu tarayıcıda karşılaştırılamadı. Sayfayı yenileyip tekrar deneyin.
      </p>
    );
  }
  const { blocks, changes } = comparison.difference;
  if (changes === 0) return <p className="text-ink-soft">Metinler aynı.</p>;
  const shown = blocksWithin(blocks, pages);

  function go(step: 1 | -1) {
    const next = Math.min(changes, Math.max(1, place + step));
    let seen = 0;
    const at = blocks.findIndex((block) => startsChange(block) && ++seen === next);
    let wanted = pages;
    while (blocksWithin(blocks, wanted) <= at) wanted += 1;
    setPages(wanted);
    setPlace(next);
  }

  let change = 0;
  return (
    <div className="grid gap-3">
      <div className="sticky -top-5 z-10 -mx-1 flex flex-wrap items-center gap-x-3 border-b border-line bg-sheet px-1 py-1 sm:-top-6">
        <p className="mr-auto text-sm text-ink-soft tabular-nums" role="status">
          {place === 0 ? `${changes.toLocaleString('tr-TR')} değişiklik` : `Değişiklik ${place} / ${changes}`}
        </p>
        <IconButton
          label="Önceki değişiklik"
          icon={<ChevronUp />}
          disabled={place <= 1}
          onClick={() => go(-1)}
        />
        <IconButton
          label="Sonraki değişiklik"
          icon={<ChevronDown />}
          disabled={place >= changes}
          onClick={() => go(1)}
        />
      </div>
      {names && (
        <p className="text-xs text-ink-soft">
          <del className={removedLook}>Üstü çizili</del> yalnızca {names.before} var,{' '}
          <ins className={addedLook}>altı çizili</ins> yalnızca {names.after}.
        </p>
      )}
      <div ref={list} className="grid gap-4">
        {blocks.slice(0, shown).map((block, index) => {
          if (startsChange(block)) change += 1;
          return block.kind === 'same' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places
            <SamePassage key={index} text={block.text} paragraphs={block.paragraphs} />
          ) : (
            <section
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places
              key={index}
              aria-label={`Değişiklik ${change} / ${changes}`}
              data-change={block.goesOn ? undefined : change}
              tabIndex={-1}
              className={classes(
                'scroll-my-20 rounded-sm outline-offset-8 [contain-intrinsic-size:auto_12rem] [content-visibility:auto]',
                change === place && 'border-l-2 border-accent pl-3',
              )}
            >
              <ChangedPassage parts={block.parts} sideBySide={names === null} />
            </section>
          );
        })}
      </div>
      {shown < blocks.length && (
        <Button className="justify-self-center" onClick={() => setPages((now) => now + 1)}>
          Sonraki değişiklikleri göster
        </Button>
      )}
    </div>
  );
}
