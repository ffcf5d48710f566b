import { useState } from 'react';
import { currentUserId } from '#web/features/session/index.ts';
import { readOptions, type WishedOptions } from './generation-options.ts';

const key = 'yazihane.generation-options';

function load(): WishedOptions {
  try {
    return readOptions(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return readOptions(null);
  }
}

/** The writer's wishes for generated texts, kept in this browser. */
export function useOptions(): [WishedOptions, (part: Partial<WishedOptions>) => void] {
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
