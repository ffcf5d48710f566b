import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

/** Time after which an armed button disarms itself, ms. */
const armedMs = 8_000;

/**
 * A button for a destructive action: the first click arms it and the second one confirms. Escape, loss of focus and a
 * timeout disarm it. The second click of a double click is ignored.
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
  /** The text while armed ("Evet, sil"), about as long as `label`, so that the button stays below the pointer. */
  armedLabel: string;
  /** The accessible name. */
  name: string;
  /** The accessible name while armed, which is also announced to screen readers. */
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
