import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * Inside the site's layout stand the header and the footer; the editor and the administrators' room stand outside of it (spec 2 §2).
 * Rooms (client-rendered, behind a guard) share the room layout, which brings queries and toasts.
 */
export default [
  layout('routes/site-layout.tsx', [
    index('routes/home.tsx'),
    route('giris', 'routes/sign-in.tsx'),
    route('kayit', 'routes/sign-up.tsx'),
    route('nasil-calisir', 'routes/how-it-works.tsx'),
    route('ornekler', 'routes/samples.tsx'),
    route('gizlilik-politikasi', 'routes/privacy.tsx'),
    layout('routes/room-layout.tsx', { id: 'site-rooms' }, [route('panel', 'routes/panel.tsx')]),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/room-layout.tsx', { id: 'bare-rooms' }, [
    route('editor', 'routes/editor.tsx'),
    route('admin', 'routes/admin-layout.tsx', [index('routes/admin-overview.tsx')]),
  ]),
] satisfies RouteConfig;
