/** Public API of documents: running a conversion in a process of its own, one after another. */
export { conversions } from './conversion-queue.ts';
export { ConversionLimitError, type RunConversion, runConversion } from './run-conversion.ts';
