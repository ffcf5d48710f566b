/** What the owner claims of the site in public; null is not confirmed, and shown nowhere. */
export interface Claims {
  /** Stories written here, as "10K+". */
  stories: string | null;
  /** People who write here, as "500+". */
  writers: string | null;
  /** Share of satisfied writers, as "%99". */
  satisfaction: string | null;
  /** When support is there, as "7/24". */
  support: string | null;
  /** Within which time urgent messages are answered, as "2 saat". */
  urgentReply: string | null;
}

export type FigureKey = 'stories' | 'writers' | 'satisfaction' | 'support';

/** What each figure counts, as it stands under it. */
const figureNames: Readonly<Record<FigureKey, string>> = {
  stories: 'hikâye yazıldı',
  writers: 'yazar kullanıyor',
  satisfaction: 'memnuniyet',
  support: 'destek',
};

/** The confirmed ones of these figures, in their order, each with what it counts. */
export function confirmedFigures(
  claims: Claims,
  keys: readonly FigureKey[],
): { figure: string; what: string }[] {
  return keys.flatMap((key) => {
    const figure = claims[key]?.trim();
    return figure ? [{ figure, what: figureNames[key] }] : [];
  });
}
