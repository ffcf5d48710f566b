import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './page-headers.ts';

describe('contentSecurityPolicy', () => {
  it('allows images of other sites only when the page has some', () => {
    const images = (foreignImages: boolean) =>
      contentSecurityPolicy([], { foreignImages })
        .split('; ')
        .find((rule) => rule.startsWith('img-src'));
    expect(images(false)).toBe("img-src 'self' data:");
    expect(images(true)).toBe("img-src 'self' data: https:");
  });
});
