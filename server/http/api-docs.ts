import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { App } from './http-app.ts';

interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  [keyword: string]: unknown;
}
interface Answer {
  $ref?: string;
  description?: string;
  content?: Record<string, { schema: Schema }>;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: Answer;
  responses: Record<string, Answer>;
}
interface Document {
  info: { title: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
code { font: 0.875rem/1.45 ui-monospace, monospace }
table { border-collapse: collapse } th { text-align: start; vertical-align: top; font-weight: inherit; white-space: nowrap }
th, td { padding: 0.15rem 1rem 0.15rem 0 } td td, td th { padding-block: 0 }
summary { cursor: pointer; padding: 0.4rem 0 }
summary b { display: inline-block; min-width: 4.5rem }
h2 { margin-top: 2rem } h4 { margin: 1rem 0 0.25rem }
details { border-bottom: 1px solid color-mix(in srgb, currentColor 15%, transparent) }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

const schemaOf = (answer: Answer) => Object.values(answer.content ?? {})[0]?.schema;
const limitWords = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'default',
];
const saysNothing = (value: unknown) => Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;

/** "string (format uuid)", a link to a shared shape, or a nested table. */
function renderType(schema: Schema): HtmlEscapedString | Promise<HtmlEscapedString> {
  const name = schema.$ref?.split('/').at(-1);
  if (name) return html`<a href="#${name}">${name}</a>`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices)
    return html`${choices.map((choice, index) => html`${index > 0 ? ' | ' : ''}${renderType(choice)}`)}`;
  if (schema.properties) return renderFields(schema);
  if (schema.items) return html`[ ${renderType(schema.items)} ]`;
  if (schema.const !== undefined || schema.enum) {
    return html`<code>${(schema.enum ?? [schema.const]).map((value) => JSON.stringify(value)).join(' | ')}</code>`;
  }
  const limits = limitWords.filter((word) => word in schema && !saysNothing(schema[word]));
  return html`${schema.type ?? 'any'}${limits.map((word) => html`, ${word} <code>${JSON.stringify(schema[word])}</code>`)}`;
}

function renderFields(schema: Schema) {
  const required = new Set(schema.required);
  return html`<table>${Object.entries(schema.properties ?? {}).map(
    ([name, field]) =>
      html`<tr><th><code>${name}</code>${required.has(name) ? '' : '?'}</th><td>${renderType(field)}</td></tr>`,
  )}</table>`;
}

function renderAnswer(status: string, answer: Answer) {
  const named = answer.$ref?.split('/').at(-1);
  if (named) return html`<li>${status} <a href="#${named}">${named.replaceAll('_OR_', ', ')}</a></li>`;
  const schema = schemaOf(answer);
  return html`<li>${status} ${answer.description}${schema ? html` ${renderType(schema)}` : ''}</li>`;
}

function renderParameters(parameters: Parameter[]) {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return renderFields({ properties, required });
}

function renderOperation(path: string, method: string, operation: Operation) {
  const body = operation.requestBody && schemaOf(operation.requestBody);
  return html`<details id="${operation.operationId}">
    <summary><b>${method.toUpperCase()}</b> <code>/api${path}</code> ${operation.summary}</summary>
    <p><code>${operation.operationId}</code> ${operation.description}</p>
    ${operation.parameters ? html`<h4>Parametreler</h4>${renderParameters(operation.parameters)}` : ''}
    ${body ? html`<h4>Gövde</h4>${renderType(body)}` : ''}
    <h4>Yanıtlar</h4>
    <ul>${Object.entries(operation.responses).map(([status, answer]) => renderAnswer(status, answer))}</ul>
  </details>`;
}

function renderDocument({ info, paths, components }: Document) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))];
  return html`<!doctype html>
    <html lang="tr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <h1>${info.title}</h1>
        <p lang="en">${info.description}</p>
        <p><a href="/api/openapi.json">openapi.json</a></p>
        ${tags.map(
          (tag) => html`<h2>${tag}</h2>
            ${operations
              .filter(({ operation }) => operation.tags.includes(tag))
              .map(({ path, method, operation }) => renderOperation(path, method, operation))}`,
        )}
        <h2>Ortak yapılar</h2>
        ${Object.entries(components.schemas).map(([name, schema]) => html`<h4 id="${name}">${name}</h4>${renderType(schema)}`)}
        <h2>Hata yanıtları</h2>
        ${Object.entries(components.responses).map(
          ([name, answer]) => html`<details id="${name}">
            <summary>${answer.description}</summary>
            ${renderType(schemaOf(answer) ?? {})}
          </details>`,
        )}
      </body>
    </html>`;
}

/** /api/openapi.json, and /api/docs: the same as a page to read, made here, without a script. */
export function mountApiDocs(app: App, headers: [name: string, value: string][]): void {
  const read = () => readFile(new URL('../../contract/openapi.json', import.meta.url), 'utf8');
  const common = Object.fromEntries(headers);

  app.get('/api/openapi.json', async (c) =>
    c.body(await read(), 200, { ...common, 'content-type': 'application/json; charset=utf-8' }),
  );
  app.get('/api/docs', async (c) => {
    const page = renderDocument(JSON.parse(await read()) as Document);
    return c.html(page, 200, {
      ...common,
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    });
  });
}
