import { describe, expect, it } from 'vitest';
import { cpuTimer } from '#testing/cpu-timer.ts';
import { applyChanges } from '../../house-style/text-change.ts';
import { findHits, hitsByChapter } from './find-hits.ts';
import { type FindQuery, findPattern } from './find-pattern.ts';
import { maxReplacements, replaceHits } from './replace-hits.ts';

const plain: FindQuery = { text: '', matchCase: false, wholeWord: false, isRegex: false };
const whole = { wholeWord: true };
const regex = { isRegex: true };

function patternOf(text: string, options: Partial<FindQuery> = {}): RegExp {
  const pattern = findPattern({ ...plain, ...options, text });
  if (!pattern) throw new Error('The expression is not valid.');
  return pattern;
}

/** The texts of the hits. */
function found(text: string, query: string, options?: Partial<FindQuery>): string[] {
  const { from, to } = findHits(text, patternOf(query, options));
  return Array.from(from, (start, index) => text.slice(start, to[index]));
}

function replaced(text: string, query: string, by: string, options: Partial<FindQuery> = {}): string {
  const { isRegex = false } = options;
  const changes = replaceHits(text, patternOf(query, options), { by, isRegex, only: null });
  return applyChanges(text, changes ?? []);
}

describe('a plain search', () => {
  it('folds case by Turkish rules: i and İ, ı and I, never i and I', () => {
    const text = 'ilk İlk Ilk ılk ILIK İLİK';
    expect(found(text, 'ilk')).toEqual(['ilk', 'İlk']);
    expect(found(text, 'ILK')).toEqual(['Ilk', 'ılk']);
    expect(found(text, 'ılık')).toEqual(['ILIK']);
    expect(found(text, 'ilik')).toEqual(['İLİK']);
    expect(found('çĞöŞüÂ', 'ÇğÖşÜâ')).toEqual(['çĞöŞüÂ']);
  });

  it('tells cases apart when asked to', () => {
    expect(found('Ayşe ayşe AYŞE', 'Ayşe', { matchCase: true })).toEqual(['Ayşe']);
  });

  it('finds letters that are written with combining marks, and none of their parts', () => {
    const text = 'İnci şiş'.normalize('NFD');
    expect(found(text, 'inci')).toEqual(['İnci'.normalize('NFD')]);
    expect(found(text, 'ŞİŞ')).toEqual(['şiş'.normalize('NFD')]);
    expect(found(text, 's')).toEqual([]);
    expect(found(text, 'ı')).toEqual([]);
  });

  it('takes signs of expressions as they are', () => {
    expect(found('Neden? (a+b)* [x]{2} \\n $1 | ^ / -', '(a+b)* [x]{2} \\n $1 | ^ / -')).toHaveLength(1);
    expect(found('abc', '.')).toEqual([]);
  });

  it('finds printed quotes and apostrophes by the keyboard’s, and not the other way round', () => {
    expect(found("Ayşe’nin Ayşe'nin", "ayşe'nin")).toHaveLength(2);
    expect(found('“Gel” "Git"', '"')).toHaveLength(4);
    expect(found('“Gel” "Git"', '“')).toHaveLength(1);
  });

  it('finds hits from left to right, none within another', () => {
    expect(found('aaaaa', 'aa')).toEqual(['aa', 'aa']);
    expect(findHits('ababa', patternOf('aba'))).toEqual({
      from: Uint32Array.from([0]),
      to: Uint32Array.from([3]),
    });
  });

  it('does not cut a character in two', () => {
    expect(found('😀😁', '\ud83d')).toEqual([]);
    expect(found('a😀b', '😀')).toEqual(['😀']);
  });
});

describe('a search for whole words', () => {
  it('knows Turkish letters, digits and the ends of the text', () => {
    expect(found('İş iş, işçi gülüş iş_ iş2', 'iş', whole)).toEqual(['İş', 'iş']);
    expect(found('ağ dağ ağaç ağ', 'ağ', whole)).toEqual(['ağ', 'ağ']);
  });

  it('ends at an apostrophe, and does not begin with the suffix after it', () => {
    const text = "Ayşe Ayşe'nin Ayşe’ye Ayşegül ‘ev’ 'ev'";
    expect(found(text, 'ayşe', whole)).toHaveLength(3);
    expect(found(text, 'nin', whole)).toEqual([]);
    expect(found(text, "Ayşe'nin", whole)).toHaveLength(1);
    expect(found(text, 'ev', whole)).toHaveLength(2);
  });

  it('asks nothing of a side that is no word', () => {
    expect(found('Gel… dedi…', '…', whole)).toHaveLength(2);
    expect(found('(ev)', '(ev', whole)).toHaveLength(1);
  });
});

describe('a regular expression', () => {
  it('tells cases apart, reads paragraphs as lines, and takes whole words', () => {
    expect(found('Su su', 'su', regex)).toEqual(['su']);
    expect(found('# Bir\nMetin\n# İki', String.raw`^# (\p{Lu}\p{Ll}+)$`, regex)).toEqual(['# Bir', '# İki']);
    expect(found('kar kardan', 'kar|kardan', { ...regex, ...whole })).toEqual(['kar', 'kardan']);
  });

  it('is refused where it is not valid, also as a whole word', () => {
    for (const text of ['(', 'a)(b', '[a', '*', String.raw`\p{Yok}`]) {
      expect(findPattern({ ...plain, ...regex, text })).toBeNull();
      expect(findPattern({ ...plain, ...regex, ...whole, text })).toBeNull();
    }
  });

  it('counts no empty hits and ends with them', () => {
    expect(found('kuyu', 'x*', regex)).toEqual([]);
    expect(found('aba', 'a*', regex)).toEqual(['a', 'a']);
    expect(found('a😀', '(?:)|b', regex)).toEqual([]);
  });
});

describe('a replacement', () => {
  it('is taken as it is written', () => {
    expect(replaced('Ali geldi. ALİ gitti.', 'ali', '$1 $& \\n')).toBe('$1 $& \\n geldi. $1 $& \\n gitti.');
    expect(replaced('kuyu', 'k', '')).toBe('uyu');
  });

  it('of an expression takes its groups and line breaks', () => {
    expect(replaced('3. gün', String.raw`(\d)\. (gün)`, '$2 $1', regex)).toBe('gün 3');
    expect(replaced('ab', '(?<bir>a)(b)', '$<bir>$12$3$$$&', regex)).toBe('aa2$3$ab');
    expect(replaced('a b', ' ', String.raw`\n\\`, regex)).toBe('a\n\\b');
    expect(replaced('ac', 'a(b)?c', '[$1]$<yok>', regex)).toBe('[]$<yok>');
  });

  it('of one hit leaves the others', () => {
    const only = { from: 3, to: 5 };
    const changes = replaceHits('su su su', patternOf('su'), { by: 'çay', isRegex: false, only });
    expect(changes).toEqual([{ ...only, insert: 'çay' }]);
  });

  it('is refused for more places than the limit', () => {
    const change = (count: number) =>
      replaceHits('a'.repeat(count), patternOf('a'), { by: 'b', isRegex: false, only: null });
    expect(change(maxReplacements)).toHaveLength(maxReplacements);
    expect(change(maxReplacements + 1)).toBeNull();
  });
});

describe('hits by chapter', () => {
  it('are counted where they begin, with the first of each chapter', () => {
    const text = 'Su.\n\n# Kuyu\n\nKuyuda su.\n\n# Gece\n\nKaranlık.\n\n# Su\n\nsu su';
    expect(hitsByChapter(text, findHits(text, patternOf('su')))).toEqual([
      { title: '', number: 1, first: 0, count: 1 },
      { title: 'Kuyu', number: 2, first: 1, count: 1 },
      { title: 'Su', number: 4, first: 2, count: 3 },
    ]);
  });
});

it('finds and counts in a text of 1,000,000 characters within 100 ms', () => {
  const text = `${'Işık söndü, İnci kuyunun başında durdu ve dinledi. '.repeat(8)}\n\n`.repeat(2_500);
  expect(text.length).toBeGreaterThan(1_000_000);
  const used = cpuTimer();
  const hits = findHits(text, patternOf('inci', whole));
  const chapters = hitsByChapter(text, hits);
  expect(used()).toBeLessThan(100);
  expect(hits.from).toHaveLength(20_000);
  expect(chapters).toHaveLength(1);
});
