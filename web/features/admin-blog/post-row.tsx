import { ExternalLink, Eye, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AdminPostSummary } from '#contract/blog.ts';
import { type PostStatus, postStatuses, readingMinutes } from '#domain/content/blog.ts';
import { PostCover, postAddress } from '#web/features/blog/index.ts';
import { formatDay, formatDayAndTime, fullDate } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClasses } from '#web/ui/button.tsx';
import { formPath, previewPath } from './addresses.ts';
import { RemoveButton } from './remove-button.tsx';
import { RestoreButton } from './restore-button.tsx';

const tones: Readonly<Record<PostStatus, 'success' | 'accent' | 'neutral'>> = {
  published: 'success',
  draft: 'accent',
  archived: 'neutral',
};

const actionClasses = buttonClasses({ variant: 'quiet' }, 'px-2.5');

/** One post: a row of the table, or a card on a phone. */
export function PostRow({ post, onRemoved }: { post: AdminPostSummary; onRemoved: () => void }) {
  const { id, slug, title, excerpt, featuredImage, status, publishedAt, createdAt, publishAt, wordCount } =
    post;
  const [brokenImage, setBrokenImage] = useState<string | null>(null);
  const date = publishedAt ?? createdAt;
  const inBin = post.deletedAt !== null;
  const isPublic = status === 'published' && !inBin;
  return (
    <tr className="border-b border-line align-middle max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-x-4 max-md:gap-y-2 max-md:py-4">
      <th scope="row" className="py-3 pr-6 text-left font-normal max-md:col-span-2 max-md:p-0">
        <div className="flex items-start gap-4">
          <PostCover
            title={title}
            image={featuredImage === brokenImage ? null : featuredImage}
            onFault={() => setBrokenImage(featuredImage)}
            className="aspect-video w-24 shrink-0 rounded-md border border-line"
          />
          <div className="grid min-w-0 gap-0.5">
            {inBin ? (
              <span className="font-semibold wrap-anywhere">{title}</span>
            ) : (
              <Link
                to={formPath(id)}
                className="font-semibold text-ink no-underline wrap-anywhere hover:text-accent hover:underline"
              >
                {title}
              </Link>
            )}
            <p className="line-clamp-2 text-ink-soft wrap-anywhere">{excerpt}</p>
            <p className="text-xs text-ink-soft tabular-nums">
              {`${wordCount.toLocaleString('tr-TR')} sözcük, ${readingMinutes(wordCount)} dk okuma`}
            </p>
          </div>
        </div>
      </th>
      <td className="py-3 pr-6 max-md:p-0">
        <Badge tone={tones[status]}>{postStatuses[status]}</Badge>
        {publishAt !== '' && (
          <span className="mt-1 block text-xs text-ink-soft tabular-nums">
            {`Yayın: ${formatDayAndTime(publishAt)}`}
          </span>
        )}
      </td>
      <td className="py-3 pr-6 whitespace-nowrap text-ink-soft tabular-nums max-md:p-0">
        <time dateTime={date} title={fullDate(date)}>
          {formatDay(date)}
        </time>
      </td>
      <td className="py-2 max-md:col-span-2 max-md:p-0">
        <div className="flex flex-wrap items-center justify-end max-md:-ml-2.5 max-md:justify-start xl:flex-nowrap">
          {inBin ? (
            <RestoreButton id={id} title={title} onRestored={onRemoved} />
          ) : (
            <>
              <a
                href={isPublic ? postAddress(slug) : previewPath(id)}
                target="_blank"
                rel="noopener"
                aria-label={`${isPublic ? 'Görüntüle' : 'Önizle'}: ${title} (yeni sekmede)`}
                className={actionClasses}
              >
                {isPublic ? <ExternalLink aria-hidden="true" /> : <Eye aria-hidden="true" />}
                {isPublic ? 'Görüntüle' : 'Önizle'}
              </a>
              <Link to={formPath(id)} aria-label={`Düzenle: ${title}`} className={actionClasses}>
                <Pencil aria-hidden="true" />
                Düzenle
              </Link>
            </>
          )}
          <RemoveButton id={id} title={title} inBin={inBin} onRemoved={onRemoved} />
        </div>
      </td>
    </tr>
  );
}
