import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Bounds of durations that people wait for, s. */
const waitBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * Counters of what this process did. Each has few label values: ids of code and configuration, never what people type.
 * docs/operations/monitoring.md lists them.
 * @param options.process also memory, CPU and event loop (only once per process)
 */
export function createMetrics(options: { process: boolean }) {
  const registry = new Registry();
  const registers = [registry];
  if (options.process) collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Histogram({ name, help, labelNames, buckets: waitBuckets, registers });
  return {
    registry,
    /** `operation` is the operation's id ('stories.list'), never a raw path; 'none' for an unknown address. */
    requests: counter('api_requests_total', 'Answered API requests', ['operation', 'method', 'status']),
    requestSeconds: histogram('api_request_seconds', 'Seconds until an API answer began', ['operation']),
    generations: counter('generations_total', 'Ended generations', ['provider', 'outcome']),
    firstWordSeconds: histogram(
      'generation_first_word_seconds',
      'Seconds from the start of a streamed generation to its first word',
      ['provider'],
    ),
    aiCalls: counter('ai_calls_total', 'Ended calls of AI providers', ['provider', 'purpose', 'outcome']),
    aiTokens: counter('ai_tokens_total', 'Tokens that AI providers counted', ['provider', 'kind']),
    jobs: counter('jobs_total', 'Runs of background jobs', ['queue', 'outcome']),
    mails: counter('mails_total', 'Attempts to deliver a mail', ['outcome']),
    pageCacheRequests: counter('page_cache_requests_total', 'Requests for cached pages', ['result']),
    syncStoreSeconds: histogram(
      'story_sync_store_seconds',
      'Seconds until an update of an editor was stored and confirmed',
      [],
    ),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
