import { dayMs } from '#domain/time/durations.ts';
import type { BackupPlace } from './places/backup-place.ts';
import { partialSuffix } from './places/folder.ts';

const pattern = /^yazihane-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst(\.age)?(\.partial)?$/;
/** A partial file this old is left by a process that was killed. */
const partialMs = dayMs;

/** Names a nightly backup after its time. */
export function nightlyName(at: Date, { encrypted }: { encrypted: boolean }): string {
  const stamp = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `yazihane-${stamp}.tar.zst${encrypted ? '.age' : ''}`;
}

/** The time in a nightly backup's name, ms; null for other files, which are never deleted. */
function timeOf(name: string): number | null {
  const parts = pattern.exec(name);
  if (!parts) return null;
  const [year = 0, month = 0, ...rest] = parts.slice(1, 7).map(Number);
  return Date.UTC(year, month - 1, ...rest);
}

/** Deletes nightly backups older than `keepDays`, and what killed ones left. Call it after a good backup only. */
export async function pruneBackups(
  place: BackupPlace,
  { keepDays, now }: { keepDays: number; now: Date },
): Promise<string[]> {
  const old = (await place.list()).filter((name) => {
    const time = timeOf(name);
    const keptMs = name.endsWith(partialSuffix) ? partialMs : keepDays * dayMs;
    return time !== null && now.getTime() - time > keptMs;
  });
  for (const name of old) await place.remove(name);
  return old;
}
