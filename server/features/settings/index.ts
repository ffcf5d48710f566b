/** The face of the switches that administrators set. */
export { openSettings } from './live-settings.ts';
