interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  [limit: string]: unknown;
}
type Content = Record<string, { schema?: Schema }>;
export interface Operation {
  operationId: string;
  /** Says who may call it: "Access: user." */
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
}
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** The allowed values at one path of an input or output, over all alternatives of its schema. */
export interface Field {
  required: boolean;
  /** Type names; 'any' where the schema does not limit them. */
  types: Set<string>;
  /** The values of an enumeration, as JSON; null where other values are possible. */
  values: Set<string> | null;
  limits: Record<string, unknown>;
  /** Whether an object may have no other fields than those that are named. */
  closed: boolean;
}
/** Fields by their path: `story.chapters[].title`; the whole is the empty path. */
export type Fields = Map<string, Field>;

export const lowerLimits = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'];
export const upperLimits = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'];
export const otherLimits = ['pattern', 'format'];

function fieldOf(schema: Schema, required: boolean): Field {
  const listed = schema.const === undefined ? schema.enum : [schema.const];
  const values = listed ? new Set(listed.map((value) => JSON.stringify(value))) : null;
  const typeOfValue = (value: unknown) => (value === null ? 'null' : typeof value);
  const types = schema.type ? [schema.type] : (listed?.map(typeOfValue) ?? ['any']);
  const named = [...lowerLimits, ...upperLimits, ...otherLimits].filter((name) => name in schema);
  return {
    required,
    types: new Set(types),
    values,
    limits: Object.fromEntries(named.map((name) => [name, schema[name]])),
    closed: schema.additionalProperties === false,
  };
}

/** Merges two fields into one that allows the values of both; null does not limit the other values. */
function either(one: Field, other: Field): Field {
  const isNull = ({ types }: Field) => types.size === 1 && types.has('null');
  const [limits] = isNull(one) ? [other.limits] : isNull(other) ? [one.limits] : [common(one, other)];
  const [values] = isNull(one) ? [other.values] : isNull(other) ? [one.values] : [union(one, other)];
  const objects = [one, other].filter(({ types }) => types.has('object') || types.has('any'));
  return {
    required: one.required && other.required,
    types: new Set([...one.types, ...other.types]),
    values,
    limits,
    closed: objects.length > 0 && objects.every(({ closed }) => closed),
  };
}

const union = (one: Field, other: Field) =>
  one.values && other.values ? new Set([...one.values, ...other.values]) : null;

/** The limits that hold for both. */
const common = (one: Field, other: Field) =>
  Object.fromEntries(Object.entries(one.limits).filter(([name, value]) => other.limits[name] === value));

/** Lists every field of a schema. @throws Error for a reference that the document lacks */
export function fieldsOf(document: ApiDocument, schema: Schema, path = '', required = true): Fields {
  if (schema.$ref) {
    const shared = document.components.schemas[schema.$ref.replace('#/components/schemas/', '')];
    if (!shared) throw new Error(`${schema.$ref} is not in the document.`);
    return fieldsOf(document, shared, path, required);
  }
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    return alternatives
      .map((one) => fieldsOf(document, one, path, required))
      .reduce((one, other) => mergeAlternatives(path, one, other));
  }
  const fields: Fields = new Map([[path, fieldOf(schema, required)]]);
  const add = (part: Schema, at: string, isRequired: boolean) => {
    for (const [key, field] of fieldsOf(document, part, at, isRequired)) fields.set(key, field);
  };
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    add(part, path === '' ? name : `${path}.${name}`, schema.required?.includes(name) ?? false);
  }
  if (schema.items) add(schema.items, `${path}[]`, true);
  for (const [index, part] of (schema.prefixItems ?? []).entries()) add(part, `${path}[${index}]`, true);
  const { additionalProperties: others } = schema;
  if (others) add(others === true ? {} : others, `${path}{}`, false);
  return fields;
}

/** A field that only some object alternatives have is not required; alternatives that are no objects don't count. */
function mergeAlternatives(root: string, one: Fields, other: Fields): Fields {
  const merged: Fields = new Map();
  const isObject = (fields: Fields) => fields.get(root)?.types.has('object');
  for (const path of new Set([...one.keys(), ...other.keys()])) {
    const [a, b] = [one.get(path), other.get(path)];
    if (a && b) merged.set(path, either(a, b));
    else if (a) merged.set(path, isObject(other) ? { ...a, required: false } : a);
    else if (b) merged.set(path, isObject(one) ? { ...b, required: false } : b);
  }
  return merged;
}

/** Path, query and body of an operation as one list of fields: `path:id`, `query:limit`, `body.title`. */
export function inputOf(document: ApiDocument, { parameters = [], requestBody }: Operation): Fields {
  const fields: Fields = new Map([
    ['', { required: true, types: new Set(['object']), values: null, limits: {}, closed: false }],
  ]);
  for (const { name, in: kind, required = false, schema } of parameters) {
    for (const entry of fieldsOf(document, schema, `${kind}:${name}`, required)) fields.set(...entry);
  }
  for (const { schema } of Object.values(requestBody?.content ?? {})) {
    for (const entry of fieldsOf(document, schema ?? {}, 'body', requestBody?.required ?? false))
      fields.set(...entry);
  }
  return fields;
}

/** The successful answers, by status and media type. */
export function outputsOf(document: ApiDocument, { responses }: Operation): Map<string, Fields> {
  const succeeded = Object.entries(responses).filter(([status]) => Number(status) < 400);
  return new Map(
    succeeded.flatMap(([status, { content = {} }]) =>
      Object.entries(content).map(([type, { schema }]): [string, Fields] => [
        `${status} ${type}`,
        fieldsOf(document, schema ?? {}),
      ]),
    ),
  );
}
