import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshSession } from '#web/features/session/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** Asks for the declaration of age once, when the adult genre is first chosen (docs/product/plans.md). */
export function AgeDeclaration({ onDeclared }: { onDeclared?: () => void }) {
  const { mutate, isPending, error } = useMutation({
    ...queries.adultContent.declare.mutationOptions(),
    async onSuccess() {
      await refreshSession();
      onDeclared?.();
    },
  });
  // Scrolled into view, because it is below a long list.
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={section}>
      <Card
        as="section"
        tone="accent"
        aria-label="Yaş bildirimi"
        className="mt-4 grid justify-items-start gap-3"
      >
        <p>
          Bu tür yalnızca yetişkinler içindir. 18 yaşından büyük olduğunuzu bir kez bildirmeniz yeterli;
          bildiriminiz hesabınızda saklanır.
        </p>
        {error && (
          <p role="alert" className="text-sm font-medium text-danger">
            {errorText(error)}
          </p>
        )}
        <Button loading={isPending} loadingText="Bildiriliyor…" onClick={() => mutate({ over18: true })}>
          18 yaşından büyüğüm
        </Button>
      </Card>
    </div>
  );
}
