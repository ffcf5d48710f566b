/** Public claims of the owner; null for one that is not confirmed and not shown. */
export interface Claims {
  /** Number of written stories, as "10K+". */
  stories: string | null;
  /** Number of writers, as "500+". */
  writers: string | null;
  /** Share of satisfied writers, as "%99". */
  satisfaction: string | null;
  /** Hours of support, as "7/24". */
  support: string | null;
  /** Time in which general and technical questions are answered, as "24 saat". */
  generalReply: string | null;
  technicalReply: string | null;
  /** Time in which urgent messages are answered, as "2 saat". */
  urgentReply: string | null;
}

export type FigureKey = 'stories' | 'writers' | 'satisfaction' | 'support';

/** The labels under the figures. */
const figureNames: Readonly<Record<FigureKey, string>> = {
  stories: 'hikâye yazıldı',
  writers: 'yazar kullanıyor',
  satisfaction: 'memnuniyet',
  support: 'destek',
};

/** Returns the confirmed figures of the given keys with their labels. */
export function confirmedFigures(
  claims: Claims,
  keys: readonly FigureKey[],
): { figure: string; what: string }[] {
  return keys.flatMap((key) => {
    const figure = claims[key]?.trim();
    return figure ? [{ figure, what: figureNames[key] }] : [];
  });
}
