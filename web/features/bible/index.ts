export { BiblePanel } from './bible-panel.tsx';
export { BibleTab } from './lazy-tab.ts';
export { ReceiptMaterial } from './receipt-material.tsx';
