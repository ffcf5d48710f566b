import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { legalPaths } from '../domain/content/legal/legal-pages.ts';
import { adminSections } from './features/admin/admin-sections.ts';

/**
 * The site layout has the header and the footer; the editor, the administration and the return from a sign-in provider are
 * outside of it (docs/product/pages.md). Private pages are client-rendered below the room layout, which has queries and toasts.
 * Administration sections come from a table; only the pages below one are listed here.
 */
export default [
  layout('routes/site-layout.tsx', [
    index('routes/home.tsx'),
    route('giris', 'routes/sign-in.tsx'),
    route('kayit', 'routes/sign-up.tsx'),
    route('kodla-giris', 'routes/code-sign-in.tsx'),
    route('sifremi-unuttum', 'routes/forgotten-password.tsx'),
    route('sifre-yenile', 'routes/new-password.tsx'),
    route('e-posta-dogrula', 'routes/verify-email.tsx'),
    route('e-posta-degistir', 'routes/change-email.tsx'),
    route('e-posta-tercihi', 'routes/mail-subscription.tsx'),
    route('kullanici-adi', 'routes/username.tsx'),
    route('nasil-calisir', 'routes/how-it-works.tsx'),
    route('ornekler', 'routes/samples.tsx'),
    route('fiyatlandirma', 'routes/pricing.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/:slug', 'routes/blog-post.tsx'),
    route('onizleme', 'routes/blog-preview-link.tsx'),
    route('iletisim', 'routes/contact.tsx'),
    route('destek', 'routes/conversation-link.tsx'),
    route('hakkimizda', 'routes/about.tsx'),
    route('site-haritasi', 'routes/site-map.tsx'),
    route('bakim', 'routes/maintenance.tsx'),
    ...legalPaths.map((path) => route(path.slice(1), 'routes/legal.tsx', { id: `legal${path}` })),
    route('odeme-yap', 'routes/membership-username.tsx'),
    route('odeme-bekleniyor', 'routes/membership-waiting.tsx'),
    route('test-grant', 'routes/membership-test.tsx'),
    layout('routes/room-layout.tsx', { id: 'site-rooms' }, [
      route('panel', 'routes/panel.tsx'),
      route('panel/destek', 'routes/own-conversations.tsx'),
      route('panel/destek/:id', 'routes/own-conversation.tsx'),
      route('guvenlik', 'routes/security.tsx'),
      route('kullanim', 'routes/usage.tsx'),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('paylas/:token', 'routes/shared-story.tsx'),
  route('auth/callback', 'routes/auth-callback.tsx'),
  layout('routes/room-layout.tsx', { id: 'bare-rooms' }, [
    route('editor', 'routes/editor.tsx'),
    route('oku', 'routes/reading.tsx'),
    route('odeme', 'routes/checkout.tsx'),
    route('odeme-basarili', 'routes/payment-done.tsx'),
    route('odeme-iptal', 'routes/payment-cancelled.tsx'),
    layout('routes/admin-layout.tsx', [
      ...adminSections.map(({ to, page }) => route(to.slice(1), page)),
      route('admin/kullanicilar/:id', 'routes/admin-customer.tsx'),
      route('admin/blog/:id', 'routes/admin-blog-post.tsx'),
      route('admin/blog/:id/onizleme', 'routes/admin-blog-preview.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
