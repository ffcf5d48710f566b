/** Public API of documents: running a conversion in a process of its own, and typesetting a short PDF. */
export { conversions } from './conversion-queue.ts';
export { ConversionLimitError, type RunConversion, runConversion } from './run-conversion.ts';
export { typeset } from './typeset.ts';
