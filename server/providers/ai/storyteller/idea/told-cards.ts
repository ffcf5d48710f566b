import { numberWord } from '#domain/turkish/index.ts';
import type { StoryCharacter } from '../request.ts';
import { cleanIdea } from './tokens.ts';
import { tellBackground } from './told-clauses.ts';
import { finalVerb } from './verbs.ts';

/** A card's short field as an attribute ("uzun boylu, yeşil gözlü"), or nothing when it is a sentence. */
function attribute(text: string | undefined): string | undefined {
  const clean = cleanIdea(text ?? '')
    .replace(/[.!?…;:"“”<>]+/gu, '')
    .trim();
  const words = clean.split(' ').filter(Boolean);
  if (words.length === 0 || words.length > 8 || !/^[\p{L} ,'’-]+$/u.test(clean)) return undefined;
  if (finalVerb(words.map((word) => word.toLocaleLowerCase('tr')))) return undefined;
  const small = clean.toLocaleLowerCase('tr');
  const last = words.at(-1)?.toLocaleLowerCase('tr') ?? '';
  if (/(?:lar|ler|lık|lik|luk|lük)$/u.test(last) && !/l[ıiuü]$/u.test(last)) return undefined;
  return small;
}

function years(text: string | undefined): string | undefined {
  const number = /\d{1,3}/u.exec(text ?? '')?.[0];
  return number && Number(number) > 0 ? `${numberWord(Number(number))} yaşında` : undefined;
}

/** Somebody says the hero's name, which a first-person story would otherwise never tell. */
function calledByName(name: string): readonly string[] {
  if (!/^\p{L}[\p{L} '’-]*$/u.test(name)) return [];
  return [
    `“${name},” [dedi biri arkamdan; dönüp baktım|diye seslendiler uzaktan; elimi kaldırdım|dedi biri, adımı bilmesine şaşırdım].`,
  ];
}

/** What a card says of the hero, each in its wordings. */
export function tellHeroCard(card: StoryCharacter, narrator: 'first' | 'third'): (readonly string[])[] {
  const told: (readonly string[])[] = narrator === 'first' ? [calledByName(card.name.trim())] : [];
  const age = years(card.age);
  const nature = attribute(card.personality);
  const looks = attribute(card.appearance);
  const trade = cleanIdea(card.profession ?? '').toLocaleLowerCase('tr');
  const whole = Boolean(age && nature && /^\p{L}[\p{L} ]*$/u.test(trade));
  if (whole) {
    told.push([
      `{H} {=${age} bir ${trade}.di}; ${nature} biri olarak [tanınırdı<m|>|bilinirdi<m|>].`,
      `{H}, ${age}, ${nature} bir {=${trade}.di}[; {P:loc} bunu bilmeyen yoktu|; kim sorsa aynı şeyi söylerdi].`,
    ]);
  } else {
    if (age)
      told.push([
        `{H} {=${age}.di}[; bunu söyleyince kimse inanmazdı|, daha fazlasını görmüş gibi duruyor<dum|du>].`,
      ]);
    if (nature && nature !== looks)
      told.push([
        `${capital(nature)} {=biri.di}[; ~adını duyanlar önce bunu söylerdi|, saklamaya da çalışmazdı<m|>].`,
      ]);
  }
  if (looks)
    told.push([
      `[Kalabalıkta|Uzaktan] bile seçilirdi<m|>: ${looks}, [acelesi olmayan|hep bir şeyi dinler gibi duran] biri.`,
    ]);
  const past = tellBackground(card.background ?? '', card.name, 2).map((passage) => [passage]);
  return [...told, ...past].filter((item) => item.length > 0);
}

/** Passages that tell what a card says of somebody else, once that one has come in. */
export function tellOtherCard(card: StoryCharacter, slot: 'F' | 'A'): string[] {
  const tag = slot === 'F' ? '#met' : '#rivalmet';
  const told: string[] = [];
  const nature = attribute(card.personality);
  const looks = attribute(card.appearance);
  const age = years(card.age);
  if (nature)
    told.push(`${tag} {${slot}} ${nature} biriydi; [ilk bakışta anlaşılmazdı|bunu herkes bilirdi].`);
  if (looks)
    told.push(
      `${tag} {${slot}}, ${looks} haliyle, {P.part:gen} önünde [olduğundan büyük|bir resim gibi] görünüyordu.`,
    );
  if (age)
    told.push(`${tag} {${slot}} ${age}ydı; [yıllar yüzüne değil sesine|zaman önce ellerine] uğramıştı.`);
  return told;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
}
