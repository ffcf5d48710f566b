import { useQuery } from '@tanstack/react-query';
import { formatAmount } from '#domain/billing/money.ts';
import { type PlanTerms, plans } from '#domain/billing/plans.ts';
import { storyName } from '#domain/story/story.ts';
import { relativeTime } from '#domain/time/time.ts';
import { useSession } from '#web/features/session/index.ts';
import { tokensPrice } from '#web/features/usage/story-price.ts';
import { queries } from '#web/lib/queries.ts';
import { useCatalogue } from '#web/lib/site-offers.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { cells, Part } from './part.tsx';

const numbers = new Intl.NumberFormat('tr-TR');

/** What the average story costs by a plan's terms, in words. */
export function averageText(terms: PlanTerms, average: number): string {
  const price = tokensPrice(terms, average);
  const tokens = `Hikâye başına ortalama ${numbers.format(average)} token`;
  const { name } = plans[terms.plan];
  if (price === null) return `${tokens}. ${name} planı tek tek satılmadığı için bir fiyatı yok.`;
  if (price === 0) return `${tokens}. ${name} planında bunun için ödeme yapmazsınız.`;
  return `${tokens}: planınızın bütün tokenlerini kullandığınızda ${formatAmount(Math.round(price))}. Daha az kullanırsanız hikâye başına düşen tutar artar.`;
}

/** What each story has cost, and one of them on average. */
export function StoryUse() {
  const { viewer } = useSession();
  const { free } = useCatalogue();
  const answer = useQuery(queries.tokens.stories.queryOptions());
  return (
    <Part title="Hikâyeye göre" answer={answer}>
      {({ stories, count, average, elsewhere }) =>
        average === null ? (
          <EmptyState title="Henüz bir hikâyede token harcanmadı">
            Editörde ürettiğiniz metinler burada hikâyelerine göre listelenir.
            {elsewhere > 0 && ` Başka yerlerde ${numbers.format(elsewhere)} token harcadınız.`}
          </EmptyState>
        ) : (
          <div className="grid gap-3">
            <p>{averageText(viewer?.terms ?? free, average)}</p>
            <table className={cells.table}>
              <caption className="sr-only">Hikâyelerin harcadığı tokenler, en çoktan en aza</caption>
              <thead>
                <tr className="border-b border-line-strong">
                  <th scope="col" className={cells.head}>
                    Hikâye
                  </th>
                  <th scope="col" className={`${cells.number} font-semibold max-sm:hidden`}>
                    Üretim
                  </th>
                  <th scope="col" className={`${cells.number} font-semibold max-sm:hidden`}>
                    Son üretim
                  </th>
                  <th scope="col" className={`${cells.number} font-semibold`}>
                    Token
                  </th>
                </tr>
              </thead>
              <tbody>
                {stories.map(({ storyId, title, tokens, generations, lastAt }) => (
                  <tr key={storyId} className={cells.row}>
                    <th scope="row" className="py-2 pr-3 text-left font-normal wrap-anywhere">
                      {title === null ? (
                        <span className="text-ink-soft">Kaydedilmemiş ya da silinmiş hikâye</span>
                      ) : (
                        <TextLink to={`/editor?hikaye=${storyId}`}>{storyName(title)}</TextLink>
                      )}
                    </th>
                    <td className={`${cells.number} max-sm:hidden`}>{numbers.format(generations)}</td>
                    <td className={`${cells.number} max-sm:hidden`}>{relativeTime(lastAt)}</td>
                    <td className={cells.number}>{numbers.format(tokens)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {count > stories.length && (
              <p className="text-sm text-ink-soft">
                En çok token harcayan {numbers.format(stories.length)} hikâye gösteriliyor; ortalama{' '}
                {numbers.format(count)} hikâyenin hepsinden.
              </p>
            )}
            {elsewhere > 0 && (
              <p className="text-sm text-ink-soft">
                Bir hikâyeye bağlı olmayan üretimler (ana sayfa, sihirbaz, daha önceki üretimler):{' '}
                {numbers.format(elsewhere)} token.
              </p>
            )}
          </div>
        )
      }
    </Part>
  );
}
