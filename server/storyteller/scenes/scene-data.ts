/*
 * What a hero works with and where. Nouns stand in the nominative; `*` ends a noun phrase that carries a possessive
 * ("tahta kutusu*"). A smell is written without "kokusu". A gesture is an infinitive; `^` marks what belongs to the hero.
 */

type OneToThree<T> = readonly [T] | readonly [T, T] | readonly [T, T, T];
type TwoToFour<T> = readonly [T, T] | readonly [T, T, T] | readonly [T, T, T, T];
type ThreeToFive<T> = readonly [T, T, T] | readonly [T, T, T, T] | readonly [T, T, T, T, T];
type FourToSix<T> = readonly [T, T, T, T] | readonly [T, T, T, T, T] | readonly [T, T, T, T, T, T];

/** A noun phrase that ends in a possessive and can be heard: "dalga sesi". */
export type Sound = `${string} ${string}${'ı' | 'i' | 'u' | 'ü'}`;

/** What somebody does alone, with their hands or their body, more than once: "gözlüğünü^ alnına^ kaldırmak". */
export type Gesture = `${string} ${string}${'mak' | 'mek'}`;

/** Tools, workplaces, sounds, smells and gestures that belong together. */
export interface Scene {
  /** Trades, places or kinds of hero that it belongs to. */
  readonly of: readonly [string, ...string[]];
  /** What one hand holds, puts down and passes on. */
  readonly tools: ThreeToFive<string>;
  /** Where one can stand, wait, leave and come back to. */
  readonly workplaces: OneToThree<string>;
  readonly sounds: ThreeToFive<Sound>;
  readonly smells: TwoToFour<string>;
  readonly gestures: FourToSix<Gesture>;
  /** The workplaces have a roof. */
  readonly indoors?: true;
  /** Has things that came after 1900. */
  readonly modern?: true;
  /** Fits a ship or a colony in space. */
  readonly space?: true;
  /** Far from the town: the place decides over a trade of the town. */
  readonly apart?: true;
}

/** A scene of somebody without hands. */
export type BeingScene = Omit<Scene, 'tools'>;
