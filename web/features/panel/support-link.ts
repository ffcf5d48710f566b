import { brand } from '#domain/brand.ts';

/** Where a support request begins. */
export const supportHref = `mailto:${brand.email}?subject=${encodeURIComponent(`${brand.name} destek talebi`)}`;
