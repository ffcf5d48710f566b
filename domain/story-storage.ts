import { messages } from './messages.ts';

/** How long a deleted story rests in the bin, days (docs/product/stories.md). */
export const binDays = 30;

const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

function sizeText(bytes: number): string {
  return bytes < 1_000_000_000
    ? `${whole.format(bytes / 1_000_000)} MB`
    : `${whole.format(bytes / 1_000_000_000)} GB`;
}

/** What somebody reads whose stories fill the plan's space, bytes (1 MB is a million of them). */
export function storageFull(bytes: number): string {
  return messages.story.storageFull.replace('{size}', sizeText(bytes));
}

/** What somebody reads whose revisions fill their space, which is as large as the plan's space for stories, bytes. */
export function revisionsFull(bytes: number): string {
  return messages.revisions.storageFull.replace('{size}', sizeText(bytes));
}
