import { useEffect, useState } from 'react';

const find = (): SpeechSynthesisVoice | undefined =>
  'speechSynthesis' in globalThis
    ? speechSynthesis.getVoices().find(({ lang }) => /^(?:zh|cmn)\b/iu.test(lang))
    : undefined;

/** The browser's Chinese voice; undefined while it has loaded none, and where it has none. */
export const useChineseVoice = (): SpeechSynthesisVoice | undefined => {
  const [voice, setVoice] = useState(find);
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return undefined;
    const look = (): void => setVoice(find());
    // Browsers load their voices late.
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => speechSynthesis.removeEventListener('voiceschanged', look);
  }, []);
  return voice;
};
