/** The face of the switches that administrators set. */
export { type LiveSettings, openSettings } from './live-settings.ts';
