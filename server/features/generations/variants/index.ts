export { getVariants } from './get-variants.ts';
export { keepVariant } from './keep-variant.ts';
export { listVariants } from './list-variants.ts';
export { removeVariants } from './remove-variants.ts';
export { writeVariant } from './write-variant.ts';
