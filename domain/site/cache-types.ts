import { messages } from '../messages/index.ts';

/** The caches that the cache dialog clears (docs/product/pages.md); `name` is used in `{name} önbelleği`. */
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

/** The types that are also cached on the server, as rendered pages. */
export const pageCacheTypes = ['blog', 'all'] as const satisfies readonly CacheType[];
export type PageCacheType = (typeof pageCacheTypes)[number];

/** Whether the server must clear this type too. */
export const isPageCacheType = (type: CacheType): type is PageCacheType =>
  pageCacheTypes.some((cached) => cached === type);

/** Returns the cache type of a name. @throws RangeError for an unknown name (docs/product/pages.md) */
export function cacheTypeOf(value: string): CacheType {
  if (Object.hasOwn(cacheTypes, value)) return value as CacheType;
  throw new RangeError(`Unknown cache type: ${value}`);
}

/** The specified message after a cache could not be cleared. */
export function clearFailedText(type: CacheType): string {
  if (type === 'all') return messages.cache.clearAllFailed;
  return messages.cache.clearFailed.replace('{type}', cacheTypes[type].name);
}
