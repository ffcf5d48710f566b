import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

// A public page waits until its visitor does something (web/boot/start.ts).
if ('appWaits' in document.documentElement.dataset) addEventListener('app:start', hydrate, { once: true });
else hydrate();
