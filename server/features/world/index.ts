export { loadWorld, type WorldItem } from './load-world.ts';
export { worldRouter } from './router.ts';
