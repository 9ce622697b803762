import { Textarea, TextInput } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';

/** A question as it is typed. */
export interface TypedQuestion {
  id: string;
  category: string;
  title: string;
  /** One a line, the right one first. */
  choices: string;
  explanation: string;
}

/** The fields of a new question. */
export const QuestionForm: ActForm<TypedQuestion> = ({ value, onChange }) => (
  <>
    <TextInput
      label="编号"
      description="小写字母、数字或短横。题库里已有的编号，会改那一题。"
      maxLength={32}
      autoComplete="off"
      value={value.id}
      onChange={(event) => onChange({ ...value, id: event.currentTarget.value })}
      data-autofocus
    />
    <QuestionTexts value={value} onChange={onChange} />
  </>
);

/** The texts of a question that is in the bank. Its id stays. */
export const QuestionTexts: ActForm<TypedQuestion> = ({ value, onChange }) => (
  <>
    <TextInput
      label="分类"
      maxLength={20}
      autoComplete="off"
      value={value.category}
      onChange={(event) => onChange({ ...value, category: event.currentTarget.value })}
    />
    <Textarea
      label="题目"
      autosize
      minRows={2}
      maxLength={200}
      value={value.title}
      onChange={(event) => onChange({ ...value, title: event.currentTarget.value })}
    />
    <Textarea
      label="选项"
      description="一行一个，2 到 6 个，第一个是对的。会员看到的顺序是打乱的。"
      autosize
      minRows={3}
      maxRows={8}
      value={value.choices}
      onChange={(event) => onChange({ ...value, choices: event.currentTarget.value })}
    />
    <Textarea
      label="解释"
      description="答完后会员看到。"
      autosize
      minRows={2}
      maxLength={200}
      value={value.explanation}
      onChange={(event) => onChange({ ...value, explanation: event.currentTarget.value })}
    />
  </>
);
