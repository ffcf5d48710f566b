import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  /** @param operation the operation's id ('stories.list'), never a raw path: labels must stay few. */
  observe(operation: string, method: string, status: number, seconds: number): void;
}

/** Counters of one app. @param options.process also memory, CPU and event loop (only once per process) */
export function createMetrics(options: { process: boolean }): Metrics {
  const registry = new Registry();
  if (options.process) collectDefaultMetrics({ register: registry });
  const answered = new Counter({
    name: 'api_requests_total',
    help: 'Answered API requests',
    labelNames: ['operation', 'method', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'api_request_seconds',
    help: 'Seconds until an API answer began',
    labelNames: ['operation'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers: [registry],
  });
  return {
    registry,
    observe(operation, method, status, seconds) {
      const known = operation === '' ? 'none' : operation;
      answered.inc({ operation: known, method, status });
      duration.observe({ operation: known }, seconds);
    },
  };
}
