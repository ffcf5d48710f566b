export { startForeman } from './run-in-process.ts';
