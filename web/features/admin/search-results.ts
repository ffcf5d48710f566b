import type { Found } from '#contract/administration.ts';
import { contactStatuses, referenceOf } from '#domain/account/contact.ts';
import { formatAmount } from '#domain/billing/money.ts';
import { plans } from '#domain/billing/plans.ts';
import { foldForSearch } from '#domain/text/search-text.ts';
import { formatDay } from '#web/lib/dates.ts';
import { adminSections } from './admin-sections.ts';

/** One result: a page of the administration. */
export interface SearchResult {
  to: string;
  title: string;
  note: string;
}

export interface SearchGroup {
  name: string;
  results: readonly SearchResult[];
}

/** The sections whose name or description has every word; all of them for an empty search. */
export function findPages(search: string): SearchResult[] {
  const words = foldForSearch(search).trim().split(' ').filter(Boolean);
  return adminSections
    .filter(({ text, title, tile }) => {
      const folded = foldForSearch(`${text} ${title} ${tile?.what ?? ''}`);
      return words.every((word) => ` ${folded}`.includes(` ${word}`));
    })
    .map(({ to, text, tile }) => ({ to, title: text, note: tile?.what ?? '' }));
}

const address = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

/** What was found as groups of links; groups without a result are left out. */
export function groupResults(search: string, found: Found | undefined): SearchGroup[] {
  const groups: SearchGroup[] = [
    {
      name: 'Kişiler',
      results: (found?.people ?? []).map(({ id, name, email, username, plan, suspended }) => ({
        to: `/admin/kullanicilar/${id}`,
        title: name,
        note: [email, username && `@${username}`, plans[plan].name, suspended && 'askıda']
          .filter(Boolean)
          .join(' · '),
      })),
    },
    {
      name: 'Siparişler',
      results: (found?.orders ?? []).map(({ number, name, amountKurus, createdAt }) => ({
        to: address('/admin/odemeler', { ara: number }),
        title: number,
        note: `${name} · ${formatAmount(amountKurus)} · ${formatDay(createdAt)}`,
      })),
    },
    {
      name: 'Siparişsiz bildirimler',
      results: (found?.notifications ?? []).map(({ number, totalKurus, createdAt }) => ({
        to: address('/admin/odemeler', { sekme: 'bildirimler', ara: number }),
        title: number,
        note: `${formatAmount(totalKurus)} · ${formatDay(createdAt)}`,
      })),
    },
    {
      name: 'Mesajlar',
      results: (found?.messages ?? []).map(({ id, subject, name, status, createdAt }) => ({
        to: address('/admin/mesajlar', { mesaj: id }),
        title: subject,
        note: `${referenceOf(id)} · ${name} · ${contactStatuses[status]} · ${formatDay(createdAt)}`,
      })),
    },
    { name: 'Sayfalar', results: findPages(search) },
  ];
  return groups.filter(({ results }) => results.length > 0);
}
