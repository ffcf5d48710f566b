import { splitSentences } from '#domain/turkish/index.ts';
import { apply, holds } from './facts.ts';
import { mentionsYoung } from './mentions-young.ts';
import { createPrng } from './prng.ts';
import { renderVariant } from './render.ts';
import { setSceneFacts, withoutTold } from './scene-words.ts';
import type { Beat, PlotPassage, Variant, World } from './types.ts';

/** Speech and company need somebody to be there. */
const COMPANY =
  /\{F|“|[Hh]erkes|dediler|Birileri|yabancı|Yakınları|[Hh]aber|Söz yayıldı|Duyanlar|Sorsalar|başkasının/u;

/** What only a place under an open sky has. */
const OUTDOORS =
  /soka[kğ]|duvarlar|[Rr]üzgâr|[Yy]ağmur|[Kk]arlar|karın altında|horoz|bahar|hava açtı|meydan|köprü|çalı|yolun yarısı|Gün ağarırken/u;

/** What a gentle story leaves out. */
const HARSH =
  /(?<!\p{L})(?:öl(?:dü|üm|ü|ec)|kan(?:lı|ı)?|bıça[kğ]|silah|tabanca|mezar|cenaze|intihar|ceset|kül)/u;

/** Two of whom one would be "I" in the first person. */
const BOTH = /(?<!\p{L})ikisi(?:n\p{L}+)?(?: de)? |[uüıi]yorlard[ıi]~|birbirlerin/iu;

/** What belongs to another season than the story's. */
const SEASONS = {
  winter: /(?<!\p{L})(?:yaz(?:ın)?|kiraz|sıcaktan|bahar|ağustos)(?!\p{L})/u,
  summer: /(?<!\p{L})(?:kış|kar(?:lar|ın)?|buz|ayaz)(?!\p{L})/iu,
} as const;

/** Slots of the event, which a text that goes on without an idea has none for. */
const EVENT_SLOT = /\{(?:EW?|VN?|OP?|X|A|D)[.:}]/u;

/** Slots of the idea and the scene: they make a passage this story's own. */
const IDEA_SLOT = /\{(?:E|EW|V|VN|N|O|OP|X|A|P|D|T|W|S|K|G)[.:}]/gu;
const ideaSlots = (text: string): number => text.match(IDEA_SLOT)?.length ?? 0;
/** What no slot, one and more of them add to a random number below 1. */
const slotWeight = (text: string): number => [0, 0.5, 0.7][Math.min(2, ideaSlots(text))] ?? 0;
/** Characters at the end of an earlier text whose sentences are never said again: about half a chapter. */
const RECENT = 2_500;
/** The event in short, and how often it is told with everything that describes its object. */
const MENTION = /\{(?:V|VN)[.:}]/u;
const FULL_MENTIONS = 2;

/** What names the object with its owner. */
const NAMES_OBJECT = /\{(?:O|EW?)[.:}]/u;

/** The hero described by a relative clause ("… olan kadın"), which a story uses once. */
const BADGE = /\{(?:EW?|VN?)\.en[:}]/u;

/** The hero or the event in what somebody says, where "bana küstüğünü" would be another's. */
const SAID = /“[^”]*\{(?:H|EW?|VN?|OP?|X|A)[.:}]/u;

/** "gülmeden önce", which "benden önce" can't stand in front of. */
const BEFORE = /\{(?:EW?|VN?)\.meden[:}]/u;

/** The event as a noun, which says nothing without what it is done to: "öğrettiğini". */
const AS_NOUN = /\{(?:EW?|VN?)\.(?:dik|me|mek|en|eceği)[:}]/u;

/** Verbs that say too little alone. */
const INCOMPLETE =
  /^(?:öğretmek|karşılaşmak|tanışmak|buluşmak|vedalaşmak|anlatmak|söylemek|vermek|almak|görmek|duymak|bulmak|yapmak|getirmek|götürmek|istemek|bilmek|sevmek|tanımak|öğrenmek|fark etmek|anlamak|açmak|kapatmak|satmak|taşımak|saklamak|aramak|kaybetmek|çalmak|yazmak|okumak|başlamak|bırakmak)$/u;

/** Slots of the scene whose word is told once. */
const SCENE_SLOT = /\{[SKG][.:}]/u;

/** Forms passages of a story and keeps what was already said out of it. */
export class Passages {
  #world: World;
  readonly #gentle: boolean;
  readonly #grown: boolean;
  readonly #said = new Set<string>();
  #earlier = new Set<string>();
  readonly #recent: string;
  readonly #used = new Set<string>();
  #badge = false;
  #mentions = 0;

  constructor(world: World, options: { gentle: boolean; grown: boolean; previousText: string }) {
    this.#world = world;
    setSceneFacts(world.facts, world.scene);
    this.#gentle = options.gentle;
    this.#grown = options.grown;
    for (const sentence of sentencesIn(options.previousText)) this.#earlier.add(key(sentence));
    this.#recent = options.previousText.slice(-RECENT);
  }

  /** What is so at this point of the story. */
  get world(): World {
    return this.#world;
  }

  /** One variant of a beat; undefined where none fits. Variants with more slots of the idea come first. */
  ofBeat({ variants }: Beat): string | undefined {
    for (const variant of this.#ranked(variants)) {
      const text = this.ofPassage(variant);
      if (text) return text;
    }
    return undefined;
  }

  /** A passage; undefined where it doesn't fit or would repeat a sentence. */
  ofPassage(variant: Variant): string | undefined {
    if (!this.#fits(variant)) return undefined;
    const text = renderVariant(variant.text, this.world);
    return this.#repeats(text) ? undefined : this.#tell(variant, text);
  }

  /** A passage that the story can't do without, whatever was said before. */
  always(variant: Variant): string {
    return this.#tell(variant, renderVariant(variant.text, this.world));
  }

  /** Whether a passage could be told now. */
  canTell(variant: Variant): boolean {
    if (!this.#fits(variant)) return false;
    if (this.#earlier.size === 0) return true;
    return !this.#repeats(renderVariant(variant.text, { ...this.world, rng: createPrng('repeats') }));
  }

  /** Lets sentences of the earlier text be said again, but for its end: a long story has used them all. */
  forgetEarlier(): void {
    this.#earlier = new Set(sentencesIn(this.#recent).map(key));
  }

  /** In a random order that slots of the idea move to the front. */
  #ranked(variants: readonly Variant[]): Variant[] {
    const { rng } = this.world;
    return variants
      .map((variant) => ({ variant, rank: slotWeight(variant.text) + rng.next() }))
      .sort((a, b) => b.rank - a.rank)
      .map(({ variant }) => variant);
  }

  /** A passage of the request's own, in the first wording that fits; undefined where none does. */
  ofText(wordings: readonly string[]): string | undefined {
    for (const wording of wordings) {
      if (this.#grown && mentionsYoung(wording)) continue;
      const text = this.#formed(wording);
      if (text && !this.#repeats(text)) return this.#say(text);
    }
    return undefined;
  }

  #formed(wording: string): string | undefined {
    try {
      return renderVariant(wording, this.world);
    } catch {
      // The words are somebody's own: one that can't follow the voice is left out.
      return undefined;
    }
  }

  /** Notes what is so after a passage. */
  #tell(variant: Variant, text: string): string {
    this.#used.add(variant.text);
    if (BADGE.test(variant.text)) this.#badge = true;
    apply(this.world.facts, variant);
    this.#tellScene(variant.text);
    this.#mention(variant.text);
    if (NAMES_OBJECT.test(variant.text)) this.#world.facts.add('object-told');
    return this.#say(text);
  }

  /** Takes the sound, smell and gesture of a passage out of the scene. */
  #tellScene(text: string): void {
    const { scene, facts } = this.#world;
    if (!scene || !SCENE_SLOT.test(text)) return;
    this.#world = { ...this.#world, scene: withoutTold(scene, text) };
    setSceneFacts(facts, this.#world.scene);
  }

  /** Counts how often the event was told in full. */
  #mention(text: string): void {
    if (MENTION.test(text)) this.#mentions += 1;
    if (this.#mentions === FULL_MENTIONS) this.#world = { ...this.#world, brief: true };
  }

  #say(text: string): string {
    if (text.includes(this.world.friend)) this.world.facts.add('friend-met');
    for (const sentence of splitSentences(text)) this.#said.add(key(sentence));
    return text;
  }

  #repeats(text: string): boolean {
    return splitSentences(text).some((sentence) => wordCount(sentence) > 2 && this.#hasSaid(key(sentence)));
  }

  #hasSaid(sentence: string): boolean {
    return this.#said.has(sentence) || this.#earlier.has(sentence);
  }

  #isIncomplete(): boolean {
    const { clause, idea } = this.#world;
    return clause.complement === '' && !idea.hero?.several && INCOMPLETE.test(clause.verb);
  }

  #fits(variant: Variant | PlotPassage): boolean {
    const { text, needs } = variant;
    const { facts } = this.world;
    // A plot says itself where it can be told.
    const anywhere = 'level' in variant;
    return (
      !this.#used.has(text) &&
      holds(facts, needs) &&
      !((this.#badge || this.#world.clause.negative) && BADGE.test(text)) &&
      !((facts.has('of-teller') || this.#world.idea.hero?.several) && SAID.test(text)) &&
      !(/(?<!\p{L})önce(?!\p{L})/u.test(this.#world.clause.complement) && BEFORE.test(text)) &&
      !(this.#isIncomplete() && AS_NOUN.test(text)) &&
      (facts.has('third') || !BOTH.test(text)) &&
      !(!anywhere && facts.has('solitary') && COMPANY.test(text)) &&
      !(!anywhere && facts.has('space') && OUTDOORS.test(text)) &&
      !(facts.has('winter') && SEASONS.winter.test(text)) &&
      !(facts.has('summer') && SEASONS.summer.test(text)) &&
      !(this.#gentle && HARSH.test(text)) &&
      !(this.#grown && mentionsYoung(text)) &&
      (facts.has('event') || !EVENT_SLOT.test(text))
    );
  }
}

const sentencesIn = (text: string): string[] => splitSentences(text.replaceAll('\n', ' '));

/** Words of a text, as a reader counts them. */
export const wordCount = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

const key = (sentence: string): string =>
  sentence
    .toLocaleLowerCase('tr')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
