import { beforeEach, expect, test } from 'vitest';
import { CircuitBreaker, openingFailures, openMs } from './circuit-breaker.ts';

let time: number;
let circuit: CircuitBreaker;
beforeEach(() => {
  time = 0;
  circuit = new CircuitBreaker(() => time);
});

function failOnce(): void {
  circuit.begin();
  circuit.fail();
}
function open(): void {
  for (let count = 0; count < openingFailures; count += 1) failOnce();
}

test('opens after failures in a row, not when one call succeeds between them', () => {
  for (let count = 1; count < openingFailures; count += 1) failOnce();
  circuit.succeed();
  failOnce();
  expect(circuit.state).toBe('closed');
  open();
  expect(circuit).toMatchObject({ state: 'open', admits: false });
});

test('lets one call try after a while and closes when it succeeds', () => {
  open();
  time = openMs;
  expect(circuit).toMatchObject({ state: 'half-open', admits: true });
  circuit.begin();
  expect(circuit.admits).toBe(false);
  circuit.succeed();
  expect(circuit).toMatchObject({ state: 'closed', admits: true });
});

test('opens again when the trying call fails', () => {
  open();
  time = openMs;
  failOnce();
  expect(circuit).toMatchObject({ state: 'open', admits: false });
});

test('lets the next call try when the trying one was stopped', () => {
  open();
  time = openMs;
  circuit.begin();
  circuit.end();
  expect(circuit).toMatchObject({ state: 'half-open', admits: true });
});
