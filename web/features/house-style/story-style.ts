import type { DialogueStyle } from '#domain/house-style/dialogue.ts';

/** The dialogue style of the open story, and how it is chosen. */
export interface StoryStyleControl {
  /** Null where the writer has not chosen. */
  style: DialogueStyle | null;
  choose: (style: DialogueStyle) => void;
}
