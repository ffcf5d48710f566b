import { useEffect, useState } from 'react';

/** Time after which a browser without Turkish voices is reported to have none, ms; some load voices late. */
const timeoutMs = 2_500;

export interface TurkishVoice {
  id: string;
  name: string;
}

/** The Turkish voices: `looking` until the browser has reported them. */
export type Voices =
  | { state: 'looking' }
  | { state: 'none' }
  | { state: 'unsupported' }
  | { state: 'ready'; voices: TurkishVoice[] };

const isTurkish = ({ lang }: SpeechSynthesisVoice) => /^tr(?:[-_]|$)/i.test(lang);

/** The Turkish voice with this URI, else the first local one, else the first; null without a Turkish voice. */
export function findVoice(id: string): SpeechSynthesisVoice | null {
  const own = speechSynthesis.getVoices().filter(isTurkish);
  return (
    own.find(({ voiceURI }) => voiceURI === id) ??
    own.find(({ localService }) => localService) ??
    own[0] ??
    null
  );
}

/** The browser's Turkish voices, read while `isActive`. */
export function useVoices(isActive: boolean): Voices {
  const [voices, setVoices] = useState<Voices>({ state: 'looking' });
  useEffect(() => {
    if (!isActive) return;
    if (!('speechSynthesis' in window)) {
      setVoices({ state: 'unsupported' });
      return;
    }
    const readVoices = () => {
      const own = speechSynthesis.getVoices().filter(isTurkish);
      if (own.length > 0)
        setVoices({ state: 'ready', voices: own.map(({ voiceURI: id, name }) => ({ id, name })) });
      return own.length > 0;
    };
    const timer = setTimeout(() => readVoices() || setVoices({ state: 'none' }), timeoutMs);
    readVoices();
    speechSynthesis.addEventListener('voiceschanged', readVoices);
    return () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener('voiceschanged', readVoices);
    };
  }, [isActive]);
  return voices;
}
