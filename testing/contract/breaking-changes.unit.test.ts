import { readFileSync } from 'node:fs';
import type { OpenAPI } from '@orpc/openapi';
import { describe, expect, test } from 'vitest';
import { describeApi } from '#server/app/api-docs/describe-api.ts';
import { breakingChanges } from './breaking-changes.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test('breaks nothing of the last release except accepted changes', async () => {
  const released = readJson('contract/released.json') as OpenAPI.Document;
  const accepted = readJson('contract/accepted-breaks.json') as string[];
  // A break that is wanted: CONTRIBUTING.md, "Breaking the API on purpose".
  expect(breakingChanges(released, await describeApi('Yazıhane'))).toEqual(accepted);
});

const input = {
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 200 },
    rating: { type: 'string', enum: ['safe', 'mature'] },
    goal: { anyOf: [{ type: 'integer', maximum: 100 }, { type: 'null' }] },
    cards: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } },
    notes: { type: 'object', additionalProperties: true },
  },
  required: ['title'],
};
const output = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    owner: { anyOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] },
    tags: { type: 'array', items: { type: 'string' } },
    extras: { type: 'object', additionalProperties: true },
  },
  required: ['id', 'owner', 'tags'],
};

const former = {
  components: {
    schemas: { Owner: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } },
  },
  paths: {
    '/texts/{id}': {
      put: {
        operationId: 'texts.save',
        description: 'Access: visitor.',
        security: [],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } },
        ],
        requestBody: { required: true, content: { 'application/json': { schema: input } } },
        responses: { 200: { content: { 'application/json': { schema: output } } }, 404: {} },
      },
      get: { operationId: 'texts.read', description: 'Access: user.', responses: {} },
    },
  },
};

/** The former document with one change made to it. */
function changed(change: (document: typeof former) => void): string[] {
  const present = structuredClone(former);
  change(present);
  const [before, after] = [former, present].map((document) => document as unknown as OpenAPI.Document);
  return breakingChanges(before as OpenAPI.Document, after as OpenAPI.Document);
}
type Save = (typeof former)['paths']['/texts/{id}']['put'];
const saveOf = (document: typeof former): Save => document.paths['/texts/{id}'].put;
const inputIn = (document: typeof former) => saveOf(document).requestBody.content['application/json'].schema;
const outputIn = (document: typeof former) =>
  saveOf(document).responses[200].content['application/json'].schema;

describe('names a breaking change', () => {
  const changes: [sentence: string, change: (document: typeof former) => void][] = [
    [
      'texts.read: the operation is gone (GET /texts/{id})',
      (document) => Reflect.deleteProperty(document.paths['/texts/{id}'], 'get'),
    ],
    [
      'texts.save: it is PUT /works/{id} instead of PUT /texts/{id}',
      (document) => {
        const { put, get } = document.paths['/texts/{id}'];
        document.paths = { '/texts/{id}': { get }, '/works/{id}': { put } } as never;
      },
    ],
    [
      'texts.save: it is POST /texts/{id} instead of PUT /texts/{id}',
      (document) => {
        const { put, get } = document.paths['/texts/{id}'];
        document.paths = { '/texts/{id}': { get, post: put } } as never;
      },
    ],
    [
      'texts.save: its access is user instead of visitor',
      (document) =>
        Object.assign(saveOf(document), { description: 'Access: user.', security: [{ session: [] }] }),
    ],
    [
      'texts.read: its access is admin instead of user',
      (document) => Object.assign(document.paths['/texts/{id}'].get, { description: 'Access: admin.' }),
    ],
    [
      'texts.save: input "body" no longer takes other fields',
      (document) => Object.assign(inputIn(document), { additionalProperties: false }),
    ],
    [
      'texts.save: input "body.notes" no longer takes other fields',
      (document) => Object.assign(inputIn(document).properties.notes, { additionalProperties: false }),
    ],
    [
      'texts.save: input "body.notes{}" no longer takes any',
      (document) =>
        Object.assign(inputIn(document).properties.notes, { additionalProperties: { type: 'string' } }),
    ],
    [
      'texts.save: response field "extras{}" is gone',
      (document) => Object.assign(outputIn(document).properties.extras, { additionalProperties: false }),
    ],
    [
      'texts.save: input "query:limit": maximum is 50 instead of 100',
      (document) => Object.assign(saveOf(document).parameters[1]?.schema ?? {}, { maximum: 50 }),
    ],
    [
      'texts.save: input "query:sort" is now required',
      (document) =>
        saveOf(document).parameters.push({
          name: 'sort',
          in: 'query',
          required: true,
          schema: { type: 'string' },
        }),
    ],
    [
      'texts.save: input "body.language" is now required',
      (document) => {
        Object.assign(inputIn(document).properties, { language: { type: 'string' } });
        inputIn(document).required.push('language');
      },
    ],
    [
      'texts.save: input "body.rating" is now required',
      (document) => inputIn(document).required.push('rating'),
    ],
    [
      'texts.save: input "body.title": maxLength is 100 instead of 200',
      (document) => Object.assign(inputIn(document).properties.title, { maxLength: 100 }),
    ],
    [
      'texts.save: input "body.title": pattern is ^a instead of unlimited',
      (document) => Object.assign(inputIn(document).properties.title, { pattern: '^a' }),
    ],
    [
      'texts.save: input "body.rating" no longer takes "mature"',
      (document) => inputIn(document).properties.rating.enum.pop(),
    ],
    [
      'texts.save: input "body.goal" no longer takes null',
      (document) => inputIn(document).properties.goal.anyOf.pop(),
    ],
    [
      'texts.save: input "body.cards[].id" is now required',
      (document) => Object.assign(inputIn(document).properties.cards.items, { required: ['id'] }),
    ],
    [
      'texts.save: input "body.cards" is gone',
      (document) => Reflect.deleteProperty(inputIn(document).properties, 'cards'),
    ],
    [
      'texts.save: response field "tags" is gone',
      (document) => Reflect.deleteProperty(outputIn(document).properties, 'tags'),
    ],
    [
      'texts.save: response field "owner.name" is gone',
      (document) => {
        document.components.schemas.Owner.properties = { fullName: { type: 'string' } } as never;
      },
    ],
    [
      'texts.save: response field "id" may now be null',
      (document) =>
        Object.assign(outputIn(document).properties, {
          id: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        }),
    ],
    [
      'texts.save: response field "tags[]" may now be integer',
      (document) => Object.assign(outputIn(document).properties.tags, { items: { type: 'integer' } }),
    ],
    ['texts.save: response field "tags" may now be missing', (document) => outputIn(document).required.pop()],
    [
      'texts.save: the answer 200 application/json is gone',
      (document) => {
        const { 200: answer } = saveOf(document).responses;
        saveOf(document).responses = { 201: answer } as never;
      },
    ],
  ];
  test.each(changes)('%s', (sentence, change) => {
    expect(changed(change)).toEqual([sentence]);
  });
});

test.each<[name: string, change: (document: typeof former) => void]>([
  [
    'another operation',
    (document) => Object.assign(document.paths, { '/new': { get: { operationId: 'n', responses: {} } } }),
  ],
  [
    'an input that may be left out',
    (document) => Object.assign(inputIn(document).properties, { note: { type: 'string' } }),
  ],
  [
    'an operation that more people may call',
    (document) => Object.assign(document.paths['/texts/{id}'].get, { description: 'Access: visitor.' }),
  ],
  [
    'an input that takes other fields too',
    (document) => Object.assign(inputIn(document), { additionalProperties: true }),
  ],
  ['a longer input', (document) => Object.assign(inputIn(document).properties.title, { maxLength: 300 })],
  ['one more value of an input', (document) => inputIn(document).properties.rating.enum.push('free')],
  [
    'one more response field',
    (document) => Object.assign(outputIn(document).properties, { at: { type: 'string' } }),
  ],
  [
    'a required field of an input that is new',
    (document) =>
      Object.assign(inputIn(document).properties, {
        place: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      }),
  ],
])('accepts %s', (_name, change) => {
  expect(changed(change)).toEqual([]);
});
