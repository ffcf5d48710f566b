import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

export interface PageRoute {
  /** Names the page in the cache: equal for every address that shows the same. */
  key: string;
  /** The address that the page is rendered for: no query, one spelling. */
  path: string;
  kind: 'public' | 'room' | 'missing';
}

/** One page stands for all unknown addresses, so that nobody can fill the cache with them. */
const missing: PageRoute = { key: '404', path: '/404', kind: 'missing' };

/** Finds the page of a pathname among the routes of a build. */
export function createPageRoutes(build: ServerBuild): (pathname: string) => PageRoute {
  const tree = routesUnder(build, undefined);
  return (pathname) => {
    if (pathname.includes('//') || pathname.includes('\\')) return missing;
    const branch = matchRoutes(tree, pathname);
    const leaf = branch?.at(-1);
    if (!branch || !leaf || leaf.route.path === '*') return missing;
    const pattern = `/${branch
      .map(({ route }) => route.path ?? '')
      .filter(Boolean)
      .join('/')}`;
    const room = branch.some(({ route }) => (route.handle as { room?: boolean } | undefined)?.room);
    const path = pattern.includes(':') ? pathname.replace(/(?<=.)\/$/, '') : pattern;
    return { key: path, path, kind: room ? 'room' : 'public' };
  };
}

function routesUnder(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map((route) => {
      const handle = (route.module as { handle?: unknown }).handle;
      return route.index
        ? { id: route.id, index: true, path: route.path, handle }
        : { id: route.id, path: route.path, handle, children: routesUnder(build, route.id) };
    });
}
