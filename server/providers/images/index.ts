export {
  createImageFetcher,
  ImageFault,
  type ImageFaultCode,
  type ImageFetcher,
} from './image-fetcher.ts';
export { type ImageType, imageTypes } from './image-type.ts';
