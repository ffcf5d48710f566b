import { describe, expect, test } from 'vitest';
import { cleanGeneratedText, type TextEnd } from '#domain/generation/generation-text.ts';
import { chargedDelivery } from './charged-delivery.ts';

const charged = (streamed: string, end: TextEnd) =>
  chargedDelivery(streamed, cleanGeneratedText(streamed, end), end).length;
const thought = 'Bunu düşünmeliyim. '.repeat(20);
const tail = ' sonra'.repeat(60);

describe('the charged text', () => {
  test('is the streamed text when a closing think tag removes what the reader has received', () => {
    expect(charged(`${thought}</think>Kapı.`, 'stop')).toBe(thought.length + '</think>Kapı.'.length);
  });

  test('is the streamed text without its unfinished last sentence when the output cap cut it', () => {
    expect(charged(`Kapı açıldı. Deniz${tail}`, 'length')).toBe('Kapı açıldı.'.length);
    expect(charged(`${thought}</think>Kapı. Deniz${tail}`, 'length')).toBe(
      thought.length + '</think>Kapı.'.length,
    );
  });

  test('includes an unfinished last sentence of more than 400 characters', () => {
    const streamed = `Kapı açıldı. Deniz${tail.repeat(2)}`;
    expect(charged(streamed, 'length')).toBe(streamed.length);
  });

  test('is the streamed text when none is stored', () => {
    expect(charged(`${thought}</think>`, 'length')).toBe(thought.length + '</think>'.length);
  });

  test('is the stored text when nothing was removed', () => {
    expect(chargedDelivery('“Gel. Otur.', '“Gel. Otur.”', 'length')).toBe('“Gel. Otur.”');
    expect(charged('Kapı açıldı. Deniz', 'stop')).toBe('Kapı açıldı. Deniz'.length);
  });
});
