import { describe, expect, it } from 'vitest';
import { allPassages } from './engine/banks.ts';
import { buildWorld } from './engine/build-world.ts';
import { createPrng } from './engine/prng.ts';
import { renderTemplate } from './engine/render.ts';
import { parseTemplate } from './engine/template.ts';
import { readIdea } from './idea/read-idea.ts';

const IDEA = 'Deniz fenerinde yaşayan yaşlı bir bekçi, her gece aynı gemiyi görür.';

const READING = readIdea(IDEA);

function worldFor(narrator: 'first' | 'third', seed: string) {
  const request = { seed, idea: IDEA, paragraphs: 1, narrator };
  return buildWorld(request, READING, 'mystery', createPrng(seed));
}

describe('the story banks', () => {
  it('parse, and every slot renders for both narrators', () => {
    const faults: string[] = [];
    for (const source of allPassages()) {
      for (const narrator of ['first', 'third'] as const) {
        for (let round = 0; round < 6; round += 1) {
          try {
            const text = renderTemplate(parseTemplate(source), worldFor(narrator, `${round}`));
            if (/[{}[\]<>|~#*]/.test(text)) faults.push(`left over notation: ${text}`);
          } catch (error) {
            faults.push(`${source}: ${String(error)}`);
          }
        }
      }
    }
    expect([...new Set(faults)]).toEqual([]);
  });

  it('hold no passage twice', () => {
    const passages = allPassages();
    expect(new Set(passages).size).toBe(passages.length);
  });
});
