import type { orderStates } from '#contract/payments.ts';
import { readLira } from '#domain/billing/lira-input.ts';
import { messages } from '#domain/messages/index.ts';

/** The filters of the list of orders as they are typed. */
export interface OrderFields {
  search: string;
  kind: 'all' | 'card' | 'link';
  state: 'all' | (typeof orderStates)[number];
  /** Lira. */
  min: string;
  max: string;
  /** Istanbul days; empty for none. */
  from: string;
  to: string;
}

export const noOrderFields: OrderFields = {
  search: '',
  kind: 'all',
  state: 'all',
  min: '',
  max: '',
  from: '',
  to: '',
};

const m = messages.payments;

/** Returns kuruş; undefined for an empty field, null for anything that is no amount. */
const readAmount = (typed: string): number | undefined | null =>
  typed.trim() === '' ? undefined : readLira(typed);

/** The filter that the server is asked for, or what is wrong with the fields. */
export function readOrderFields(fields: OrderFields) {
  const { search, kind, state, from, to } = fields;
  const [minKurus, maxKurus] = [readAmount(fields.min), readAmount(fields.max)];
  const issues: Partial<Record<keyof OrderFields, string>> = {
    ...(minKurus === null && { min: m.amountInvalid }),
    ...(maxKurus === null && { max: m.amountInvalid }),
    ...(typeof minKurus === 'number' &&
      typeof maxKurus === 'number' &&
      minKurus > maxKurus && { max: m.amountsReversed }),
    ...(from !== '' && to !== '' && from > to && { to: m.daysReversed }),
  };
  const filter = {
    search: search.trim(),
    kind,
    state,
    minKurus: minKurus ?? undefined,
    maxKurus: maxKurus ?? undefined,
    from: from === '' ? undefined : from,
    to: to === '' ? undefined : to,
  };
  return { filter, issues, isValid: Object.keys(issues).length === 0 };
}
