import { useEffect, useState } from 'react';

/** Voices come late in some browsers; one that has none after this long has none, ms. */
const patienceMs = 2_500;

export interface TurkishVoice {
  id: string;
  name: string;
}

/** What there is to read Turkish with: `looking` until the browser has told. */
export type Voices =
  | { state: 'looking' }
  | { state: 'none' }
  | { state: 'unsupported' }
  | { state: 'ready'; voices: TurkishVoice[] };

const isTurkish = ({ lang }: SpeechSynthesisVoice) => /^tr(?:[-_]|$)/i.test(lang);

/** The browser's voice of an address, else its first Turkish one, those of the device before those of a network. */
export function findVoice(id: string): SpeechSynthesisVoice | null {
  const own = speechSynthesis.getVoices().filter(isTurkish);
  return (
    own.find(({ voiceURI }) => voiceURI === id) ??
    own.find(({ localService }) => localService) ??
    own[0] ??
    null
  );
}

/** The browser's Turkish voices. */
export function useVoices(wanted: boolean): Voices {
  const [voices, setVoices] = useState<Voices>({ state: 'looking' });
  useEffect(() => {
    if (!wanted) return;
    if (!('speechSynthesis' in window)) {
      setVoices({ state: 'unsupported' });
      return;
    }
    const look = () => {
      const own = speechSynthesis.getVoices().filter(isTurkish);
      if (own.length > 0)
        setVoices({ state: 'ready', voices: own.map(({ voiceURI: id, name }) => ({ id, name })) });
      return own.length > 0;
    };
    const timer = setTimeout(() => look() || setVoices({ state: 'none' }), patienceMs);
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener('voiceschanged', look);
    };
  }, [wanted]);
  return voices;
}
