/** The face of what search engines are told beside a page's meta tags (web/features/shell/page-meta.ts). */
export { JsonLd } from './json-ld.tsx';
export { article, breadcrumbs, faqPage, graph, organization, productOffers } from './structured-data.ts';
