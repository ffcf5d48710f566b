import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Plus, RefreshCw, Tags } from 'lucide-react';
import { useState } from 'react';
import { queries } from '#web/lib/queries.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { newPostPath } from './addresses.ts';
import { CategoriesDialog } from './categories-dialog.tsx';
import { PostList } from './post-list.tsx';

/** The posts (docs/product/administration.md). */
export default function AdminBlogPage() {
  const client = useQueryClient();
  const [categories, setCategories] = useState(false);
  const asking = useIsFetching({ queryKey: queries.blog.adminList.key() }) > 0;
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 pt-10 pb-24">
      <PageHeading
        title="Blog"
        actions={
          <>
            <Button
              icon={<RefreshCw aria-hidden="true" />}
              loading={asking}
              onClick={() => void client.invalidateQueries({ queryKey: queries.blog.key() })}
            >
              Yenile
            </Button>
            <Button icon={<Tags aria-hidden="true" />} onClick={() => setCategories(true)}>
              Kategoriler
            </Button>
            <ButtonLink to={newPostPath} variant="primary" icon={<Plus aria-hidden="true" />}>
              Yeni Yazı
            </ButtonLink>
          </>
        }
      >
        Yazılar, taslaklar ve arşiv.
      </PageHeading>
      <PostList />
      <CategoriesDialog open={categories} onOpenChange={setCategories} />
    </main>
  );
}
