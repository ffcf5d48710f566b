export { GoalLine, GoalLoading } from './goal-line.tsx';
export { useWrittenWords } from './use-written-words.ts';
