import { Textarea } from '@yayan/ui';
import { use, useRef } from 'react';
import type { ActForm } from '../../shell/act/act-definition.ts';
import { CannedFactsContext } from './canned/canned-facts.ts';
import { CannedPicker } from './canned/CannedPicker.tsx';

const ROWS = 4;
const LONGEST = 2000;

/** A text to the member or to colleagues. */
export const TextForm: ActForm<{ text: string }> = ({ value: { text }, onChange }) => {
  const facts = use(CannedFactsContext);
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const add = (canned: string): void => {
    onChange({ text: (text === '' ? canned : `${text}\n${canned}`).slice(0, LONGEST) });
    field.current?.focus();
  };
  return (
    <>
      {facts ? <CannedPicker ref={picker} facts={facts} onPick={add} /> : null}
      <Textarea
        ref={field}
        label="内容"
        required
        autosize
        minRows={ROWS}
        maxLength={LONGEST}
        value={text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== '/' || text !== '' || !picker.current) return;
          event.preventDefault();
          picker.current.focus();
        }}
        data-autofocus
      />
    </>
  );
};
