import { Link } from 'react-router';
import { PageHeading } from '#web/ui/page-heading.tsx';

export interface SiteMapGroup {
  title: string;
  pages: { path: string; text: string }[];
}

/** Every page one can go to, in its four groups (docs/product/pages.md). */
export function SiteMapPage({ groups }: { groups: SiteMapGroup[] }) {
  return (
    <main className="mx-auto grid w-full max-w-page gap-10 px-5 py-14 sm:py-20">
      <PageHeading title="Site haritası">Gidebileceğiniz bütün sayfalar, bir arada.</PageHeading>
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {groups.map(({ title, pages }) => (
          <section key={title} className="grid content-start gap-2 border-t border-line pt-5">
            <h2 className="text-xl">{title}</h2>
            <ul>
              {pages.map(({ path, text }) => (
                <li key={path}>
                  <Link
                    to={path}
                    className="inline-flex min-h-target items-center text-ink no-underline hover:underline"
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="border-t border-line pt-5 text-sm">
        <a
          href="/ucuncu-taraf-lisanslari.txt"
          className="inline-flex min-h-target items-center text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          Kullandığımız açık kaynak yazılımların ve yazı tiplerinin lisansları
        </a>
      </p>
    </main>
  );
}
