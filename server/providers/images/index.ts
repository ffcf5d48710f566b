export {
  createImageFetcher,
  ImageError,
  type ImageFetcher,
} from './image-fetcher.ts';
export { type ImageType, imageTypes } from './image-type.ts';
