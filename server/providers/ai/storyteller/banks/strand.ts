/** Passages that belong together: one wound, one obstacle, one truth… told over several moments of a story. */
export interface Strand {
  id: string;
  /** Tags that must hold for the strand to be chosen, in the passage notation ("#scifi #!child"). */
  when: string;
  /** The hero's person of old, for a wound. */
  kin?: string;
  beats: Readonly<Record<string, readonly string[]>>;
}
