import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createKeptParts, KeptPart, KeptParts } from './kept-part.tsx';

const drawn = vi.fn();
function Inner() {
  drawn();
  return <i id={useId()}>içi</i>;
}
const page = (text: string) => (
  <div>
    <KeptPart as="header" name="baş" className="a" data-whole="">
      <Inner />
    </KeptPart>
    <p>{text}</p>
    <KeptPart as="footer" name="son">
      <b>son</b>
    </KeptPart>
  </div>
);

describe('parts that pages have in common', () => {
  it('are rendered once, and look as they do where nothing is kept', () => {
    const alone = (text: string) => renderToString(page(text));
    const parts = createKeptParts();
    const kept = (text: string) =>
      parts.keep(renderToString(<KeptParts value={parts}>{page(text)}</KeptParts>));
    const decode = (piece: string | Uint8Array) =>
      typeof piece === 'string' ? piece : new TextDecoder().decode(piece);
    const [first, second] = [alone('bir'), alone('iki')];
    drawn.mockClear();
    expect(kept('bir')).toBe(first);
    const marked = kept('iki');
    expect(marked).not.toContain('içi');
    expect(parts.whole(marked)).toBe(second);
    expect(parts.pieces(marked).map(decode).join('')).toBe(second);
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('are never taken from what somebody wrote', () => {
    const parts = createKeptParts();
    const written = '<header data-kept="baş_R_0_">kötü</header> data-kept="son"';
    expect(parts.keep(written)).toBe(written);
  });
});
