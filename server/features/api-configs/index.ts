/** The face of API configurations: the outside services as they are configured now. */
export { openServices } from './services.ts';
