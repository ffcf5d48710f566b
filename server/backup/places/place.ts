import { basename, dirname, resolve } from 'node:path';
import type { Env } from '../../env.ts';
import { BackupError } from '../backup-error.ts';
import type { BackupPlace } from './backup-place.ts';
import { bucketPlace } from './bucket.ts';
import { folderPlace } from './folder.ts';

/** Opens the place at an address: a folder's path, or `s3://bucket/prefix`. */
export function openPlace(address: string, s3: Env['s3']): BackupPlace {
  if (!address.startsWith('s3://')) return folderPlace(resolve(address));
  const [bucket = '', ...path] = address.slice('s3://'.length).split('/');
  if (bucket === '') throw new BackupError(`${address} bir kova adı içermeli (örnek: s3://kova/yedekler).`);
  return bucketPlace({ bucket, prefix: path.filter((part) => part !== '').join('/') }, s3);
}

/** Splits the address of one backup into its place and its name. */
export function findBackup(address: string, s3: Env['s3']): { place: BackupPlace; name: string } {
  const name = basename(address);
  const above = address.startsWith('s3://') ? address.slice(0, address.lastIndexOf('/')) : dirname(address);
  if (name === '' || address.endsWith('/') || above === 's3:/')
    throw new BackupError(`${address} bir dosya adıyla bitmeli.`);
  return { place: openPlace(above, s3), name };
}
