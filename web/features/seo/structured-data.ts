import { type PlanCatalogue, type PlanTerms, plans } from '#domain/billing/plans.ts';
import { blogAuthor } from '#domain/content/blog.ts';
import type { Brand } from '#domain/site/brand.ts';
import { publicUrl } from '#web/lib/public-origin.ts';

/** The one who runs the site; other data names it by this id. */
const organizationId = () => publicUrl('/#kurum');

/** Who runs the site. */
export function organization(brand: Brand) {
  const { tradeName, phone, address } = brand.company;
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: brand.name,
    ...(tradeName && { legalName: tradeName }),
    url: publicUrl('/'),
    logo: publicUrl('/favicon.svg'),
    email: brand.email,
    ...(brand.socialLinks.length > 0 && { sameAs: brand.socialLinks }),
    ...(phone && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      addressLocality: brand.city,
      addressCountry: 'TR',
    },
  };
}

/** Where a page stands, from the home page down; the last is the page itself. */
export function breadcrumbs(brand: Brand, trail: { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brand.name, path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl(path),
    })),
  };
}

/** Questions with their answers, as they stand on the page. */
export function faqPage(questions: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A post of the blog; instants are ISO 8601, paths are of this site. */
export function article(
  brand: Brand,
  post: {
    title: string;
    description: string;
    path: string;
    imagePath?: string | undefined;
    publishedAt: string;
    updatedAt: string;
    /** Empty for the default author. */
    author?: string;
  },
) {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    mainEntityOfPage: publicUrl(post.path),
    ...(post.imagePath && { image: publicUrl(post.imagePath) }),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    inLanguage: 'tr',
    author: post.author
      ? { '@type': 'Person', name: post.author }
      : { '@type': 'Organization', name: blogAuthor(brand), url: publicUrl('/hakkimizda') },
    publisher: { '@id': organizationId(), '@type': 'Organization', name: brand.name },
  };
}

const offer = ({ plan, monthlyPriceKurus }: PlanTerms) => ({
  '@type': 'Offer',
  name: plans[plan].name,
  price: ((monthlyPriceKurus ?? 0) / 100).toFixed(2),
  priceCurrency: 'TRY',
  availability: 'https://schema.org/InStock',
  url: publicUrl('/fiyatlandirma'),
});

/** What is sold, with the newest prices: the plans that have one. */
export function productOffers(brand: Brand, catalogue: PlanCatalogue) {
  return {
    '@type': 'Product',
    name: brand.name,
    description: brand.tagline,
    brand: { '@type': 'Brand', name: brand.name },
    offers: Object.values(catalogue)
      .filter(({ monthlyPriceKurus }) => monthlyPriceKurus !== null)
      .map(offer),
  };
}

/** Several of these as one data block. */
export function graph(...parts: object[]) {
  return { '@graph': parts };
}
