import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { isImageAddress } from '#domain/content/blog.ts';
import { sanitizerVersion, sealOf, showable } from './sanitizer-stamp.ts';

const clean = '<p>Bir varmış.</p>';
const hostile = '<p onclick="alert(1)">Bir varmış.</p><script>alert(1)</script>';

describe('the content of a post', () => {
  it('is shown as it is kept where its seal fits', async () => {
    // Sanitizing would write it differently: so nothing was done.
    const kept = '<p>Bir <br>varmış.</p>';
    expect(await showable(kept, sealOf(kept))).toBe(kept);
    expect(await showable(kept, '')).not.toBe(kept);
  });

  it.each([
    ['no seal', ''],
    ['the seal of something else', sealOf(clean)],
    ['a seal of other rules', createHash('sha256').update(`0\n${hostile}`).digest('base64url')],
  ])('is sanitized where it has %s', async (_, seal) => {
    expect(await showable(hostile, seal)).toBe(clean);
  });

  it('has seals of another version as soon as the rules change', () => {
    const sources = ['./sanitize-post.ts', './safe-addresses.ts'].map((path) =>
      readFileSync(new URL(path, import.meta.url), 'utf8'),
    );
    const { version } = createRequire(import.meta.url)('sanitize-html/package.json') as { version: string };
    const rules = createHash('sha256')
      .update([...sources, isImageAddress, version].join('\n'))
      .digest('hex');
    // The sources changed: raise `sanitizerVersion` where what they let pass did, and write down both.
    expect({ sanitizerVersion, rules }).toEqual({
      sanitizerVersion: 1,
      rules: '52075aa703db24fd288c32ec1567bef33e604c45943b9b60caa2df3fae376439',
    });
  });
});
