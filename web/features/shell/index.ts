export { fullTitle } from './page-meta.ts';
export { SiteFooter } from './site-footer.tsx';
export { SiteFrame } from './site-frame.tsx';
export { SkipLink } from './skip-link.tsx';
export { useSignOut } from './use-sign-out.ts';
export { Wordmark } from './wordmark.tsx';
