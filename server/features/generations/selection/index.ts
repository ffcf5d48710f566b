export { selectionRequest } from './selection-request.ts';
export { streamSelection } from './stream-selection.ts';
