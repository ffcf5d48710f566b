import { CircleAlert, RotateCcw } from 'lucide-react';
import { Button } from './button.tsx';

/** What could not be loaded, why, and a retry button. */
export function ErrorState({
  title,
  message,
  onRetry,
  retrying = false,
}: {
  title: string;
  message: string;
  onRetry?: () => void;
  retrying?: boolean;
}) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-lg border border-danger-line bg-danger-wash px-6 py-10 text-center"
    >
      <CircleAlert aria-hidden="true" className="size-7 stroke-[1.5] text-danger" />
      <p className="font-serif text-xl font-medium">{title}</p>
      <p className="max-w-md text-sm">{message}</p>
      {onRetry && (
        <Button
          icon={<RotateCcw />}
          onClick={onRetry}
          loading={retrying}
          loadingText="Deneniyor..."
          className="mt-2"
        >
          Tekrar dene
        </Button>
      )}
    </div>
  );
}
