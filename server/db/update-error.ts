import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { formatDatabaseError } from './format-database-error.ts';
import { isLockError } from './retry-lock.ts';

/** The error for a database that could not be brought to this version. @param file the file that failed, where known */
export function updateError(error: unknown, file?: string): Error {
  const message = `Veritabanı güncellenemedi. ${file ? `${file}: ` : ''}${formatDatabaseError(error)}`;
  return new (error instanceof pg.DatabaseError ? StartupError : Error)(message, { cause: error });
}

/** The error for a migration that failed in a transaction of its own: says what is applied and what to do. */
export function stepError(
  error: unknown,
  { name, isConcurrent, attempts }: { name: string; isConcurrent: boolean; attempts: number },
): Error {
  const failed = updateError(error, name);
  const lines = [failed.message];
  if (isLockError(error))
    lines.push(
      `Gereken kilit ${attempts} denemede alınamadı: tabloyu uzun süren bir işlem (yedek, açık kalmış bir oturum) tutuyor. Bitmesini bekleyip yeniden deneyin.`,
    );
  lines.push(
    `Önceki adımlar uygulandı, ${isConcurrent ? 'bu adım tamamlanmadı' : 'bu adım geri alındı'}; sonraki deneme bu adımdan başlar.`,
  );
  failed.message = lines.join('\n');
  return failed;
}
