import type { Idea, IdeaClause, IdeaPerson } from '#domain/turkish/idea/index.ts';

/** Negated clauses whose object is nobody: "adını kimseye söylemez". */
const DEEDS: Readonly<
  Record<string, { complement: (object: string) => string; verb: string; ability: boolean }>
> = {
  bilmek: { complement: (object) => `${object || 'kendini'} kimseye`, verb: 'söylemek', ability: false },
  inanmak: { complement: () => 'kimseyi', verb: 'inandırmak', ability: true },
  tanımak: { complement: () => 'kendini kimseye', verb: 'tanıtmak', ability: true },
  anlamak: { complement: () => 'derdini kimseye', verb: 'anlatmak', ability: true },
  görmek: { complement: () => 'kimseye', verb: 'görünmek', ability: false },
};

/**
 * "Kimse yeni taşınan kadının adını bilmez" as the deed of whom it befalls: "yeni taşınan kadın, adını kimseye
 * söylemez"; undefined for other events.
 */
export function nobodyOf({ event, people }: Idea): { hero: IdeaPerson; clause: IdeaClause } | undefined {
  const deed = event?.negative && !event.predicate ? DEEDS[event.verb] : undefined;
  const at = event?.text.split(' ').findIndex((word) => word.toLocaleLowerCase('tr') === 'kimse') ?? -1;
  const person = people.find(({ several, being }) => !several && !being);
  if (!event || !deed || at < 0 || !person) return undefined;
  const words = event.text.split(' ');
  const noun = person.phrase.split(' ').at(-1) ?? '';
  const end = words.indexOf(noun);
  if (end < 0) return undefined;
  const from = end > at ? at + 1 : 0;
  const phrase = [...words.slice(from, end), person.reference.split(' ').at(-1)].join(' ');
  const object = words.slice(Math.max(end, at) + 1).join(' ');
  // "demircinin öldüğüne inanmıyor": it is no longer the person that is believed.
  if (object && (event.verb !== 'bilmek' || /[dt][ıiuü]ğ[ıiuü]n[ıiuü]$|[ae]c[ae]ğ[ıi]n[ıi]$/u.test(object)))
    return undefined;
  return {
    hero: { ...person, phrase, comma: phrase.includes(' ') },
    clause: {
      when: '',
      complement: deed.complement(object),
      verb: deed.verb,
      tense: 'past',
      person: '3sg',
      negative: true,
      ...(deed.ability ? { ability: true } : {}),
    },
  };
}
