import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-tr';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { describe, expect, it } from 'vitest';
import { readIdea } from '#domain/turkish/idea/index.ts';
import { personNoun } from '#domain/turkish/idea/people.ts';
import { analyzeVerb, type Case } from '#domain/turkish/index.ts';
import { IDEA_SAMPLES } from '#testing/idea-samples.ts';
import { factsOf } from './facts.ts';
import { tellStory } from './index.ts';
import { Passages } from './passages.ts';
import { createPrng } from './prng.ts';
import { renderVariant } from './render.ts';
import { chooseScene, eraOf } from './scene.ts';
import { sceneWords } from './scene-words.ts';
import { BEINGS } from './scenes/beings.ts';
import { PLACES } from './scenes/places.ts';
import type { Scene } from './scenes/scene-data.ts';
import { TRADES } from './scenes/trades.ts';
import type { Voice, World } from './types.ts';

const CASES: readonly Case[] = ['nom', 'acc', 'dat', 'loc', 'abl', 'gen', 'ins'];
const GESTURE_FORMS = ['di', 'iyordu', 'mişti', 'ecekti', 'dik', 'me', 'en', 'ince', 'meden', 'erek', 'mek'];
const VOICES: readonly Voice[] = (['1sg', '3sg'] as const).flatMap((person) =>
  (['past', 'present', 'evidential'] as const).map((tense) => ({ person, tense })),
);
const SCENES: readonly Partial<Scene>[] = [...TRADES, ...PLACES, ...BEINGS];
const IDEA = readIdea('Deniz fenerinde yaşayan yaşlı bir bekçi, eski bir defteri bulur.');

function worldWith(scene: Partial<Scene>, voice: Voice = { person: '3sg', tense: 'past' }): World {
  const [clause] = IDEA.clauses;
  if (!clause) throw new Error('no clause');
  const rng = createPrng('scene');
  const facts = new Set<string>();
  return { idea: IDEA, clause, friend: 'Nermin', voice, facts, rng, scene: sceneWords(scene, rng, '') };
}

const chosen = (text: string) => {
  const idea = readIdea(text);
  const clause = idea.clauses[0] ?? idea.described?.clause;
  if (!clause) throw new Error(`no clause: ${text}`);
  return chooseScene(idea, clause, factsOf(idea, clause));
};

const sceneOf = (name: string, scenes: readonly Scene[] = TRADES): Scene => {
  const scene = scenes.find(({ of }) => of.includes(name));
  if (!scene) throw new Error(`no scene: ${name}`);
  return scene;
};

/** All nouns of a scene with the slot that shows them. */
const nounsOf = (scene: Partial<Scene>): (readonly [slot: string, scene: Partial<Scene>])[] =>
  [
    ...(scene.tools ?? []).map((noun) => ['T', { tools: [noun] }] as const),
    ...(scene.workplaces ?? []).map((noun) => ['W', { workplaces: [noun] }] as const),
    ...(scene.sounds ?? []).map((noun) => ['S', { sounds: [noun] }] as const),
    ...(scene.smells ?? []).map((noun) => ['K', { smells: [noun] }] as const),
  ] as unknown as (readonly [string, Partial<Scene>])[];

const gestureOnly = (gesture: string) => ({ gestures: [gesture] }) as unknown as Partial<Scene>;

describe('the words of the scenes', () => {
  it('cover 110 trades and 45 places', () => {
    expect(new Set(TRADES.flatMap(({ of }) => of)).size).toBeGreaterThanOrEqual(110);
    expect(new Set(PLACES.flatMap(({ of }) => of)).size).toBeGreaterThanOrEqual(45);
  });

  it('name trades that an idea can have', () => {
    const known = TRADES.flatMap(({ of }) => of).filter((trade) => personNoun(trade)?.kind === 'trade');
    expect(known.length / TRADES.flatMap(({ of }) => of).length).toBeGreaterThan(0.95);
  });

  it('have things of a later age only under the flag `modern`', () => {
    const modern =
      /elektri|floresan|ampul|motor(?!\p{L}*et)|radyo|televizyon|telefon|telsiz|klavye|ekran|bilgisayar|otobüs|asansör|buzdolab|buzlu[kğ]|plastik|jeneratör|kulaklık|el feneri|daktilo|kablo|fermuar|siren|egzoz|mazot|vantilatör|deterjan|poşet|termos|otomat|tükenmez|ses kayıt|yazıcı|toner|jeton|kumanda|uçak|lastik|bisiklet/u;
    const wrong = SCENES.filter((scene) => !scene.modern).flatMap(
      ({ tools = [], workplaces = [], sounds = [], smells = [], gestures = [] }) =>
        [...tools, ...workplaces, ...sounds, ...smells, ...gestures].filter((word) => modern.test(word)),
    );
    expect(wrong).toEqual([]);
  });

  it('are inflected in every case', () => {
    for (const scene of SCENES) {
      for (const [slot, one] of nounsOf(scene)) {
        const forms = CASES.map((asked) => renderVariant(`{${slot}:${asked}}`, worldWith(one)));
        expect(new Set(forms).size, forms.join(' ')).toBe(CASES.length);
        expect(forms.join(' ')).not.toContain('*');
      }
    }
  });

  it('move with the hero in every form of a gesture', () => {
    const [first, third] = [
      { person: '1sg', tense: 'past' },
      { person: '3sg', tense: 'past' },
    ] as const;
    for (const gesture of SCENES.flatMap(({ gestures = [] }) => gestures)) {
      const scene = gestureOnly(gesture);
      for (const form of GESTURE_FORMS) {
        for (const voice of VOICES) {
          expect(renderVariant(`{G.${form}}`, worldWith(scene, voice))).not.toMatch(/[\^~{}]/u);
        }
      }
      const present = renderVariant('{G.di}', worldWith(scene, { person: '3sg', tense: 'present' }));
      expect(
        analyzeVerb(present.split(' ').at(-1) ?? '').some(({ tense }) => tense === 'present'),
        present,
      ).toBe(true);
      const words = (voice: Voice) =>
        renderVariant('{G.mek}', worldWith(scene, voice)).toLocaleLowerCase('tr').split(' ');
      const mine = words(first);
      const theirs = words(third);
      for (const [at, word] of gesture.split(' ').entries()) {
        expect(mine[at] !== theirs[at], `${gesture}: ${mine.join(' ')}`).toBe(word.endsWith('^'));
      }
    }
  }, 60_000);

  it('are spelled as a dictionary has them', async () => {
    const checker = await createHunspellFromStrings(dictionary.aff.toString(), dictionary.dic.toString());
    const right = new Set(
      readFileSync(new URL('../../benchmarks/data/hunspell-right-forms.txt', import.meta.url), 'utf8').split(
        '\n',
      ),
    );
    // The dictionary lacks most of the longer forms; the shorter ones show the spelling of the stem and its softening.
    const forms = new Set<string>();
    for (const scene of SCENES) {
      for (const [slot, one] of nounsOf(scene))
        for (const asked of ['nom', 'acc'] as const)
          forms.add(renderVariant(`a {${slot}:${asked}}`, worldWith(one)));
      for (const gesture of scene.gestures ?? [])
        forms.add(renderVariant('a {G.mek}', worldWith(gestureOnly(gesture))));
    }
    const words = new Set([...forms].flatMap((form) => form.match(/\p{L}{2,}/gu) ?? []));
    expect([...words].filter((word) => !checker.testSpelling(word) && !right.has(word))).toEqual([]);
  }, 60_000);
});

describe('the scene of an idea', () => {
  it.each([
    ['Saatçi Nevres Bey, durmuş bir saatin içinden gelen sesi duyar.', sceneOf('saatçi')],
    ['Emekli saatçi Kerem, bir ses duyar.', sceneOf('saatçi')],
    ['Uyku kapsülünden erken uyanan astronot, yüz yıl yalnız kalacağını öğrenir.', sceneOf('astronot')],
    ['Doktor Elif, bir mektup bulur.', sceneOf('doktor')],
    ['1890 yılında bir doktor, padişahın sırrını öğrenir.', sceneOf('hekim')],
    ['Ormanda bir terzi, eski bir telsiz bulur.', sceneOf('orman', PLACES)],
    ['Mars kolonisinde bir bahçıvan, bir gül bulur.', sceneOf('koloni', PLACES)],
    ['Oyuncak ayı, sahibinin büyüdüğünü anlar.', BEINGS.find(({ of }) => of.includes('oyuncak ayı'))],
    ['Kervansarayda geceleyen seyyah, bir ses duyar.', sceneOf('kervansaray', PLACES)],
    ['Fotoğrafçı Suzi, stüdyosunda bir mektup bulur.', sceneOf('fotoğrafçı')],
    ['Garson kız, bahşiş diye bırakılan bir anahtarı alır.', sceneOf('garson kız')],
    ['Okula yeni gelen çocuk, bir anahtar bulur.', sceneOf('okul', PLACES)],
    ['Kayınvalidesi uzaylı olan Kerim, ormanda bir kapı bulur.', sceneOf('orman', PLACES)],
  ])('is found for %j', (idea, scene) => {
    expect(chosen(idea)?.gestures).toEqual(scene?.gestures);
  });

  it.each([
    'Gülperi, bir adamın fotoğrafını bulur.',
    'Küçük kız, bir fotoğraf bulur.',
    'Bir kadın, asansörde mahsur kalır.',
    '1453 yılında Mehmet, bir kapı bulur.',
    "1974 yazında Mersin'de bir çocuk, kayıp ağabeyinden radyoda haber bekler.",
  ])('has no place and no tool that %j does not say', (idea) => {
    const scene = chosen(idea);
    expect(scene?.workplaces ?? []).toEqual([]);
    expect(scene?.tools?.includes('fincan') ?? false).toBe(false);
  });

  it('has nothing modern in the past and nothing of the earth in space', () => {
    for (const { idea: text } of IDEA_SAMPLES) {
      const idea = readIdea(text);
      const clause = idea.clauses[0] ?? idea.described?.clause;
      if (!clause) continue;
      const facts = factsOf(idea, clause);
      const scene = chooseScene(idea, clause, facts);
      if (eraOf(idea, clause) === 'past') expect(scene?.modern, text).not.toBe(true);
      if (facts.has('space') && scene) expect(scene.space, text).toBe(true);
    }
  });
});

describe('a story in its scene', () => {
  it('keeps its tool and tells each sound, smell and gesture once', () => {
    const passages = new Passages(worldWith(sceneOf('saatçi')), {
      gentle: false,
      grown: false,
      previousText: '',
    });
    const told: string[] = [];
    const beat = {
      name: 'all',
      variants: Array.from({ length: 9 }, (_, at) => ({
        text: `{T} ${at} {S} ${at} kaldı.`,
        needs: ['tool', 'sound'],
      })),
    };
    for (let text = passages.ofBeat(beat); text; text = passages.ofBeat(beat)) told.push(text);
    expect(told).toHaveLength(sceneOf('saatçi').sounds.length);
    expect(new Set(told.map((text) => text.split(' ')[0])).size).toBe(1);
    expect(new Set(told.map((text) => text.replace(/.*\d (.+) \d.*/u, '$1'))).size).toBe(told.length);
  });

  it('goes on with the tool and the workplace of the earlier text', () => {
    for (const tool of sceneOf('terzi').tools) {
      const words = sceneWords(
        sceneOf('terzi'),
        createPrng('scene'),
        `Terzi ${tool.replace('*', '')}yı aldı.`,
      );
      expect(words.tool).toBe(tool);
    }
  });

  it('shows the work of the hero', () => {
    const { text } = tellStory({ seed: 'one', idea: 'Fırıncı Halil, bir mektup bulur.', paragraphs: 5 });
    const { tools, workplaces, smells } = sceneOf('fırıncı');
    const words = [...tools, ...workplaces, ...smells].map((word) => word.replace('*', '').slice(0, 5));
    expect(words.filter((word) => text.toLocaleLowerCase('tr').includes(word)).length).toBeGreaterThan(1);
  });
});
