/** Public API of the images that other sites show beside links. */
export { commonPicture } from './common-picture.ts';
export { drawPicture } from './draw-picture.ts';
export { mountShareImages } from './mount-share-images.ts';
