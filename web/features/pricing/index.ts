export { PlanCard } from './plan-card.tsx';
export { pricingPath } from './pricing-path.ts';
export { PublisherCard } from './publisher-card.tsx';
