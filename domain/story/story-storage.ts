import { messages } from '../messages/index.ts';

/** How long a deleted story stays in the bin, days (docs/product/stories.md). */
export const binDays = 30;

const rounded = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });

function sizeText(bytes: number): string {
  return bytes < 1_000_000_000
    ? `${rounded.format(bytes / 1_000_000)} MB`
    : `${rounded.format(bytes / 1_000_000_000)} GB`;
}

/** Returns the message for a writer whose stories fill the plan's space, bytes (1 MB is 1,000,000 bytes). */
export function storageFull(bytes: number): string {
  return messages.story.storageFull.replace('{size}', sizeText(bytes));
}

/** Returns the message for a writer whose revisions fill their space, bytes; it is as large as the plan's space for stories. */
export function revisionsFull(bytes: number): string {
  return messages.revisions.storageFull.replace('{size}', sizeText(bytes));
}
