import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

/** Time after which an armed button disarms itself, ms. */
const armedMs = 8_000;

/**
 * A button that destroys: the first click arms it, the second does it. Escape, leaving it and waiting disarm it; the
 * second half of a double click does nothing.
 */
export function TwoStepButton({
  label,
  armedLabel,
  name,
  armedName,
  icon,
  loading,
  loadingText,
  disabled,
  onConfirm,
}: {
  label: string;
  /** The armed text, hardly longer than the other, so that the button stays below the pointer: "Evet, sil". */
  armedLabel: string;
  /** The full accessible names. */
  name: string;
  armedName: string;
  icon?: ReactNode;
  loading?: boolean;
  loadingText?: string;
  disabled?: boolean;
  onConfirm: () => void;
}) {
  const [armed, setArmed] = useState(false);
  const timer = useRef(0);
  useEffect(() => {
    if (!armed) return;
    timer.current = window.setTimeout(() => setArmed(false), armedMs);
    return () => clearTimeout(timer.current);
  }, [armed]);
  return (
    <>
      <Button
        variant={armed ? 'danger' : 'quiet'}
        className={armed ? 'px-3 whitespace-nowrap' : 'px-3 text-danger!'}
        icon={icon}
        aria-label={armed ? armedName : name}
        loading={loading}
        loadingText={loadingText}
        disabled={disabled}
        onBlur={() => setArmed(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !armed) return;
          event.stopPropagation();
          setArmed(false);
        }}
        onClick={(event) => {
          if (event.detail > 1) return;
          if (armed) onConfirm();
          setArmed(!armed);
        }}
      >
        {armed ? armedLabel : label}
      </Button>
      <span role="status" className="sr-only">
        {armed ? armedName : ''}
      </span>
    </>
  );
}
