import { describe, expect, it } from 'vitest';
import { type GenreId, genres } from '#domain/generation/genres.ts';
import { limits } from '#domain/limits.ts';
import {
  wizardBeginning,
  wizardCharacter,
  wizardEnding,
  wizardGenre,
  wizardQuestions,
  wizardSelection,
} from './catalogue.ts';
import { endingIds, narrators, type WizardChoice, type WizardGenre, type WizardQuestion } from './types.ts';
import { wizardIdea } from './wizard-idea.ts';

const ids = Object.keys(genres) as GenreId[];
const all = ids.map(wizardGenre);

const questionsOf = (genre: WizardGenre): WizardQuestion[] =>
  [...Object.values(genre.questions), ...genre.laterQuestions].flat();

interface Text {
  text: string;
  longest: number;
  end: RegExp;
}

const sentence = /[.!?]$/u;
const phrase = /[\p{L}\d”]$/u;

/** All texts of a genre with their maximum lengths and the pattern of their ends. */
function textsOf(genre: WizardGenre): Text[] {
  return [
    { text: genre.description, longest: 140, end: sentence },
    ...genre.characters.flatMap(({ profession, personality, background }) => [
      { text: profession, longest: 30, end: phrase },
      { text: personality, longest: 60, end: phrase },
      { text: background, longest: 160, end: sentence },
    ]),
    ...genre.beginnings.flatMap(({ title, description, setting }) => [
      { text: title, longest: 60, end: phrase },
      { text: description, longest: 220, end: sentence },
      { text: setting, longest: 70, end: phrase },
    ]),
    ...questionsOf(genre).flatMap(({ text, suggestions }) => [
      { text, longest: 90, end: /\?$/u },
      ...suggestions.map((suggestion) => ({ text: suggestion, longest: 120, end: /[\p{L}\d”?]$/u })),
    ]),
    ...genre.endings.flatMap(({ title, description, tone }) => [
      { text: title, longest: 60, end: phrase },
      { text: description, longest: 120, end: sentence },
      { text: tone, longest: 40, end: phrase },
    ]),
  ];
}

const choice = (genre: WizardGenre, change: Partial<WizardChoice> = {}): WizardChoice => ({
  narrator: 'third',
  genre: genre.id,
  characterId: genre.characters[0]?.id ?? '',
  beginningId: genre.beginnings[0]?.id ?? '',
  chapter: 1,
  answers: ['ilk', 'ikinci'],
  endingId: 'open',
  ...change,
});

describe.each(all)('the catalogue of $id', (genre) => {
  it('has at least five characters and five beginnings with unique ids', () => {
    for (const items of [genre.characters, genre.beginnings]) {
      expect(items.length).toBeGreaterThanOrEqual(5);
      const own = items.map((item) => item.id);
      expect(new Set(own).size).toBe(own.length);
      for (const id of own) expect(id).toMatch(/^[a-z0-9-]{1,60}$/);
    }
  });

  it('has two questions for each beginning, and at least four pairs for later chapters', () => {
    expect(Object.keys(genre.questions).sort()).toEqual(genre.beginnings.map(({ id }) => id).sort());
    expect(genre.laterQuestions.length).toBeGreaterThanOrEqual(4);
    for (const pair of [...Object.values(genre.questions), ...genre.laterQuestions]) {
      expect(pair).toHaveLength(2);
    }
    for (const { text, suggestions } of questionsOf(genre)) {
      expect(new Set(suggestions).size, text).toBe(4);
    }
  });

  it('has the four endings in their order', () => {
    expect(genre.endings.map(({ id }) => id)).toEqual(endingIds);
  });

  it('has texts within the length limits and with the right punctuation', () => {
    for (const { text, longest, end } of textsOf(genre)) {
      expect(text.length, text).toBeLessThanOrEqual(longest);
      expect(text, text).toMatch(end);
      expect(text, text).toMatch(/^[\p{Lu}\d]/u);
      expect(text, text).toBe(text.trim());
      expect(text, text).not.toMatch(/ {2}|\s[,.;:?!]/u);
      expect(text, text).toMatch(/^[a-zA-ZçÇğĞıİöÖşŞüÜâÂîÎûÛ\d ,.;:?!…’“”()-]+$/u);
    }
  });

  it('has characters whose fields the storyteller can use', () => {
    for (const { name, age, profession, personality } of genre.characters) {
      expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
      expect(age).toMatch(/^\d{2}$/);
      expect(profession).toMatch(/^[\p{L} ]{2,30}$/u);
      expect(personality.split(' ').length, personality).toBeLessThanOrEqual(8);
    }
  });

  it('builds an idea within the length limit from every choice, with the longest answers', () => {
    const answers = ['ğ'.repeat(limits.wizardAnswer), 'ş'.repeat(limits.wizardAnswer)] as const;
    for (const narrator of Object.keys(narrators) as (keyof typeof narrators)[]) {
      for (const { id: characterId } of genre.characters) {
        for (const { id: beginningId } of genre.beginnings) {
          for (const endingId of endingIds) {
            for (let chapter = 1; chapter <= genre.laterQuestions.length + 1; chapter += 1) {
              const selection = wizardSelection(
                choice(genre, { narrator, characterId, beginningId, endingId, chapter, answers }),
              );
              const idea = selection ? wizardIdea(selection) : '';
              expect(idea.length).toBeGreaterThan(2 * limits.wizardAnswer);
              expect(idea.length - 2 * limits.wizardAnswer).toBeLessThanOrEqual(680);
              expect(idea.length).toBeLessThanOrEqual(limits.idea);
              expect(idea).not.toMatch(/ {2}|\n|undefined/);
            }
          }
        }
      }
    }
  });
});

describe('all genres', () => {
  it('contains no text twice', () => {
    const texts = all.flatMap((genre) => [
      ...textsOf(genre).map(({ text }) => text.toLocaleLowerCase('tr')),
      ...genre.characters.map(({ name }) => name.toLocaleLowerCase('tr')),
    ]);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('contains adult characters only, and in the adult genre only people over 25', () => {
    const youngest = (id: GenreId) => Math.min(...wizardGenre(id).characters.map(({ age }) => Number(age)));
    for (const id of ids) expect(youngest(id), id).toBeGreaterThanOrEqual(18);
    expect(youngest('nsfw')).toBeGreaterThan(25);
    for (const { text } of textsOf(wizardGenre('nsfw'))) {
      expect(text.toLocaleLowerCase('tr')).not.toMatch(
        /çocuk|genç|kız|oğlan|öğrenci|lise|ergen|küçük kardeş/u,
      );
    }
  });
});

describe('lookups in the catalogue', () => {
  const genre = wizardGenre('romantic');

  it('finds items of the given genre only', () => {
    const [character] = genre.characters;
    const [beginning] = genre.beginnings;
    expect(wizardCharacter('romantic', character?.id ?? '')).toBe(character);
    expect(wizardBeginning('romantic', beginning?.id ?? '')).toBe(beginning);
    expect(wizardEnding('romantic', 'twist')?.id).toBe('twist');
    expect(wizardCharacter('scifi', character?.id ?? '')).toBeUndefined();
    expect(wizardBeginning('scifi', beginning?.id ?? '')).toBeUndefined();
    for (const id of ['', 'constructor', '__proto__', 'toString']) {
      expect(wizardQuestions('romantic', id, 1)).toBeUndefined();
      expect(wizardQuestions('romantic', id, 2)).toBeUndefined();
      expect(wizardSelection(choice(genre, { characterId: id }))).toBeUndefined();
      expect(wizardSelection(choice(genre, { beginningId: id }))).toBeUndefined();
    }
  });

  it('returns the beginning’s questions for chapter 1, then the later pairs in turn', () => {
    const id = genre.beginnings[0]?.id ?? '';
    expect(wizardQuestions('romantic', id, 1)).toBe(genre.questions[id]);
    expect(wizardQuestions('romantic', id, 2)).toBe(genre.laterQuestions[0]);
    const count = genre.laterQuestions.length;
    expect(wizardQuestions('romantic', id, count + 1)).toBe(genre.laterQuestions[count - 1]);
    expect(wizardQuestions('romantic', id, count + 2)).toBe(genre.laterQuestions[0]);
  });
});

describe('wizardIdea', () => {
  const idea = (change: Partial<WizardChoice>): string => {
    const selection = wizardSelection(choice(wizardGenre('romantic'), { characterId: 'tevfik', ...change }));
    return selection ? wizardIdea(selection) : '';
  };

  it('contains all choices of a first chapter', () => {
    const text = idea({
      narrator: 'first',
      answers: ['Yaşlı terzi', 'Postacı gelir mi?'],
      endingId: 'happy',
    });
    expect(text).toMatch(/^Romantik bir hikâye; Tevfik'in kendi ağzından anlatılır\. Yer: /);
    expect(text).toContain('Tevfik, 47 yaşında feribot kaptanı; az konuşan, sözünde duran, alaycı biri.');
    expect(text).toContain('Mektubun asıl sahibi kim çıkar? “Yaşlı terzi.”');
    expect(text).toContain('“Postacı gelir mi?”');
    expect(text).toMatch(/Sıcak ve umutlu bir son: .+\.$/);
  });

  it('names a later chapter and omits the place and the beginning', () => {
    const text = idea({ chapter: 3 });
    expect(text).toMatch(/^Romantik bir hikâyenin 3\. bölümü; üçüncü kişi ağzından anlatılır\. Tevfik, /);
    expect(text).not.toContain('Yer: ');
    expect(text).not.toContain('Çanakkale');
  });

  it('joins an answer of several lines and replaces its quotation marks', () => {
    const text = idea({ answers: ['“Gel”  dedi,\nsonra sustu', 'x'] });
    expect(text).toContain("“'Gel' dedi, sonra sustu.”");
  });
});
