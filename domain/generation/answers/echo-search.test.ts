import { describe, expect, it } from 'vitest';
import { EchoSearch } from './echo-search.ts';

const read = (existingText: string, line: string) =>
  new EchoSearch({ rules: '', idea: '', existingText } as never).read(line, true);

describe('a line that begins with the end of the existing text', () => {
  it('loses what it repeats', () => {
    expect(read('Fenerin merdivenleri yüz kırk iki', 'Fenerin merdivenleri yüz kırk iki basamaktı.')).toBe(
      'basamaktı.',
    );
    expect(read('O gün son basamağa bastı.', 'O gün son basamağa bastı. Durdu.')).toBe('Durdu.');
  });

  it('stays whole when the text broke off within a word', () => {
    expect(read('Fenerin merdivenleri yüz kır', 'Fenerin merdivenleri yüz kırk iki basamaktı.')).toBeNull();
  });
});

it.each([
  'ingilizce konuşan bir turist',
  'İNGİLİZCE bilen bekçi',
  'Fransızca öğretmeni',
  'italyanca bir şarkı',
])('another language may come where the idea names it: %s', (idea) => {
  expect(new EchoSearch({ rules: '', idea, existingText: '' } as never).mayBeForeign).toBe(true);
});
