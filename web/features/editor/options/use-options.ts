import { useState } from 'react';
import { currentUserId } from '#web/features/session/index.ts';
import { type GenerationOptions, readOptions } from './generation-options.ts';

const key = 'yazihane.generation-options';

function load(): GenerationOptions {
  try {
    return readOptions(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return readOptions(null);
  }
}

/** The writer's wishes for generated texts, kept in this browser. */
export function useOptions(): [GenerationOptions, (part: Partial<GenerationOptions>) => void] {
  const [options, setOptions] = useState(load);
  return [
    options,
    (part) => {
      const next = { ...options, ...part };
      setOptions(next);
      try {
        localStorage.setItem(key, JSON.stringify({ ...next, by: currentUserId() }));
      } catch {
        // Without storage the choice holds until the editor is closed.
      }
    },
  ];
}
