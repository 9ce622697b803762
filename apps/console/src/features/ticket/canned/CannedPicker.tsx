import { useListCannedAnswers } from '@yayan/console-client';
import { Autocomplete } from '@yayan/ui';
import { type Ref, useState } from 'react';
import { type CannedFacts, fillIn } from './fill-in.ts';

interface CannedPickerProps {
  ref: Ref<HTMLInputElement>;
  facts: CannedFacts;
  onPick: (text: string) => void;
}

/** Finds a canned answer by its title and fills it in; arrow keys and Enter choose. Nothing where there are none. */
export function CannedPicker({ ref, facts, onPick }: CannedPickerProps) {
  const [word, setWord] = useState('');
  const answers = useListCannedAnswers().data?.items ?? [];
  if (answers.length === 0) return null;
  const pick = (title: string): void => {
    const answer = answers.find((each) => each.title === title);
    if (!answer) return;
    onPick(fillIn(answer.text, facts));
    // The field empties after the component has put the title into it.
    queueMicrotask(() => setWord(''));
  };
  return (
    <Autocomplete
      ref={ref}
      label="常用答复"
      placeholder="输入名字查找，回车填入"
      description="在空的内容框里按 / 也能到这里。"
      data={answers.map(({ title }) => title)}
      value={word}
      onChange={setWord}
      onOptionSubmit={pick}
      limit={8}
    />
  );
}
