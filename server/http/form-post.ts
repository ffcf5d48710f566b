import type { IncomingMessage } from 'node:http';
import type { Deps } from '../context.ts';
import { AppError } from '../errors.ts';
import { addressKeys } from '../rate-limit/address-key.ts';
import { type BodyHold, bodyBudgets } from './body-budget.ts';
import { clientAddressReader } from './client-address.ts';
import type { App } from './http-app.ts';
import { discardRest, readBody } from './read-body.ts';
import { apiHeaders, commonHeaders } from './security-headers.ts';

/** The fields of a form with one value each, unchanged. */
export type FormFields = ReadonlyMap<string, string>;

/** A plain-text response. */
export interface PlainAnswer {
  status: 200 | 400 | 413 | 415 | 429 | 500 | 503;
  text: string;
}

/** Largest form, bytes; a notification has about a dozen short fields. */
const maxBytes = 8_192;

const formType = /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/** Reads the fields of a form; refuses a repeated name, because real notifications have none. */
async function readForm(incoming: IncomingMessage, hold: BodyHold): Promise<FormFields | PlainAnswer> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = incoming.headers;
  if (!formType.test(type) || encoding !== 'identity') return { status: 415, text: 'unsupported media type' };
  if (Number(incoming.headers['content-length']) > maxBytes) return { status: 413, text: 'too large' };
  let body: string;
  try {
    body = await readBody(incoming, maxBytes, hold);
  } catch (fault) {
    if (fault instanceof SyntaxError) return { status: 400, text: 'the body broke off' };
    if (fault instanceof AppError && fault.code === 'PAYLOAD_TOO_LARGE')
      return { status: 413, text: 'too large' };
    return fault instanceof AppError && fault.code === 'TOO_MANY_REQUESTS'
      ? { status: 429, text: 'too many requests' }
      : { status: 503, text: 'busy' };
  }
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (fields.has(name)) return { status: 400, text: `${name.slice(0, 40)} came twice` };
    fields.set(name, value);
  }
  return fields;
}

/**
 * Mounts an address that another server posts forms to: no cookies, no origin check (the form has a signature), a small
 * body, a plain-text response. An error answers 500, so that the sender repeats the form.
 */
export function mountFormPost(
  app: App,
  deps: Deps,
  path: string,
  take: (form: FormFields) => Promise<PlainAnswer>,
): void {
  const addressOf = clientAddressReader(deps.env.trustProxy);
  const headers = Object.fromEntries([...commonHeaders(deps.env), ...apiHeaders]);
  app.post(path, async (c) => {
    const { incoming } = c.env;
    const forwardedFor = c.req.header('x-forwarded-for') ?? null;
    const address = addressKeys(addressOf(incoming.socket.remoteAddress, forwardedFor));
    const form = await readForm(incoming, bodyBudgets(deps).forms.hold(address));
    let answer: PlainAnswer;
    if (form instanceof Map) {
      answer = await take(form).catch((fault: unknown) => {
        deps.log.error({ err: fault, path }, 'a notification could not be taken');
        return { status: 500, text: 'error' } as const;
      });
    } else {
      answer = form as PlainAnswer;
      deps.log.warn({ path, status: answer.status }, 'a form was refused');
      discardRest(incoming);
    }
    return c.text(answer.text, answer.status, headers);
  });
}
