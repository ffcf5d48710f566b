import { type RefObject, useRef, useState } from 'react';
import { messages } from '#domain/messages/index.ts';
import { fieldIssues } from '#web/lib/api-error.ts';

/** The reason of a change: its field, and a check that marks and focuses an empty one. */
export function useReason(fault: unknown): {
  reason: string;
  field: {
    ref: RefObject<HTMLTextAreaElement | null>;
    value: string;
    onChange: (reason: string) => void;
    error: string | undefined;
  };
  /** Whether there is a reason; marks and focuses the field where there is none. */
  isGiven: () => boolean;
} {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const ref = useRef<HTMLTextAreaElement>(null);
  return {
    reason,
    field: {
      ref,
      value: reason,
      onChange(next) {
        setMissing(false);
        setReason(next);
      },
      error: missing ? messages.users.reasonRequired : fieldIssues(fault).reason,
    },
    isGiven() {
      const isMissing = reason.trim() === '';
      setMissing(isMissing);
      if (isMissing) ref.current?.focus();
      return !isMissing;
    },
  };
}
