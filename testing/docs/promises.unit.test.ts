import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultTerms } from '#domain/billing/plans.ts';
import type { LegalSection } from '#domain/content/legal/legal-document.ts';
import { legalDocument, legalPaths } from '#domain/content/legal/legal-pages.ts';
import { defaultBrand } from '#domain/site/brand.ts';

/** One row of docs/product/promises.md. */
interface Promised {
  /** Pages or files that the sentence must be in. */
  texts: string[];
  sentence: string;
  madeTrueBy: string;
  shownBy: string;
}

const plain = (text: string) => text.replaceAll(/\[([^\]]+)\]\(\/[^)]*\)/g, '$1').replaceAll(/\s+/g, ' ');
const inBackticks = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, inside]) => inside ?? '');

function readRows(): Promised[] {
  let texts: string[] = [];
  return readFileSync('docs/product/promises.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) texts = [];
      if (line.startsWith('Text: ')) texts = inBackticks(line);
      if (!line.startsWith('| “')) return [];
      const [sentence = '', madeTrueBy = '', shownBy = ''] = line.slice(2, -2).split(' | ');
      return [{ texts, sentence: sentence.replace(/^“|”$/g, ''), madeTrueBy, shownBy }];
    });
}
const rows = readRows();

const sectionText = ({ heading, paragraphs, items = [], facts = [], closing = [] }: LegalSection) =>
  [heading, ...paragraphs, ...items, ...facts.flat(), ...closing].join(' ');

/** The words of a legal page, or of a source file. */
function wordsOf(text: string): string {
  const document = legalDocument(text, defaultBrand, defaultTerms);
  if (!document) return plain(readFileSync(text, 'utf8'));
  return plain([document.lead, ...document.sections.map(sectionText)].join(' '));
}

/** The parts of a sentence between its ellipses, in their order. */
function isIn(words: string, sentence: string): boolean {
  let from = 0;
  for (const part of sentence.split('…').map((text) => plain(text).trim())) {
    const at = words.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

describe.each(rows)('“$sentence”', ({ texts, sentence, madeTrueBy, shownBy }) => {
  test('stands in its text', () => {
    expect(texts.some((text) => isIn(wordsOf(text), sentence))).toBe(true);
  });

  test('names files and tests that exist, or the owner', () => {
    const files = inBackticks(madeTrueBy).filter((name) => name.includes('/'));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const tests = [...shownBy.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`(?: “([^”]+)”)?/g)];
    expect(tests.length > 0 || shownBy.startsWith('işletmeci: ')).toBe(true);
    const missing = tests.filter(
      ([, file = '', title = '']) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
    );
    expect(missing.map(([test]) => test)).toEqual([]);
  });
});

test('every legal page and every mail has a table', () => {
  const texts = new Set(rows.flatMap((row) => row.texts));
  const mails = globSync('server/features/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('writeMail('),
  );
  expect([...legalPaths, ...mails].filter((text) => !texts.has(text))).toEqual([]);
});
