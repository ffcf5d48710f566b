import { useCallback, useEffect, useRef, useState } from 'react';
import { spokenPieces } from '#domain/story/reading/spoken.ts';
import { markSentence, unmark } from './mark-sentence.ts';
import { firstSentence, type PageSentence, sentenceBeside } from './read-aloud.ts';
import { createProgressMeter, textElement } from './reading-position.ts';
import type { ReadingSettings } from './reading-settings.ts';
import { findVoice, useVoices, type Voices } from './voices.ts';

/** `off` until started; `ended` at the text's end; `failed` when the browser's voice failed. */
export type AloudState = 'off' | 'reading' | 'paused' | 'ended' | 'failed';

export interface ReadAloud {
  state: AloudState;
  voices: Voices;
  /** Starts with the first visible paragraph, pauses, or resumes. */
  toggle: () => void;
  step: (step: 1 | -1) => void;
  close: () => void;
}

/** The paragraph at the top of the window. */
function blockInSight(): Element | null {
  const text = textElement();
  if (!text) return null;
  const { part, block } = createProgressMeter(text)();
  const section = text.children[part];
  return section?.children[block] ?? section?.firstElementChild ?? null;
}

/**
 * Reads the page's text aloud sentence by sentence, long ones in several utterances, because browsers stop in the middle of
 * long utterances and do not pause reliably within one. A pause cancels the utterance; resuming starts its sentence again.
 */
export function useReadAloud({ pace, voice }: Pick<ReadingSettings, 'pace' | 'voice'>): ReadAloud {
  const [state, setState] = useState<AloudState>('off');
  const voices = useVoices(state !== 'off');
  const here = useRef<PageSentence | null>(null);
  /** Increases with each start and stop, so that events of earlier utterances are ignored. */
  const turn = useRef(0);
  /** Referenced until it ends, because browsers may collect it and drop its end event. */
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

  // Starts when a voice is available, and again when the voice or the pace changes.
  useEffect(() => {
    if (state !== 'reading' || !isReady) return;
    read(here.current ?? firstSentence(blockInSight()), here.current);
    return silence;
  }, [state, isReady, read, silence]);

  // Stops when the page is left, even if the browser keeps it in its back/forward cache.
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
