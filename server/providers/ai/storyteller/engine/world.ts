import type { Milieu } from '../banks/milieus.ts';
import type { Prng } from './prng.ts';

/** A noun in its dictionary form; a compound already ends in its possessive ("deniz feneri"). */
export interface Noun {
  lemma: string;
  compound?: boolean;
  proper?: boolean;
}

export interface Person {
  /** Proper name, when the story uses one. */
  name?: string;
  /** What the person is ("bekçi"), used beside the name. */
  role?: Noun;
  /** A short trait that stands before the role ("yaşlı"). */
  adjective?: string;
  /** How the person is called the first time ("balıkçı Cemal", "gri paltolu bir adam"). */
  intro: string;
}

export type ThingKind = 'portable' | 'vessel' | 'being' | 'site' | 'phenomenon';

export interface Thing extends Noun {
  kind: ThingKind;
  /** The look this story gives it, from what it may look like. */
  epithet?: string;
  adjective?: string;
  parts: readonly string[];
  looks: readonly string[];
  sounds: readonly string[];
  uses: readonly string[];
}

export interface Place extends Noun {
  milieu: Milieu;
  adjective?: string;
}

/** A verb phrase without its subject: "her gece aynı gemiyi" + "görmek". */
export interface Deed {
  before: string;
  verb: string;
}

export type NarrativeTense = 'past' | 'present' | 'evidential';

/** Everything a story holds fixed while it is told. */
export interface World {
  narrator: 'first' | 'third';
  tense: NarrativeTense;
  hero: Person;
  friend: Person;
  rival: Person;
  kin: Noun;
  thing: Thing;
  place: Place;
  secondPlace: Place;
  /** How long ago the story's old matter lies, in years: one figure for the whole story. */
  years: number;
  deed?: Deed;
  /** Tags that hold now: night, rain, out, portable, genre:… */
  flags: Set<string>;
  rng: Prng;
  /** Attribute values already used, by slot ("P.sound"), so that none comes twice before all came once. */
  spent: Map<string, Set<string>>;
}
