export { CacheButton } from './cache-button.tsx';
export { forgetKeptQueries, useForgottenQueries } from './use-forgotten-queries.ts';
export { useKeptQueries } from './use-kept-queries.ts';
