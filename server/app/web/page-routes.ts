import type { ServerBuild } from 'react-router';

/** `unlisted`: for those who know its address only; rendered for each of them, and kept by nobody. */
type PageKind = 'public' | 'room' | 'unlisted';

export interface PageRoute {
  /** Names the page in the cache, and is the address that it is rendered for, in one spelling. */
  path: string;
  /** `moved`: the address is another spelling of `path`. */
  kind: PageKind | 'missing' | 'moved';
  /** Parameters of the query that the page reads (its route's `handle.query`); none where not given. */
  query?: readonly string[];
}

/** One page stands for all unknown addresses, so that nobody can fill the cache with them. */
const missing: PageRoute = { path: '/404', kind: 'missing' };

/** A page of the build, its path with the parameters still in it. */
interface Page {
  path: string;
  kind: PageKind;
  query?: readonly string[];
}

interface Pattern {
  segments: string[];
  page: Page;
}

/** What a route module says of itself to the server. */
interface Handle {
  room?: boolean;
  unlisted?: boolean;
  query?: readonly string[];
}

/**
 * Finds the page of a decoded pathname among the routes of a build. Our own few lines instead of the router's
 * matching, which takes its routes apart anew for each request and would cost more than the answer.
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
    // As the router in the browser does, an address is known by any case and with a slash at its end.
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

/** Every page of the build with its whole address; layouts and the catch-all are none. */
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
