export { countEmptyStop, emptyStopCounters } from './count-empty-stop.ts';
export { countUnclearIdea } from './count-unclear-idea.ts';
export { freeFailureCounters } from './free-failure-counters.ts';
