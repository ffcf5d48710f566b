import type { Case, CopulaTense, Person, Tense, Voice } from '../types.ts';

export type Gender = 'female' | 'male';
export type Age = 'child' | 'young' | 'old';

/** Somebody an idea speaks of. */
export interface IdeaPerson {
  /** Short reference in the nominative: a name, a trade, "küçük kız". */
  readonly reference: string;
  /** The whole noun phrase as it was written, with its relative clause, in lower case but for names. */
  readonly phrase: string;
  /** Place or time in front of the phrase: "Mardin'de". */
  readonly lead?: string;
  readonly name?: string;
  readonly trade?: string;
  readonly kin?: string;
  readonly age?: Age;
  /** Only where a word or name says it. */
  readonly gender?: Gender;
  readonly being?: boolean;
  /** Whether the idea has a comma behind the phrase. */
  readonly comma?: boolean;
  /** Whether a possessive marks it as the narrator's: "annem", "robot süpürgem". */
  readonly mine?: boolean;
  /** More than one: "iki kardeş", "dağcılar", "Defne ile Can". */
  readonly several?: boolean;
  /** The reference already ends in a third-person possessive ("fener bekçisi"). */
  readonly compound: boolean;
}

/** The noun phrase that the verb acts on. */
export interface IdeaObject {
  /** As written: "aynı gemiyi", "eski bir anahtar". */
  readonly phrase: string;
  /** Head noun, uninflected: "gemi". */
  readonly head: string;
  /** The head keeps a possessive ("babasının defteri"). */
  readonly compound: boolean;
}

/** A main clause: who does what. */
export interface IdeaClause {
  /** Frequency and time in front of what happens: "her gece", "bir gün"; empty where there is none. */
  readonly when: string;
  /** Everything else between subject and verb, as written. */
  readonly complement: string;
  readonly object?: IdeaObject;
  /** Infinitive, with the noun of a light verb: "fark etmek". */
  readonly verb: string;
  readonly tense: Tense;
  readonly person: Person;
  readonly compound?: CopulaTense;
  readonly voice?: Voice;
  readonly negative?: boolean;
  readonly ability?: boolean | 'maybe';
}

/** Something that happens, told without asking who does it. */
export interface IdeaEvent {
  /** The clause up to its verb or nominal predicate, as written. */
  readonly text: string;
  /** The predicate of a nominal clause, without an ending ("yok", "katil"); the verb is "olmak" then. */
  readonly predicate?: string;
  readonly verb: string;
  /** It goes on: "kimse bilmiyordu". */
  readonly lasting?: boolean;
  readonly voice?: Voice;
  readonly negative?: boolean;
  readonly ability?: boolean | 'maybe';
  /** What it happens to, in the nominative, with the words before and after it; only where that is certain. */
  readonly subject?: {
    readonly before: string;
    readonly phrase: string;
    readonly compound: boolean;
    readonly after: string;
  };
}

/** What an idea says. */
export interface Idea {
  /** Whoever does what happens; undefined where nobody was understood. */
  readonly hero?: IdeaPerson;
  /** Others, in their order. */
  readonly people: readonly IdeaPerson[];
  /** The clauses whose subject is the hero, in their order. */
  readonly clauses: readonly IdeaClause[];
  /** What others do or are beside the hero's clauses, in their order: "kızım öğretti". */
  readonly asides: readonly IdeaEvent[];
  /** What a relative clause says of the hero, where there is no main clause ("Sesini satan şarkıcı"). */
  readonly described?: {
    readonly clause: IdeaClause;
    /** The hero without that clause: "bir kadın". */
    readonly phrase: string;
  };
  /** What happens, where nobody was understood to do it. */
  readonly event?: IdeaEvent;
  /** "deniz fenerinde", as written. */
  readonly place?: string;
  /** "1453 yılında", "savaştan sonra". */
  readonly time?: string;
  readonly year?: number;
  readonly firstPerson: boolean;
}

/** A noun form that was recognised. */
export interface NounForm {
  readonly lemma: string;
  readonly case: Case;
  readonly plural: boolean;
  readonly possessive?: Person;
}
