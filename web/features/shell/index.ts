export { fullTitle } from './page-meta.ts';
export { SiteFrame } from './site-frame.tsx';
export { SkipLink } from './skip-link.tsx';
export { useSignOut } from './use-sign-out.ts';
export { Wordmark } from './wordmark.tsx';
