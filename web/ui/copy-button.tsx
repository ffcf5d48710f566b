import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import { copyText } from './copy-text.ts';

/** How long the button shows the confirmation, ms. */
const confirmationMs = 2_000;

/** Copies the result of `text` on click and shows a confirmation. */
export function CopyButton({
  text,
  disabled,
  label = 'Kopyala',
  what = 'Metin',
  icon = <Copy aria-hidden="true" />,
  variant = 'secondary',
  compact = false,
}: {
  text: () => string;
  label?: string;
  /** What is copied, as the first word of the announcement. */
  what?: string;
  icon?: ReactNode;
  disabled?: boolean;
  variant?: ButtonVariant;
  /** Shows only the icon on a phone. */
  compact?: boolean;
}) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), confirmationMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <>
      <Button
        variant={variant}
        disabled={disabled}
        className={compact ? 'max-sm:min-w-target max-sm:px-3' : undefined}
        icon={outcome === 'copied' ? <Check aria-hidden="true" /> : icon}
        onClick={async () => setOutcome((await copyText(text())) ? 'copied' : 'failed')}
      >
        <span className={compact ? 'max-sm:sr-only' : undefined}>
          {outcome === 'copied' ? 'Kopyalandı!' : outcome === 'failed' ? 'Kopyalanamadı' : label}
        </span>
      </Button>
      <span role="status" className="sr-only">
        {outcome === 'copied' ? `${what} kopyalandı.` : outcome === 'failed' ? `${what} kopyalanamadı.` : ''}
      </span>
    </>
  );
}
