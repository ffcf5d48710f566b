import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { formatDatabaseError } from './format-database-error.ts';

/** The error for a database that could not be brought to this version. @param file the file that failed, where known */
export function updateError(error: unknown, file?: string): Error {
  const message = `Veritabanı güncellenemedi. ${file ? `${file}: ` : ''}${formatDatabaseError(error)}`;
  return new (error instanceof pg.DatabaseError ? StartupError : Error)(message, { cause: error });
}
