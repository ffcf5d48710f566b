import { type ChangeEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * A page can be typed into before its app runs. What stands in the control by then is handed to `onChange` once, so
 * that no early letter is lost.
 */
export function usePreHydrationInput<T extends TextControl>(
  outer: Ref<T> | undefined,
  value: unknown,
  onChange: ((event: ChangeEvent<T>) => void) | undefined,
) {
  const ref = useRef<T>(null);
  useImperativeHandle(outer, () => ref.current as T, []);
  const first = useRef({ value, onChange });
  useEffect(() => {
    const control = ref.current;
    const { value: known, onChange: tell } = first.current;
    if (!control || typeof known !== 'string' || control.value === known) return;
    tell?.({ target: control, currentTarget: control } as ChangeEvent<T>);
  }, []);
  return ref;
}
