import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { legalPaths } from '#domain/content/legal/legal-pages.ts';
import { sitePages, stepPaths } from '#domain/site/site-pages.ts';
import routes from './routes.ts';

/** The address of every page of the route table that has one of its own: no catch-all, no parameter. */
function addresses(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children, index }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;
    if (children) return addresses(children, address);
    return path !== undefined || index ? [address || '/'] : [];
  });
}
const pages = addresses(routes as RouteConfigEntry[]).filter((path) => !/[*:]/.test(path));

describe('the site map', () => {
  const known = [...sitePages.map(({ path }) => path), ...stepPaths];
  it('has every page of the route table', () => {
    const forgotten = pages.filter((path) => !known.includes(path) && !path.startsWith('/admin/'));
    expect(forgotten).toEqual([]);
  });

  it('names no page that the route table has not', () => {
    expect(sitePages.map(({ path }) => path).filter((path) => !pages.includes(path))).toEqual([]);
  });

  it('names a page once', () => {
    expect(new Set(known).size).toBe(known.length);
  });

  it('has every legal text', () => {
    for (const path of legalPaths) expect(known).toContain(path);
  });
});
