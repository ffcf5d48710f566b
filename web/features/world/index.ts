export { WorldTab } from './lazy-tab.ts';
export { ReceiptMaterial } from './receipt-material.tsx';
export { WorldPanel } from './world-panel.tsx';
