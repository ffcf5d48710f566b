export {
  createImageFetcher,
  ImageError,
  type ImageFetcher,
} from './image-fetcher.ts';
export { type ImageType, imageTypeOf, imageTypes, isSvg } from './image-type.ts';
