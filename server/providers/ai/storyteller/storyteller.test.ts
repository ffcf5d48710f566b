import { describe, expect, it } from 'vitest';
import { splitSentences } from '#domain/turkish/index.ts';
import { STORY_IDEAS } from '#testing/story-ideas.ts';
import { storyVariations } from '#testing/story-variations.ts';
import { composeStory, streamStory } from './index.ts';

const LIGHTHOUSE = 'Deniz fenerinde yaşayan yaşlı bir bekçi, her gece aynı gemiyi görür.';
const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const normalize = (text: string): string =>
  text
    .toLocaleLowerCase('tr')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
const sentencesOf = (story: string): string[] =>
  splitSentences(story.replace(/\n+/g, ' ')).map(normalize).filter(Boolean);

describe('a composed story', () => {
  const stories = storyVariations(220).map((request) => ({ request, story: composeStory(request) }));

  it('has the asked number of paragraphs, each of 150 to 200 words', () => {
    for (const { request, story } of stories) {
      const paragraphs = story.split('\n\n');
      expect(paragraphs, request.idea).toHaveLength(request.paragraphs);
      for (const paragraph of paragraphs) {
        expect(wordCount(paragraph), paragraph).toBeGreaterThanOrEqual(150);
        expect(wordCount(paragraph), paragraph).toBeLessThanOrEqual(200);
      }
    }
  });

  it('says no sentence twice', () => {
    for (const { story } of stories) {
      const sentences = sentencesOf(story);
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
    }
  });

  it('shares no paragraph and less than 15 % of its sentences with another of three paragraphs or more', () => {
    const paragraphs = stories.flatMap(({ story }) => story.split('\n\n'));
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    const long = stories
      .filter(({ request }) => request.paragraphs >= 3)
      .map(({ request, story }) => ({ request, sentences: new Set(sentencesOf(story)) }));
    let worst = 0;
    for (const [at, first] of long.entries()) {
      for (const second of long.slice(at + 1)) {
        if (first.request.genre !== second.request.genre) continue;
        const common = [...first.sentences].filter((sentence) => second.sentences.has(sentence)).length;
        worst = Math.max(worst, common / Math.min(first.sentences.size, second.sentences.size));
      }
    }
    expect(worst).toBeLessThan(0.15);
  });

  it('mixes short and long sentences and lets people speak', () => {
    const lengths = stories.flatMap(({ story }) => splitSentences(story).map(wordCount));
    expect(lengths.filter((length) => length <= 5).length / lengths.length).toBeGreaterThan(0.1);
    expect(lengths.filter((length) => length >= 15).length / lengths.length).toBeGreaterThan(0.08);
    const longer = stories.filter(({ request }) => request.paragraphs >= 2);
    expect(longer.filter(({ story }) => story.includes('“')).length / longer.length).toBeGreaterThan(0.95);
  });

  it('leaves no notation, double space or unbalanced quotation behind', () => {
    for (const { story } of stories) {
      expect(story).not.toMatch(/[{}[\]<>|~#*]| {2}|\s[,.;:!?]/u);
      expect(story).not.toMatch(/undefined|null|NaN/);
      expect(story.match(/“/g)?.length ?? 0).toBe(story.match(/”/g)?.length ?? 0);
    }
  });
});

describe('a seed', () => {
  it('repeats the same text, and another seed tells another story', () => {
    const request = { seed: 's1', idea: LIGHTHOUSE, paragraphs: 3 };
    expect(composeStory(request)).toBe(composeStory({ ...request }));
    const other = new Set(sentencesOf(composeStory({ ...request, seed: 's2' })));
    const common = sentencesOf(composeStory(request)).filter((sentence) => other.has(sentence));
    expect(common.length / other.size).toBeLessThan(0.2);
  });
});

describe('the idea', () => {
  it('is what the story is about', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const story = composeStory({
        seed,
        idea: LIGHTHOUSE,
        paragraphs: 2,
        narrator: 'third',
      }).toLocaleLowerCase('tr');
      for (const stem of ['fener', 'bekçi', 'gemi', 'gece']) expect(story, seed).toContain(stem);
    }
  });

  it('makes two of a kind hero and companion, and never pastes what they do', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const story = composeStory({
        seed,
        idea: 'iki rakip kuyumcu birbirine âşık olur',
        genre: 'romantic',
        paragraphs: 1,
      });
      expect(story, seed).toMatch(/kuyumcu/iu);
      expect(story, seed).not.toMatch(/birbirine âşık/iu);
    }
  });

  it('keeps a thing that the lexicon lacks, and makes a robot that is the subject the hero', () => {
    const pot = composeStory({
      seed: 'a',
      idea: 'Aşçı Nermin düdüklü tencereyi tamir eder.',
      paragraphs: 1,
      narrator: 'third',
    });
    expect(pot).toMatch(/tencere/iu);
    const robot = composeStory({
      seed: 'a',
      idea: 'Yalnız bir robot, uzay istasyonunda bir bahçe kurar.',
      paragraphs: 1,
      narrator: 'third',
    });
    expect(robot).toMatch(/robot \p{Lu}/iu);
  });

  it('may be anything at all', () => {
    const odd = [
      '',
      '...',
      'kedi',
      'X'.repeat(4000),
      '<b>{H}</b> [a|b] #x',
      'İIĞÜŞÖÇ',
      "“tırnak” 'x'",
      '🙂🙂',
      LIGHTHOUSE.toLocaleUpperCase('tr'),
    ];
    for (const idea of odd) {
      for (const genre of ['scifi', '', 'Çocuk masalı']) {
        const story = composeStory({ seed: 'odd', idea, genre, paragraphs: 1 });
        expect(wordCount(story)).toBeGreaterThanOrEqual(150);
        expect(story).not.toMatch(/[{}[\]<>|]/);
      }
    }
  });

  it('covers at least 120 ideas in the shared list', () => {
    expect(STORY_IDEAS.length).toBeGreaterThanOrEqual(120);
  });
});

describe('people', () => {
  const request = {
    seed: 'cards',
    idea: 'Bir gazeteci gizli bir kaset bulur.',
    genre: 'thriller',
    paragraphs: 3,
    characters: [
      {
        name: 'Elif',
        role: 'protagonist' as const,
        age: '34',
        profession: 'gazeteci',
        appearance: 'kısa saçlı, yeşil gözlü',
      },
      { name: 'Murat', role: 'supporting' as const, profession: 'komiser' },
    ],
  };

  it('of the cards are in the story, with their age and looks', () => {
    const story = composeStory(request);
    expect(story).toContain('Elif');
    expect(story).toContain('Murat');
    expect(story).toMatch(/otuz dört yaşında/i);
  });

  it('speak of themselves in a first-person story', () => {
    const story = composeStory({ ...request, narrator: 'first' });
    expect(story).toMatch(/(?:dım|dim|dum|düm|tım|tim|tum|tüm)[ .,;]/);
    expect(story).toContain('Murat');
  });
});

describe('a continuation', () => {
  it('keeps the people, the person and the past tense, and introduces nobody again', () => {
    const first = composeStory({ seed: 'one', idea: LIGHTHOUSE, paragraphs: 2, narrator: 'third' });
    const name = /ekçi (\p{Lu}\p{Ll}+)/u.exec(first)?.[1] ?? '';
    const next = composeStory({
      seed: 'two',
      idea: LIGHTHOUSE,
      paragraphs: 2,
      previousText: first,
      chapter: 2,
    });
    expect(next).toContain(name);
    expect(next).toMatch(/gemi/i);
    expect(next).not.toContain(`Yaşlı bekçi ${name}`);
    expect(sentencesOf(next).filter((sentence) => sentencesOf(first).includes(sentence)).length).toBeLessThan(
      3,
    );
  });

  it('knows whom the early text named, long after they were last seen', () => {
    const early =
      'Sabah erkenden uyandım. Mutfakta Selin çay demliyordu. Mektubu Selin’e verdim, Selin okudu ve sustu.';
    const since = 'Rüzgâr bütün gece hiç durmadan esti. Pencereden denize baktım ve sustum. '.repeat(90);
    expect(since.length).toBeGreaterThan(6_000);
    for (const seed of ['one', 'two', 'three']) {
      const next = { seed, idea: 'Kayıp mektup', paragraphs: 3 };
      expect(composeStory({ ...next, previousText: `${early}\n\n${since}` })).toContain('Selin');
      expect(composeStory({ ...next, previousText: since })).not.toContain('Selin');
    }
  });

  it('goes on in the present tense and the first person of the earlier text', () => {
    const next = composeStory({
      seed: 'three',
      idea: 'Kayıp mektup',
      paragraphs: 1,
      previousText:
        'Sabah erkenden uyanıyorum. Mutfakta Selin çay demliyor. Mektubu masaya bırakıyorum ve pencereden sokağa bakıyorum. Susuyorum.',
    });
    const narration = next.replace(/“[^”]*”/gu, '');
    expect(narration).toMatch(/yorum[ .,;]/);
    expect(narration).not.toMatch(/(?:yordum|yordu)[ .,;]/);
    expect(next).toContain('Selin');
  });
});

describe('smaller paragraphs', () => {
  it('fit what the output cap leaves', () => {
    const story = composeStory({
      seed: 'small',
      idea: LIGHTHOUSE,
      paragraphs: 2,
      wordsPerParagraph: { min: 60, max: 90 },
    });
    for (const paragraph of story.split('\n\n')) {
      expect(wordCount(paragraph)).toBeGreaterThanOrEqual(60);
      expect(wordCount(paragraph)).toBeLessThanOrEqual(90);
    }
  });
});

describe('streaming', () => {
  it('gives pieces that together are the text', async () => {
    const text = composeStory({ seed: 'stream', idea: LIGHTHOUSE, paragraphs: 2 });
    const pieces: string[] = [];
    for await (const piece of streamStory(text, { wordsPerSecond: Number.POSITIVE_INFINITY }))
      pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(100);
    expect(pieces.join('')).toBe(text);
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    const pieces: string[] = [];
    for await (const piece of streamStory('bir iki üç dört beş', {
      wordsPerSecond: 1000,
      signal: controller.signal,
    })) {
      pieces.push(piece);
      if (pieces.length === 2) controller.abort();
    }
    expect(pieces).toHaveLength(2);
  });
});
