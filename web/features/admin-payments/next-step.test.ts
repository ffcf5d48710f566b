import { expect, it } from 'vitest';
import { linkPaymentStates, orderStatuses } from '#contract/payments.ts';
import { nextStep } from './next-step.ts';

type Given = Parameters<typeof nextStep>[0];
const ofOrder = (values: object) =>
  nextStep({ order: { flags: [], ...values }, link: null } as unknown as Given);
const ofLink = (values: object) =>
  nextStep({ order: null, link: { way: 'link', notificationId: null, ...values } } as unknown as Given);

it('says something for every state of an order and of a payment by a link', () => {
  const texts = [
    ...orderStatuses.map((status) => ofOrder({ status, nextCheckAt: null }).text),
    ...linkPaymentStates.map((state) => ofLink({ state }).text),
  ];
  expect(texts.filter((text) => text === '')).toEqual([]);
});

it('asks for an act where an administrator must decide, and for none elsewhere', () => {
  const urgent = orderStatuses.filter((status) => ofOrder({ status, nextCheckAt: null }).urgent);
  expect(urgent).toEqual(['refused']);
  expect(linkPaymentStates.filter((state) => ofLink({ state }).urgent)).toEqual([
    'requested',
    'mismatched',
    'uncertain',
    'refused',
  ]);
  expect(ofOrder({ status: 'paid', flags: ['plan_not_given'] }).urgent).toBe(true);
  expect(ofOrder({ status: 'paid', flags: ['paid_twice'] }).text).toContain('İki kez');
  // What was reported as a test is confirmed first, whatever else is true of it.
  expect(ofOrder({ status: 'refused', flags: ['test_mode', 'amount_mismatch'] })).toMatchObject({
    urgent: true,
    text: expect.stringContaining('panelinde doğrulayın'),
  });
  expect(ofLink({ state: 'rejected', notificationId: 7 }).urgent).toBe(true);
});
