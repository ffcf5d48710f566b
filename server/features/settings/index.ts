/** Public API of the site settings. */
export { openSettings } from './live-settings.ts';
