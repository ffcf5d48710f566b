export { ReadingLink } from './reading-link.tsx';
