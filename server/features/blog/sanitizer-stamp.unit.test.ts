import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { isImageAddress } from '#domain/content/blog.ts';
import { sanitizedContent, sanitizerStamp, sanitizerVersion } from './sanitizer-stamp.ts';

const clean = '<p>Bir varmış.</p>';
const malicious = '<p onclick="alert(1)">Bir varmış.</p><script>alert(1)</script>';

describe('sanitizedContent', () => {
  it('returns the stored content unchanged when its stamp is valid', async () => {
    // Sanitizing would change this HTML, so an unchanged result was not sanitized.
    const stored = '<p>Bir <br>varmış.</p>';
    expect(await sanitizedContent(stored, sanitizerStamp(stored))).toBe(stored);
    expect(await sanitizedContent(stored, '')).not.toBe(stored);
  });

  it.each([
    ['no stamp', ''],
    ['the stamp of another content', sanitizerStamp(clean)],
    ['a stamp of other rules', createHash('sha256').update(`0\n${malicious}`).digest('base64url')],
  ])('sanitizes content with %s', async (_, stamp) => {
    expect(await sanitizedContent(malicious, stamp)).toBe(clean);
  });

  it('has the hash of its sources in this test, so that a change of the rules is noticed', () => {
    const sources = ['./sanitize-post.ts', './safe-addresses.ts'].map((path) =>
      readFileSync(new URL(path, import.meta.url), 'utf8'),
    );
    const { version } = createRequire(import.meta.url)('sanitize-html/package.json') as { version: string };
    const rules = createHash('sha256')
      .update([...sources, isImageAddress, version].join('\n'))
      .digest('hex');
    // When the sources changed, update the hash, and raise `sanitizerVersion` if their results can differ.
    expect({ sanitizerVersion, rules }).toEqual({
      sanitizerVersion: 2,
      rules: '131b67f6dffe6b2a2fce2d4f7bd031afb3f9442323164952de6b24ee0ddeeac6',
    });
  });
});
