import { useCallback, useEffect, useRef, useState } from 'react';
import { spokenPieces } from '#domain/story/reading/spoken.ts';
import type { Look } from './look.ts';
import { markSentence, unmark } from './mark-sentence.ts';
import { createMeter, textElement } from './place.ts';
import { firstSentence, type PageSentence, sentenceBeside } from './read-aloud.ts';
import { findVoice, useVoices, type Voices } from './voices.ts';

/** `off` until it is asked for; `ended` at the text's end; `failed` where the browser's voice gave up. */
export type AloudState = 'off' | 'reading' | 'paused' | 'ended' | 'failed';

export interface ReadAloud {
  state: AloudState;
  voices: Voices;
  /** Begins with the first paragraph in sight, pauses, or goes on. */
  toggle: () => void;
  step: (step: 1 | -1) => void;
  close: () => void;
}

/** The paragraph at the top of the window. */
function blockInSight(): Element | null {
  const text = textElement();
  if (!text) return null;
  const { part, block } = createMeter(text)();
  const section = text.children[part];
  return section?.children[block] ?? section?.firstElementChild ?? null;
}

/**
 * Reads the page's text aloud, each sentence an utterance of its own: a browser's voice falls silent in a longer one, and
 * pausing is sure only between two. A pause therefore ends the utterance; going on begins its sentence again.
 */
export function useReadAloud({ pace, voice }: Pick<Look, 'pace' | 'voice'>): ReadAloud {
  const [state, setState] = useState<AloudState>('off');
  const voices = useVoices(state !== 'off');
  const here = useRef<PageSentence | null>(null);
  /** Grows with each new beginning: what an earlier utterance still tells counts no more. */
  const turn = useRef(0);
  /** Held until it has ended: a browser may otherwise collect it, and its end is never told. */
  const uttered = useRef<SpeechSynthesisUtterance | null>(null);

  const silence = useCallback(() => {
    turn.current += 1;
    uttered.current = null;
    if ('speechSynthesis' in window) speechSynthesis.cancel();
  }, []);

  const isReady = voices.state === 'ready';
  const read = useCallback(
    (sentence: PageSentence | null, before: PageSentence | null) => {
      silence();
      if (!sentence) {
        unmark();
        here.current = null;
        setState('ended');
        return;
      }
      here.current = sentence;
      markSentence(sentence, before);
      const own = turn.current;
      const pieces = spokenPieces(sentence.text);
      const say = () => {
        const piece = pieces.shift();
        if (piece === undefined) return read(sentenceBeside(sentence, 1), sentence);
        const utterance = new SpeechSynthesisUtterance(piece);
        const found = findVoice(voice);
        utterance.lang = found?.lang ?? 'tr-TR';
        utterance.voice = found;
        utterance.rate = Number(pace);
        utterance.onend = () => own === turn.current && say();
        utterance.onerror = ({ error }) => {
          if (own !== turn.current || error === 'interrupted' || error === 'canceled') return;
          silence();
          setState('failed');
        };
        uttered.current = utterance;
        speechSynthesis.speak(utterance);
      };
      say();
    },
    [silence, pace, voice],
  );

  // Once there is a voice; and anew where another voice or pace is chosen meanwhile.
  useEffect(() => {
    if (state !== 'reading' || !isReady) return;
    read(here.current ?? firstSentence(blockInSight()), here.current);
    return silence;
  }, [state, isReady, read, silence]);

  // Leaving the page ends it, also where the browser keeps the page for a way back.
  useEffect(() => {
    const leave = () => {
      silence();
      setState((now) => (now === 'reading' ? 'paused' : now));
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      silence();
      unmark();
    };
  }, [silence]);

  return {
    state,
    voices,
    toggle: useCallback(() => setState((now) => (now === 'reading' ? 'paused' : 'reading')), []),
    step: useCallback(
      (step) => {
        const from = here.current;
        const next = from && sentenceBeside(from, step);
        if (!next) return;
        here.current = next;
        if (state === 'reading') read(next, null);
        else {
          markSentence(next, null);
          setState('paused');
        }
      },
      [state, read],
    ),
    close: useCallback(() => {
      silence();
      unmark();
      here.current = null;
      setState('off');
    }, [silence]),
  };
}
