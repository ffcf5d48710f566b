/** The counters that features increment. */
export { createMetrics, type Metrics } from './create-metrics.ts';
