/** The size of the pictures that `npm run pictures` takes, pixels. */
const size = { width: 1200, height: 750 } as const;

const imageClasses = 'h-auto w-full rounded-lg border border-line shadow-sheet';

/**
 * A picture of the product in the page's theme. It is loaded when it comes near, and its place is kept until then; the picture
 * of the other theme is never loaded.
 */
export function ProductPicture({ name, alt, caption }: { name: string; alt: string; caption: string }) {
  const look = { ...size, loading: 'lazy', decoding: 'async' } as const;
  return (
    <figure className="grid gap-3">
      <img {...look} alt={alt} src={`/gorsel/${name}-acik.webp`} className={`${imageClasses} only-light`} />
      <img {...look} alt={alt} src={`/gorsel/${name}-koyu.webp`} className={`${imageClasses} only-dark`} />
      <figcaption className="text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  );
}
