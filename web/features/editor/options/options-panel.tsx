import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { AdultAccess } from '#contract/adult-content.ts';
import { plans } from '#domain/billing/plans.ts';
import { type Audience, audiences, type Rating, ratings, suitsAudience } from '#domain/generation/genres.ts';
import { messages } from '#domain/messages/index.ts';
import { ChoiceRow } from '#web/ui/choice-row.tsx';
import { AgeDialog } from './age-dialog.tsx';
import {
  allowedOptions,
  mayChoose,
  type OptionLimits,
  paragraphsOf,
  type WishedOptions,
} from './generation-options.ts';

interface OptionsPanelProps {
  wished: WishedOptions;
  limits: OptionLimits;
  adultAccess: AdultAccess;
  onChange: (part: Partial<WishedOptions>) => void;
}

const audienceChoices = Object.entries(audiences).map(([value, label]) => ({
  value: value as Audience,
  label,
}));

const ratingIds = Object.keys(ratings) as Rating[];

function paragraphNote({ terms, continuing }: OptionLimits, cap: number): string | undefined {
  if (terms === null) return 'Üye olmadan 1 paragraf yazılır.';
  if (terms.plan !== 'free') return undefined;
  return continuing
    ? `${plans.free.name} planında devam ederken ${cap} paragraf yazılır.`
    : `${plans.free.name} planında en çok ${cap} paragraf yazılır.`;
}

function ratingNote(limits: OptionLimits, adultAccess: AdultAccess, audience: Audience): string | undefined {
  if (!mayChoose('mature', limits)) {
    const names = adultAccess === 'off' ? ratings.mature : `${ratings.mature} ve ${ratings.uncensored}`;
    return `${names}: ${messages.wizard.proGenre}`;
  }
  if (audience === 'young-adult') return 'Genç okurlar için içerik hep güvenli tutulur.';
  return audience === 'general' && adultAccess !== 'off'
    ? `${audiences.general} okur her yaştandır; ${ratings.uncensored} içerik için okuru ${audiences.adult} seçin.`
    : undefined;
}

/** How long the text becomes, for whom, and how free it is (spec 1 §6): closed until wanted. */
export function OptionsPanel({ wished, limits, adultAccess, onChange }: OptionsPanelProps) {
  const [asked, setAsked] = useState<Rating | null>(null);
  const options = allowedOptions(wished, limits);
  const cap = paragraphsOf(limits).most;
  const words = [`${options.paragraphs} paragraf`, audiences[options.audience], ratings[options.rating]];
  return (
    <details className="group">
      <summary className="flex min-h-target cursor-pointer list-none items-center gap-3 py-2 text-sm [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold">Uzunluk, okur, içerik</span>
          <span className="text-xs text-ink-soft group-open:hidden">{words.join(', ')}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-1 pb-4">
        <ChoiceRow
          legend="Paragraf sayısı"
          choices={Array.from({ length: cap }, (_, index) => ({ value: index + 1, label: `${index + 1}` }))}
          value={options.paragraphs}
          onChange={(paragraphs) => onChange({ paragraphs })}
          note={paragraphNote(limits, cap)}
        />
        <ChoiceRow
          legend="Okur"
          choices={audienceChoices}
          value={options.audience}
          onChange={(audience) => onChange({ audience })}
        />
        <ChoiceRow
          legend="İçerik"
          choices={ratingIds
            .filter((rating) => rating !== 'uncensored' || adultAccess !== 'off')
            .map((rating) => ({
              value: rating,
              label: ratings[rating],
              disabled:
                !suitsAudience(rating, options.audience) ||
                (rating !== 'safe' && !mayChoose('mature', limits)),
            }))}
          value={options.rating}
          onChange={(rating) => {
            if (mayChoose(rating, limits)) onChange({ rating });
            else setAsked(rating);
          }}
          note={ratingNote(limits, adultAccess, options.audience)}
        />
      </div>
      <AgeDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        onDeclared={() => {
          if (asked) onChange({ rating: asked });
          setAsked(null);
        }}
      />
    </details>
  );
}
