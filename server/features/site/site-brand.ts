import type { AppContext } from '#server/context.ts';

/** Returns the brand in force from memory; all of it is shown on public pages. */
export function siteBrand({ ctx }: { ctx: AppContext }) {
  const { socialLinks, ...brand } = ctx.deps.identity.brand;
  return { ...brand, socialLinks: [...socialLinks] };
}
