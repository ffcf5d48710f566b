import type { JSONSchema, OpenAPI } from '@orpc/openapi';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { viewer } from '#contract/auth.ts';
import { generation } from '#contract/generations.ts';
import { contract } from '#contract/index.ts';
import { operations } from '#contract/operations.ts';
import { story, storySummary } from '#contract/stories.ts';

type DeclaredError = [code: string, message: string, dataRequired: boolean, dataSchema: JSONSchema];

/** The schema of the error envelope, once for each error that an operation declares for a status. */
function envelope(errors: DeclaredError[], status: number): JSONSchema {
  const shapes = errors.map(([code, message, dataRequired, data]): JSONSchema => {
    const hasData = typeof data === 'object' && Object.keys(data).length > 0;
    return {
      type: 'object',
      properties: {
        code: { const: code },
        status: { const: status },
        message: { type: 'string', examples: [message] },
        ...(hasData && { data }),
        requestId: { type: 'string', format: 'uuid' },
      },
      required: ['code', 'status', 'message', ...(hasData && dataRequired ? ['data'] : []), 'requestId'],
    };
  });
  return shapes.length === 1 ? (shapes[0] ?? true) : { oneOf: shapes };
}

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
const generate = (siteName: string) =>
  generator.generate(contract, {
    info: {
      title: `${siteName} API`,
      version: '1',
      description:
        'Errors come in one envelope: a stable code, the HTTP status, the Turkish text to show, typed data, a request id. ' +
        'A session is the cookie that sign-up and sign-in set. Requests that change something must not come from another site.',
    },
    servers: [{ url: '/api' }],
    commonSchemas: {
      Viewer: { schema: viewer, strategy: 'output' },
      Story: { schema: story, strategy: 'output' },
      StorySummary: { schema: storySummary, strategy: 'output' },
      Generation: { schema: generation, strategy: 'output' },
    },
    customErrorResponseBodySchema: envelope,
  });

/** Adds to each operation who may call it. */
function nameAccess(document: OpenAPI.Document): void {
  for (const { method, path, access } of operations) {
    const described = document.paths?.[path]?.[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'];
    if (!described) throw new Error(`${path} is not in the document`);
    const isFree = access === 'public' || access === 'visitor';
    described.security = isFree ? [] : [{ session: [] }];
    described.description = `Access: ${access}.`;
  }
  document.components = {
    ...document.components,
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
  };
}

const codesIn = (response: string) => [...response.matchAll(/"const":"([A-Z_]+)"/g)].map(([, code]) => code);

/** Stores each error response once, for all operations that use it. */
function shareErrors(document: OpenAPI.Document): void {
  const responses: Record<string, OpenAPI.ResponseObject> = {};
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of [path?.get, path?.post, path?.put, path?.delete]) {
      for (const [status, response] of Object.entries(operation?.responses ?? {})) {
        if (!operation?.responses || Number(status) < 400 || '$ref' in response) continue;
        const codes = codesIn(JSON.stringify(response));
        const name = codes.length > 3 ? `GENERATION_ERRORS_${status}` : codes.join('_OR_');
        responses[name] ??= { ...response, description: codes.join(', ') };
        operation.responses[status] = { $ref: `#/components/responses/${name}` };
      }
    }
  }
  document.components = { ...document.components, responses };
}

/** The contract as an OpenAPI document of the site with this name. */
export async function describeApi(siteName: string): Promise<OpenAPI.Document> {
  const document = await generate(siteName);
  nameAccess(document);
  shareErrors(document);
  return document;
}
