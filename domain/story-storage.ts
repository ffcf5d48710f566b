import { messages } from './messages.ts';

const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

/** What somebody reads whose stories fill the plan's space, bytes (1 MB is a million of them). */
export function storageFull(bytes: number): string {
  const size =
    bytes < 1_000_000_000
      ? `${whole.format(bytes / 1_000_000)} MB`
      : `${whole.format(bytes / 1_000_000_000)} GB`;
  return messages.story.storageFull.replace('{size}', size);
}
