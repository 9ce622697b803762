import { Switch, TypeScaleSwitch } from '@yayan/ui';
import { type RefObject, useEffect, useState } from 'react';
import { useChineseVoice } from './chinese-voice.ts';
import classes from './Frame.module.css';

interface ReadingAidsProps {
  /** The element whose text is read aloud. */
  of: RefObject<HTMLElement | null>;
  /** Changes with the question that is shown. */
  place: number;
}

/**
 * Large type, and reading each question aloud as it opens (rule 10.33). Reading is off until somebody switches it on, and is
 * left out where the browser has no Chinese voice.
 */
export function ReadingAids({ of, place }: ReadingAidsProps) {
  const voice = useChineseVoice();
  const [isOn, setOn] = useState(false);
  return (
    <div className={classes['aids']}>
      <TypeScaleSwitch />
      {voice === undefined ? null : (
        <Switch
          label="朗读题目"
          checked={isOn}
          onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        />
      )}
      {isOn && voice !== undefined ? <Aloud key={place} of={of} voice={voice} /> : null}
    </div>
  );
}

/** Reads the element's text once, and stops when the question is left. */
function Aloud({ of, voice }: { of: RefObject<HTMLElement | null>; voice: SpeechSynthesisVoice }) {
  useEffect(() => {
    const text = of.current?.querySelector<HTMLElement>('.sd-body, .sd-root-modern')?.innerText ?? '';
    const speech = new SpeechSynthesisUtterance(text);
    speech.voice = voice;
    speech.lang = voice.lang;
    speechSynthesis.speak(speech);
    return () => speechSynthesis.cancel();
  }, [of, voice]);
  return null;
}
