import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Env } from '../../env.ts';
import { BackupError } from '../backup-error.ts';
import type { BackupPlace } from './backup-place.ts';

/** The size of an uploaded part, bytes. A file has 10,000 parts at most, so that it can have 160 GB. */
const partBytes = 16_000_000;

export interface Bucket {
  bucket: string;
  /** The beginning of all names, without a slash at its ends; empty for none. */
  prefix: string;
}

/**
 * Stores backups in an S3-compatible bucket. Credentials come from the usual AWS_* variables or files. An upload that fails
 * is aborted, so that no part of it stays.
 */
export function bucketPlace({ bucket, prefix }: Bucket, { endpoint, region }: Env['s3']): BackupPlace {
  const client = new S3Client({
    ...(region !== null && { region }),
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Not every S3-compatible service knows the newer checksums; backups have checksums of their own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const keyOf = (name: string) => (prefix === '' ? name : `${prefix}/${name}`);
  const addressOf = (name: string) => `s3://${bucket}/${keyOf(name)}`;

  async function list(): Promise<string[]> {
    const names: string[] = [];
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: keyOf('') });
    for await (const { Contents = [] } of pages)
      for (const { Key = '' } of Contents) names.push(Key.slice(keyOf('').length));
    return names;
  }

  async function upload(name: string, content: Readable): Promise<number> {
    let bytes = 0;
    let sourceError: unknown;
    async function* counted() {
      try {
        for await (const chunk of content) {
          bytes += chunk.length;
          yield chunk;
        }
      } catch (error) {
        sourceError = error;
        throw error;
      }
    }
    const params = {
      Bucket: bucket,
      Key: keyOf(name),
      Body: Readable.from(counted(), { objectMode: false }),
    };
    await new Upload({ client, params, partSize: partBytes, queueSize: 2 }).done().catch((error: unknown) => {
      throw sourceError ?? explain(error, addressOf(name));
    });
    return bytes;
  }

  const listNames = () =>
    list().catch((error: unknown) => {
      throw explain(error, addressOf(''));
    });
  return {
    addressOf,
    async write(name, content) {
      try {
        if ((await listNames()).includes(name))
          throw new BackupError(`${addressOf(name)} zaten var. Başka bir ad verin.`);
        return await upload(name, content);
      } catch (error) {
        content.destroy();
        throw error;
      }
    },
    async read(name) {
      const { Body } = await client
        .send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(name) }))
        .catch((error: unknown) => {
          throw explain(error, addressOf(name));
        });
      if (Body instanceof Readable) return Body;
      throw new BackupError(`${addressOf(name)} okunamadı.`);
    },
    list: listNames,
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(name) }));
    },
  };
}

/** The error of a service or of the network, for the operator. */
function explain(error: unknown, address: string): BackupError {
  if (error instanceof NoSuchKey) return new BackupError(`${address} bulunamadı.`, { cause: error });
  const why = error instanceof Error ? error.message : String(error);
  return new BackupError(`${address} için depolama alanına ulaşılamadı: ${why}`, { cause: error });
}
