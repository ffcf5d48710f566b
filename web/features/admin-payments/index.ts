export { linkStateNames, orderStatusNames } from './labels.ts';
export { MoneyBadge } from './money-badge.tsx';
