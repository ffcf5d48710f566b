import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import type { ApiConfig } from '#contract/api-configs.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Moves an AI configuration in the order in which providers are asked. The focus stays on the pressed button. */
export function MoveButtons({ config: { id, name } }: { config: ApiConfig }) {
  const client = useQueryClient();
  const buttons = { up: useRef<HTMLButtonElement>(null), down: useRef<HTMLButtonElement>(null) };
  const move = useMutation({
    mutationFn: (direction: 'up' | 'down') => api.apiConfigs.move({ id, direction }),
    onSuccess: (list, direction) => {
      client.setQueryData(queries.apiConfigs.list.queryKey(), list);
      const ordered = list.configs.filter(({ provider }) => provider !== 'paytr');
      const place = ordered.findIndex((config) => config.id === id) + 1;
      toast({ tone: 'success', text: `${name} ${place}. sırada.` });
      // The row may be moved in the page, which takes the focus away.
      requestAnimationFrame(() => buttons[direction].current?.focus());
    },
    onError: (fault) => toast({ tone: 'error', text: errorText(fault, messages.apiConfigs.moveFailed) }),
  });
  return (
    <>
      <Button
        ref={buttons.up}
        variant="quiet"
        className="px-3"
        icon={<ArrowUp aria-hidden="true" />}
        aria-label={`Öne al: ${name}`}
        loading={move.isPending && move.variables === 'up'}
        onClick={() => move.mutate('up')}
      />
      <Button
        ref={buttons.down}
        variant="quiet"
        className="px-3"
        icon={<ArrowDown aria-hidden="true" />}
        aria-label={`Geriye al: ${name}`}
        loading={move.isPending && move.variables === 'down'}
        onClick={() => move.mutate('down')}
      />
    </>
  );
}
