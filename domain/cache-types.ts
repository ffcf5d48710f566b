import { messages } from './messages.ts';

/** What the cache dialog clears, one by one or all at once (docs/product/pages.md), as `{name} önbelleği` names it. */
export const cacheTypes = {
  auth: { name: 'Oturum', what: 'Kim olduğunuz, planınız ve yetkileriniz' },
  stories: { name: 'Hikâye', what: 'Hikâye listeleri ve açılmış hikâyeler' },
  characters: { name: 'Karakter', what: 'Kayıtlı karakter kartları' },
  plotElements: { name: 'Olay örgüsü', what: 'Kayıtlı olay örgüsü kartları' },
  tokens: { name: 'Token', what: 'Bakiye, kullanım ve etkinlik grafiği' },
  blog: { name: 'Blog', what: 'Blog yazıları ve herkese açık sayfalar' },
  all: { name: 'Tümü', what: 'Yukarıdakilerin hepsi ve odaların bağlantısız açıldığı dosyalar' },
} as const;

export type CacheType = keyof typeof cacheTypes;

/** The types that the server keeps something of as well: rendered pages. */
export const pageCacheTypes = ['blog', 'all'] as const satisfies readonly CacheType[];
export type PageCacheType = (typeof pageCacheTypes)[number];

/** Whether clearing this type is also the server's work. */
export const isPageCacheType = (type: CacheType): type is PageCacheType =>
  pageCacheTypes.some((kept) => kept === type);

/** The type of this name. @throws RangeError where there is none (docs/product/pages.md). */
export function cacheTypeOf(value: string): CacheType {
  if (Object.hasOwn(cacheTypes, value)) return value as CacheType;
  throw new RangeError(`Unknown cache type: ${value}`);
}

/** What to say where a cache could not be cleared, in the specified words. */
export function clearFailedText(type: CacheType): string {
  if (type === 'all') return messages.cache.clearAllFailed;
  return messages.cache.clearFailed.replace('{type}', cacheTypes[type].name);
}
