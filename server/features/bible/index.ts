export { type LibraryItem, loadLibrary } from './load-library.ts';
export { bibleRouter } from './router.ts';
