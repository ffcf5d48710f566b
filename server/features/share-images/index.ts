/** The face of the pictures that other sites show beside links. */
export { mountShareImages } from './mount-share-images.ts';
