import { useCallback, useState } from 'react';

interface Status {
  tone: 'success' | 'error' | 'info';
  text: string;
  at: number;
}

export type Say = (tone: Status['tone'], text: string) => void;

/** What was said last, until it is dismissed. */
export function useStatus() {
  const [status, setStatus] = useState<Status | null>(null);
  return {
    status,
    say: useCallback<Say>((tone, text) => setStatus({ tone, text, at: Date.now() }), []),
    clearStatus: useCallback(() => setStatus(null), []),
  };
}
