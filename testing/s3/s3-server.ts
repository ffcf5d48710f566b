import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A small S3-compatible service on loopback, with path-style addresses and without a check of signatures. */
export interface S3Server {
  /** The variables that make a client use it. */
  env: Record<string, string>;
  /** The stored objects by `bucket/key`. */
  objects: Map<string, Buffer>;
  /** Uploads in parts that were neither completed nor aborted. */
  openUploads(): number;
  /** Answers requests from now on with this status; null serves them again. */
  failWith(status: number | null): void;
  close(): Promise<void>;
}

const accessKey = 'test-key';

/** Starts the service. */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  let failure: number | null = null;

  async function answer(
    request: IncomingMessage,
  ): Promise<{ status: number; body?: string | Buffer; etag?: boolean }> {
    const { method, headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const path = decodeURIComponent(pathname.slice(1));
    const body = await buffer(request);
    const upload = searchParams.get('uploadId');
    if (failure !== null) return { status: failure, body: '<Error><Code>InternalError</Code></Error>' };
    if (!headers.authorization?.includes(`Credential=${accessKey}/`)) return { status: 403 };
    if (method === 'POST' && searchParams.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, new Map());
      return {
        status: 200,
        body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      };
    }
    if (method === 'PUT' && upload !== null) {
      uploads.get(upload)?.set(Number(searchParams.get('partNumber')), body);
      return { status: 200, etag: true };
    }
    if (method === 'POST' && upload !== null) {
      const parts = [...(uploads.get(upload) ?? [])].sort(([one], [other]) => one - other);
      objects.set(path, Buffer.concat(parts.map(([, part]) => part)));
      uploads.delete(upload);
      return {
        status: 200,
        body: '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>',
      };
    }
    if (method === 'DELETE' && upload !== null) return { status: uploads.delete(upload) ? 204 : 404 };
    if (method === 'PUT') return objects.set(path, body) && { status: 200, etag: true };
    if (method === 'DELETE') return objects.delete(path) ? { status: 204 } : { status: 204 };
    if (searchParams.get('list-type') === '2')
      return { status: 200, body: list(path, searchParams.get('prefix') ?? '') };
    const object = objects.get(path);
    return object
      ? { status: 200, body: object }
      : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
  }

  function list(bucket: string, prefix: string): string {
    const start = `${bucket.replace(/\/$/, '')}/`;
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(start + prefix))
      .map((key) => key.slice(start.length));
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`;
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, body = '', etag }) => {
      response.writeHead(status, etag ? { etag: '"x"' } : {}).end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: accessKey,
      AWS_SECRET_ACCESS_KEY: 'test-secret',
    },
    objects,
    openUploads: () => uploads.size,
    failWith(status) {
      failure = status;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
