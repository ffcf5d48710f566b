import { imageSources } from '#domain/content/blog.ts';
import { type CoverTone, postCover } from '#domain/content/post-cover.ts';
import { classes } from '#web/ui/classes.ts';
import { DrawnPage } from '#web/ui/drawn-page.tsx';

const tones: Record<CoverTone, { page: string; line: string; initial: string }> = {
  wash: { page: 'bg-accent-wash', line: 'fill-accent-line', initial: 'fill-accent' },
  well: { page: 'bg-well', line: 'fill-line-strong/50', initial: 'fill-accent' },
  accent: { page: 'bg-cover', line: 'fill-on-cover/40', initial: 'fill-on-cover' },
};

/** The drawn picture of a post that has none of its own. */
function DrawnCover({ title }: { title: string }) {
  const { tone, ...page } = postCover(title);
  const { page: paper, line, initial } = tones[tone];
  return <DrawnPage shape="wide" page={page} line={line} letter={initial} className={paper} />;
}

/** A post's picture, its own or a drawn one, which says nothing that the title does not say. */
export function PostCover({
  title,
  image,
  alt = '',
  sizes = '(min-width: 48rem) 24rem, 100vw',
  eager = false,
  onFault,
  className,
}: {
  title: string;
  image: string | null;
  /** What its own picture shows; empty for a decorative one. */
  alt?: string;
  /** How wide it is shown, for the choice among the stored widths. */
  sizes?: string;
  /** Loaded with the page, where it is seen at once. */
  eager?: boolean;
  /** Called where its own picture can't be shown. */
  onFault?: () => void;
  /** Its proportions and edges. */
  className: string;
}) {
  return (
    <div className={classes('overflow-hidden bg-well', className)}>
      {image === null ? (
        <DrawnCover title={title} />
      ) : (
        <img
          src={image}
          srcSet={imageSources(image)}
          sizes={imageSources(image) && sizes}
          alt={alt}
          width={640}
          height={360}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={onFault}
          className="size-full object-cover"
        />
      )}
    </div>
  );
}
