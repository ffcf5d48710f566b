import type { Prng } from './prng.ts';
import type { Scene } from './scenes/scene-data.ts';
import type { Fact } from './types.ts';

/** What is left to tell of a story's scene: tool and workplace stay, each of the others is told once. */
export interface SceneWords {
  readonly tool?: string;
  readonly workplace?: string;
  readonly indoors: boolean;
  /** The first of each list is the next to be told. */
  readonly sounds: readonly string[];
  readonly smells: readonly string[];
  readonly gestures: readonly string[];
}

/** The words of a scene in the order of this story; what `earlierText` has comes first among tools and workplaces. */
export function sceneWords(scene: Partial<Scene>, rng: Prng, earlierText: string, object = ''): SceneWords {
  const choose = (nouns: readonly string[] = []): string | undefined => {
    const possible = nouns.filter((noun) => !object || !bare(noun).endsWith(object));
    const known = possible.find((noun) => isNamed(bare(noun), earlierText));
    return known ?? (possible.length > 0 ? rng.pick(possible) : undefined);
  };
  const tool = choose(scene.tools);
  const workplace = choose(scene.workplaces);
  return {
    ...(tool ? { tool } : {}),
    ...(workplace ? { workplace } : {}),
    indoors: scene.indoors ?? false,
    sounds: rng.shuffle([...(scene.sounds ?? [])]),
    smells: rng.shuffle([...(scene.smells ?? [])]),
    gestures: rng.shuffle([...(scene.gestures ?? [])]),
  };
}

/** Whether a text has a form of the noun, whose last letter an ending may change. */
const isNamed = (noun: string, text: string): boolean =>
  new RegExp(`(?<!\\p{L})${noun.length > 4 ? noun.slice(0, -1) : noun}`, 'iu').test(text);

const bare = (noun: string): string => noun.replace('*', '');

/** What is left after a passage in which the slots of `text` were told. */
export function withoutTold(words: SceneWords, text: string): SceneWords {
  return {
    ...words,
    sounds: text.includes('{S') ? words.sounds.slice(1) : words.sounds,
    smells: text.includes('{K') ? words.smells.slice(1) : words.smells,
    gestures: text.includes('{G') ? words.gestures.slice(1) : words.gestures,
  };
}

/** Facts of a scene. */
const SCENE_FACTS = ['tool', 'workplace', 'sound', 'smell', 'gesture', 'workplace-indoors', 'scene'] as const;

/** Sets which slots of the scene have a word. */
export function setSceneFacts(facts: Set<Fact>, words: SceneWords | undefined): void {
  for (const fact of SCENE_FACTS) facts.delete(fact);
  if (!words) return;
  facts.add('scene');
  if (words.tool) facts.add('tool');
  if (words.workplace) facts.add('workplace');
  if (words.workplace && words.indoors) facts.add('workplace-indoors');
  if (words.sounds.length > 0) facts.add('sound');
  if (words.smells.length > 0) facts.add('smell');
  if (words.gestures.length > 0) facts.add('gesture');
}
