import type { ServerBuild } from 'react-router';

/** `unlisted`: for people who know its address; rendered for each visitor and not stored. */
type PageKind = 'public' | 'room' | 'unlisted';

export interface PageRoute {
  /** The normalized address: cache key, and the address that is rendered. */
  path: string;
  /** `moved`: the address is another spelling of `path`. */
  kind: PageKind | 'missing' | 'moved';
  /** Query parameters that the page reads (its route's `handle.query`); none when missing. */
  query?: readonly string[];
}

/** One page is used for all unknown addresses, so that they can't fill the cache. */
const missing: PageRoute = { path: '/404', kind: 'missing' };

/** A page of the build; its path contains the parameters. */
interface Page {
  path: string;
  kind: PageKind;
  query?: readonly string[];
}

interface Pattern {
  segments: string[];
  page: Page;
}

/** Settings of a route module for the server. */
interface Handle {
  room?: boolean;
  unlisted?: boolean;
  query?: readonly string[];
}

/**
 * Finds the page of a decoded pathname in the routes of a build. Does not use the router's matching, which parses its
 * routes for each request and takes longer than the response.
 */
export function createPageRoutes(build: ServerBuild): (pathname: string) => PageRoute {
  const fixed = new Map<string, PageRoute>();
  const patterns: Pattern[] = [];
  for (const page of pagesOf(build)) {
    if (page.path.includes(':')) patterns.push({ segments: page.path.split('/'), page });
    else fixed.set(page.path, page);
  }

  function find(pathname: string): PageRoute | undefined {
    const known = fixed.get(pathname);
    if (known) return known;
    const segments = pathname.split('/');
    const pattern = patterns.find((candidate) => fits(candidate.segments, segments));
    return pattern && { ...pattern.page, path: pathname };
  }

  return (pathname) => {
    const found = find(pathname);
    if (found) return found;
    // Ignores case and a slash at the end, like the router in the browser.
    const path = find(pathname.toLowerCase().replace(/(?<=.)\/$/, ''))?.path;
    return path === undefined ? missing : { path, kind: 'moved' };
  };
}

function fits(pattern: string[], segments: string[]): boolean {
  if (pattern.length !== segments.length) return false;
  return pattern.every((part, index) =>
    part.startsWith(':') ? segments[index] !== '' : part === segments[index],
  );
}

/** All pages of the build with their whole address, without layouts and the catch-all route. */
function pagesOf(build: ServerBuild): Page[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const parents = new Set(routes.map((route) => route.parentId));
  return routes
    .filter((route) => !parents.has(route.id) && route.path !== '*')
    .map((leaf) => {
      const branch = [];
      for (let route: typeof leaf | undefined = leaf; route; route = build.routes[route.parentId ?? '']) {
        branch.unshift(route);
      }
      const path = `/${branch.flatMap((route) => route.path || []).join('/')}`;
      const handles = branch.map(({ module }) => (module as { handle?: Handle }).handle);
      const query = handles.at(-1)?.query;
      return {
        path,
        kind: handles.some((handle) => handle?.room)
          ? 'room'
          : handles.some((handle) => handle?.unlisted)
            ? 'unlisted'
            : 'public',
        ...(query && { query }),
      };
    });
}
