import { ContactPage } from '#web/features/contact/contact-page.tsx';
import { pageMeta } from '#web/features/shell/page-meta.ts';
import type { Route } from './+types/contact.ts';

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(matches, {
    title: 'İletişim',
    description:
      'Sorunuzu, önerinizi ya da bir hatayı bize yazın. Yanıt süreleri, iletişim bilgileri ve sık sorulan sorular.',
    path: location.pathname,
  });

export default ContactPage;
