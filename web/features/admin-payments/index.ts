/** Public API of the payments for other pages of the administration. */
export { CustomerOrders } from './customer-orders.tsx';
export { Fact, Facts } from './facts.tsx';
export { linkStateNames, orderStatusNames } from './labels.ts';
export { MoneyBadge } from './money-badge.tsx';
