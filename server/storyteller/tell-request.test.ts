import { describe, expect, it } from 'vitest';
import { splitSentences } from '#domain/turkish/index.ts';
import { storyVariations } from '#testing/story-variations.ts';
import { streamStory, type TellRequest, tellStory } from './index.ts';
import { wordCount } from './passages.ts';

const LIGHTHOUSE = 'Deniz fenerinde yaşayan yaşlı bir bekçi, her gece aynı gemiyi görür.';

const tell = (request: Partial<TellRequest>) => tellStory({ seed: 'a', idea: LIGHTHOUSE, ...request });
const textOf = (request: Partial<TellRequest>): string => tell(request).text;
const sentencesOf = (text: string): string[] => splitSentences(text.replaceAll('\n', ' '));
const narration = (text: string): string => text.replaceAll(/“[^”]*”/gu, ' ');

describe('the length', () => {
  const stories = storyVariations(80)
    .map(({ idea, genre = '', paragraphs }) => ({
      paragraphs,
      idea,
      telling: tell({ idea, genre, paragraphs }),
    }))
    .filter(({ telling }) => telling.told);

  it('is 150 to 200 words in each of the asked paragraphs, in at least 97 % of the stories', () => {
    expect(stories.length).toBeGreaterThan(60);
    const short = stories.filter(({ paragraphs, telling }) => {
      const told = telling.text.split('\n\n').map(wordCount);
      return told.length !== paragraphs || told.some((words) => words < 150);
    });
    expect(short.length / stories.length).toBeLessThanOrEqual(0.03);
    for (const { telling } of stories)
      for (const paragraph of telling.text.split('\n\n'))
        expect(wordCount(paragraph)).toBeLessThanOrEqual(200);
  });

  it('says no sentence of three words or more twice and leaves no notation behind', () => {
    for (const { telling } of stories) {
      const said = sentencesOf(telling.text).filter((sentence) => wordCount(sentence) > 2);
      expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([]);
      expect(telling.text).not.toMatch(/[{}[\]<>|~#*^]| {2}|\s[,.;:!?]|undefined|null|NaN/u);
      expect(telling.text.match(/“/gu)?.length ?? 0).toBe(telling.text.match(/”/gu)?.length ?? 0);
    }
  });

  it('follows smaller paragraphs', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      for (const paragraph of textOf({ seed, paragraphs: 2, words: { min: 60, max: 100 } }).split('\n\n')) {
        expect(wordCount(paragraph)).toBeGreaterThanOrEqual(60);
        expect(wordCount(paragraph)).toBeLessThanOrEqual(100);
      }
    }
  });
});

describe('who and what', () => {
  it.each([
    [
      'a thing',
      'Bir gün kasabaya gelen sirk, gitmeyi unutur.',
      'kasabaya gelen sirk, bir gün gitmeyi unuttu',
    ],
    ['a pair', 'Defne ile Can, bahçedeki ağacın içinde bir kapı bulur.', 'Defne ile Can'],
    [
      'several people',
      'İki kardeş, dedelerinin evini satmaya karar verir.',
      'İki kardeş, dedelerinin evini satmaya karar verdi',
    ],
    ['a noun phrase', 'Sesini satan şarkıcı', 'Şarkıcı sesini sattı'],
  ])('tells of %s', (_, idea, words) => {
    const found = ['a', 'b', 'c'].filter((seed) =>
      textOf({ seed, idea, paragraphs: 2 }).toLocaleLowerCase('tr').includes(words.toLocaleLowerCase('tr')),
    );
    expect(found).toHaveLength(3);
  });

  it.each([
    'Kütüphanenin en eski kitabı çalınır.',
    'Otelin on üçüncü odasında kalan misafirin adı hiçbir kayıtta yoktur.',
    'Kuyudan gelen ses köylüleri korkutuyor.',
  ])('asks who is there where the idea names nobody: %s', (idea) => {
    const { told, text } = tell({ idea });
    expect(told).toBe(false);
    expect(text).toContain('bir cümleyle yazarsanız');
    expect(text).not.toContain('Kim:');
  });

  it('tells the second event after the first', () => {
    const text = textOf({
      idea: 'Genç bir hekim, köydeki cüzzamlıları öğrendi ve onları ziyaret etti.',
      paragraphs: 2,
    });
    expect(text.indexOf('Onları ziyaret etti.')).toBeGreaterThan(text.indexOf('cüzzamlıları öğrendi'));
  });

  it('uses the cards without quoting them', () => {
    const background = 'Yirmi yıl boyunca kapanan gazetelerin arşivini evinin bodrumunda sakladı.';
    const text = textOf({
      idea: 'Bir gazeteci gizli bir kaset bulur.',
      characters: [
        { name: 'Elif', role: 'protagonist', age: '34', appearance: 'kısa saçlı, yeşil gözlü', background },
        { name: 'Murat', role: 'supporting' },
        { name: 'Kâmuran', role: 'antagonist', personality: 'soğuk, hesapçı' },
      ],
    });
    for (const word of ['Elif', 'Murat', 'Kâmuran', 'otuz dört yaşında', 'kısa saçlı', 'hesapçı'])
      expect(text).toContain(word);
    expect(text).not.toContain(background);
  });

  it('uses places, things and the plot', () => {
    const text = textOf({
      idea: 'Bir gazeteci gizli bir kaset bulur.',
      places: ['Kırık Değirmen'],
      things: ['Gümüş Anahtar'],
      plot: [
        { type: 'development', description: 'Kahraman eski evine döner.' },
        { type: 'conclusion', description: 'Kaset denize atılır.' },
      ],
    });
    for (const words of ['Kırık Değirmen', 'Gümüş Anahtar', 'Eski evine döndü', 'Kaset denize atıldı'])
      expect(text).toContain(words);
  });

  it('takes cards, names and things of any characters', () => {
    const odd = 'Ali ((*[ {H} ^~ $1';
    const text = textOf({
      idea: 'Bir gazeteci gizli bir kaset bulur.',
      previousText: 'Ali ((* kaseti kaybetti.',
      characters: [
        {
          name: odd,
          role: 'protagonist',
          age: odd,
          personality: odd,
          appearance: odd,
          background: `${odd} gazeteden kovuldu.`,
        },
        { name: odd, role: 'supporting' },
      ],
      places: [odd],
      things: [odd],
      plot: [{ type: 'development', description: odd }],
    });
    expect(text).not.toMatch(/[{}^~*([]/u);
  });

  it('says nothing violent in a gentle story', () => {
    const idea = 'Küçük bir tavşan, ormanda kaybolan yıldızı arar.';
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(textOf({ seed, idea, genre: 'Çocuk masalı' })).not.toMatch(
        /(?<!\p{L})(?:öldü|ölüm|kanlı|bıçak|silah|mezar)/iu,
      );
  });

  it('may be asked for anything at all', () => {
    const odd = ['', '...', 'X'.repeat(4000), '<b>{H}</b> [a|b] #x', 'İIĞÜŞÖÇ', "“tırnak” 'x'", '🙂🙂'];
    for (const idea of odd) expect(tell({ idea, paragraphs: 1 }).text).not.toMatch(/[{}<>|]/u);
    expect(tell({ idea: LIGHTHOUSE.toLocaleUpperCase('tr') }).told).toBe(true);
  });
});

describe('a continuation', () => {
  it('keeps hero, friend and person and repeats no sentence', () => {
    const first = textOf({
      idea: 'Saatçi Nevres Bey, durmuş bir saatin içinden gelen sesi duyar.',
      paragraphs: 2,
    });
    const friend = /(?:Nermin|[A-ZÇĞİÖŞÜ]\p{L}+)(?=’[ae] anlattı| dedi)/u.exec(first)?.[0];
    const next = textOf({
      seed: 'b',
      idea: '',
      premise: 'Saatçi Nevres Bey, durmuş bir saatin içinden gelen sesi duyar.',
      previousText: first,
      paragraphs: 2,
    });
    expect(next).toContain('Nevres Bey');
    if (friend) expect(`${first}\n\n${next}`.split(friend).length).toBeGreaterThan(2);
    const said = new Set(sentencesOf(first));
    expect(sentencesOf(next).filter((sentence) => wordCount(sentence) > 2 && said.has(sentence))).toEqual([]);
  });

  it('repeats no sentence in six continuations', () => {
    const premise = 'Saatçi Nevres Bey, durmuş bir saatin içinden gelen sesi duyar.';
    let text = textOf({ seed: '0', idea: premise, paragraphs: 1 });
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const said = new Set(sentencesOf(text));
      const next = textOf({ seed, idea: '', premise, previousText: text, paragraphs: 1 });
      expect(sentencesOf(next).filter((sentence) => wordCount(sentence) > 2 && said.has(sentence))).toEqual(
        [],
      );
      expect(next).not.toContain('saatin içinden gelen sesi duydu.');
      text += `\n\n${next}`;
    }
  });

  it('goes on in the present tense and first person of a text, with its people', () => {
    const previousText =
      'Sabah erkenden uyanıyorum. Mutfakta Selin çay demliyor. Mektubu Selin’e veriyorum. Pencereden sokağa bakıyorum. Susuyorum.';
    const next = textOf({ idea: '', previousText, paragraphs: 2 });
    expect(narration(next)).toMatch(/yorum[ .,;]/u);
    expect(narration(next)).not.toMatch(/(?:yordum|yordu|(?<!a|ken)[dt][ıiuü]m)[.;]/u);
  });

  it('goes on in the past and says so where the text is in a tense that it does not form', () => {
    const telling = tell({
      idea: '',
      previousText: 'Nermin her sabah erken kalkar. Çay demler. Pencereden bakar. Nermin’i kimse görmez.',
    });
    expect(telling).toMatchObject({ told: true, notice: expect.stringContaining('geçmiş zamanla') });
    expect(narration(telling.text)).toContain('Nermin');
  });

  it('tells a new direction with the same hero', () => {
    const first = textOf({ paragraphs: 1 });
    const next = textOf({
      idea: 'Bekçi gemiye biner.',
      premise: LIGHTHOUSE,
      previousText: first,
      paragraphs: 1,
    });
    expect(next).toMatch(/gemiye bindi/u);
  });
});

describe('streaming', () => {
  it('gives pieces that together are the text, and stops when aborted', async () => {
    const text = textOf({ paragraphs: 1 });
    const pieces: string[] = [];
    for await (const piece of streamStory(text, { wordsPerSecond: Number.POSITIVE_INFINITY }))
      pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(100);
    expect(pieces.join('')).toBe(text);
    const controller = new AbortController();
    const some: string[] = [];
    for await (const piece of streamStory('bir iki üç dört beş', {
      wordsPerSecond: 1000,
      signal: controller.signal,
    })) {
      some.push(piece);
      if (some.length === 2) controller.abort();
    }
    expect(some).toHaveLength(2);
  });
});
