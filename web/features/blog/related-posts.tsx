import { Link } from 'react-router';
import { keepSuffixes } from '#domain/turkish/suffix-hyphen.ts';
import { postAddress } from './blog-address.ts';

/** Other posts of the same categories. */
export function RelatedPosts({ posts }: { posts: readonly { slug: string; title: string }[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="ilgili-yazilar" className="grid gap-3">
      <h2 id="ilgili-yazilar" className="text-2xl">
        İlgili yazılar
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {posts.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={postAddress(slug)}
              className="flex min-h-target items-center py-2 font-serif text-lg text-ink no-underline hover:text-accent hover:underline"
            >
              {keepSuffixes(title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
