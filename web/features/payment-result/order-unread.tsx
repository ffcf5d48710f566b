import { messages } from '#domain/messages.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { SupportAdvice } from './support-advice.tsx';

/**
 * An order that could not be read: an answer that is an error and an answer that never came have a text each
 * (docs/product/payments.md).
 */
export function OrderUnread({
  error,
  orderId,
  onRetry,
  retrying,
}: {
  error: Error;
  orderId: string;
  onRetry: () => void;
  retrying: boolean;
}) {
  const answered = error instanceof ApiError && error.status > 0;
  const text = answered ? messages.payments.activationFailed : messages.payments.activationUnexpected;
  return (
    <>
      <Banner
        tone="error"
        title={text}
        action={
          <Button onClick={onRetry} loading={retrying} loadingText="Deneniyor…">
            Tekrar dene
          </Button>
        }
      >
        {error.message !== text && error.message}
      </Banner>
      <SupportAdvice orderId={orderId} />
    </>
  );
}
