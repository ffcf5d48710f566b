export { useSiteNotice } from './use-site-notice.ts';
