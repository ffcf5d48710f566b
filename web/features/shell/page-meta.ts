import { brand } from '#domain/brand.ts';

/** Title, description and what other sites show of a public page's link. The brand is added where it is missing (spec 2 §9). */
export function pageMeta({ title, description }: { title: string; description: string }) {
  const full = title.includes(brand.name) ? title : `${title} · ${brand.name}`;
  return [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'tr_TR' },
    { property: 'og:type', content: 'website' },
  ];
}
