import { expect, it } from 'vitest';
import { messages } from '#domain/messages/index.ts';
import { noOrderFields, readOrderFields } from './order-fields.ts';

it('reads amounts in lira and refuses what is none', () => {
  const read = readOrderFields({ ...noOrderFields, min: '1.250,05', max: '=2+2' });
  expect(read.filter.minKurus).toBe(125_005);
  expect(read.issues).toEqual({ max: messages.payments.amountInvalid });
});

it('names what is wrong with amounts and days', () => {
  const { issues, isValid } = readOrderFields({
    ...noOrderFields,
    min: '300',
    max: '200',
    from: '2026-11-02',
    to: '2026-11-01',
  });
  expect(isValid).toBe(false);
  expect(issues).toEqual({ max: messages.payments.amountsReversed, to: messages.payments.daysReversed });
});

it('leaves out empty fields', () => {
  expect(readOrderFields({ ...noOrderFields, search: ' ayşe ' }).filter).toEqual({
    search: 'ayşe',
    kind: 'all',
    state: 'all',
  });
});
