import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { classes } from '#web/ui/classes.ts';
import { postAddress } from './blog-address.ts';

type Neighbour = { slug: string; title: string };

const cardClasses =
  'grid h-full content-start gap-1 rounded-lg border border-line bg-sheet p-5 no-underline transition-colors hover:border-accent-line';

/** The posts published before and after this one. */
export function Neighbours({ older, newer }: { older: Neighbour | null; newer: Neighbour | null }) {
  if (!older && !newer) return null;
  return (
    <nav aria-label="Önceki ve sonraki yazı">
      <ul className="grid gap-4 sm:grid-cols-2">
        {older && (
          <li>
            <Link to={postAddress(older.slug)} rel="prev" className={cardClasses}>
              <span className="flex items-center gap-1.5 text-sm text-ink-soft">
                <ArrowLeft aria-hidden="true" className="size-4" />
                Önceki yazı
              </span>
              <span className="font-serif text-lg leading-7 font-medium text-ink">{older.title}</span>
            </Link>
          </li>
        )}
        {newer && (
          <li className="sm:col-start-2">
            <Link to={postAddress(newer.slug)} rel="next" className={classes(cardClasses, 'sm:text-right')}>
              <span className="flex items-center gap-1.5 text-sm text-ink-soft sm:justify-end">
                Sonraki yazı
                <ArrowRight aria-hidden="true" className="size-4" />
              </span>
              <span className="font-serif text-lg leading-7 font-medium text-ink">{newer.title}</span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
