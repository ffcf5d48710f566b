/** Public API of the images that other sites show beside links. */
export { mountShareImages } from './mount-share-images.ts';
