import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { CategoryLink } from '#contract/blog.ts';
import { blogLimits } from '#domain/content/blog.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { controlClasses, Field } from '#web/ui/field.tsx';
import { blogAddress, type BlogFilters as Filters } from './blog-address.ts';

/** Search and category of the list. It is a form of the page: without the app the browser sends it by itself. */
export function BlogFilters({
  filters,
  categories,
  searching,
}: {
  filters: Filters;
  categories: readonly CategoryLink[];
  /** Shows that posts are on their way. */
  searching: boolean;
}) {
  const navigate = useNavigate();
  function search(form: HTMLFormElement) {
    const given = new FormData(form);
    const wanted = blogAddress({
      q: String(given.get('q') ?? '').trim(),
      category: String(given.get('category') ?? ''),
    });
    if (wanted !== blogAddress(filters)) void navigate(wanted, { preventScrollReset: true });
  }
  return (
    <search>
      <form
        method="get"
        action="/blog"
        className="grid gap-3 sm:grid-cols-[1fr_14rem_auto]"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          search(event.currentTarget);
        }}
      >
        <Field label="Blog yazılarında ara" labelHidden>
          {(ids) => (
            <div className="relative">
              <Search
                aria-hidden="true"
                className="pointer-events-none absolute top-1/2 left-3.5 size-[1.125rem] -translate-y-1/2 text-ink-soft"
              />
              <input
                {...ids}
                key={filters.q}
                type="search"
                name="q"
                enterKeyHint="search"
                autoComplete="off"
                placeholder="Blog yazılarında ara..."
                maxLength={blogLimits.search}
                defaultValue={filters.q}
                className={classes(controlClasses, 'pl-10')}
              />
            </div>
          )}
        </Field>
        <Field label="Kategori" labelHidden>
          {(ids) => (
            <select
              {...ids}
              key={filters.category}
              name="category"
              defaultValue={filters.category}
              className={controlClasses}
              onChange={(event) => event.currentTarget.form && search(event.currentTarget.form)}
            >
              <option value="">Tüm kategoriler</option>
              {categories.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" loading={searching} loadingText="Aranıyor...">
          Ara
        </Button>
      </form>
    </search>
  );
}
