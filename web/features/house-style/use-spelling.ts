import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { queries } from '#web/lib/queries.ts';
import type { Spelling } from './spelling/spell-client.ts';
import type { StoryField } from './story-field.ts';
import { usePersonalWords } from './use-personal-words.ts';

const key = 'yazihane.spelling';

function isStoredOn(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

export type SpellingState = 'off' | 'loading' | 'on' | 'failed';

/**
 * The spell check of a text field. Its switch is stored in this browser; code, worker and dictionary are loaded when it
 * is turned on.
 * @param field null before the field is mounted
 */
export function useSpelling(field: StoryField | null, { signedIn }: { signedIn: boolean }) {
  const [on, setOn] = useState(isStoredOn);
  const [state, setState] = useState<SpellingState>('off');
  const [spelling, setSpelling] = useState<Spelling | null>(null);
  const { words, add } = usePersonalWords(on && signedIn);
  const world = useQuery(queries.world.list.queryOptions({ input: {}, enabled: on && signedIn }));
  const names = useMemo(
    () => (world.data?.entries ?? []).flatMap(({ name, aliases }) => [name, ...aliases]),
    [world.data],
  );
  const learn = useEffectEvent((word: string) => add.mutate({ word }));

  useEffect(() => {
    if (!on || !field) return;
    let gone = false;
    let takeAway: (() => void) | null = null;
    let opened: Spelling | null = null;
    setState('loading');
    const fail = () => {
      if (!gone) setState('failed');
    };
    void Promise.all([import('./spelling/spell-client.ts'), import('./spelling/spell-marks.ts')]).then(
      async ([{ openSpelling }, { spellMarks }]) => {
        if (gone) return;
        opened = openSpelling();
        if (!(await opened.load())) return fail();
        if (gone) return;
        takeAway = field.extend(spellMarks(opened, { learn: (word) => learn(word) }));
        setSpelling(opened);
        setState('on');
      },
      fail,
    );
    return () => {
      gone = true;
      takeAway?.();
      opened?.close();
      setSpelling(null);
      setState('off');
    };
  }, [on, field]);

  useEffect(() => {
    if (spelling) void spelling.know({ names, personal: words }).then(() => spelling.lookAgain());
  }, [spelling, names, words]);

  return {
    isOn: on,
    state,
    /** The error of the last added word, or null. */
    learnFault: add.error,
    toggle(next: boolean) {
      setOn(next);
      try {
        localStorage.setItem(key, next ? 'on' : 'off');
      } catch {
        // Without storage the choice lasts until the editor is closed.
      }
    },
  };
}
export type SpellingControl = ReturnType<typeof useSpelling>;
