import { answerLength } from './answer-length.ts';
import { Composer } from './Composer.tsx';
import { lengthHint } from './length-hint.ts';
import { useDraft } from './use-draft.ts';

interface AnswerComposerProps {
  /** The key of the draft: one for each section. */
  place: string;
  /** The text without a draft: the answer that is being changed. */
  initial?: string | undefined;
  minLength: number;
  submitLabel: string;
  onSubmit: (content: string, clientId: string) => Promise<void>;
  onCancel?: (() => void) | undefined;
}

const problemOf = (length: number, minLength: number): string | undefined => {
  if (length === 0) return '先写下你的想法';
  return length < minLength ? `还差 ${minLength - length} 字，再多说一点` : undefined;
};

/** The form for an answer. Spaces don't count for its length. */
export function AnswerComposer(props: AnswerComposerProps) {
  const { place, initial = '', minLength, submitLabel, onSubmit, onCancel } = props;
  const draft = useDraft(place, initial);
  const length = answerLength(draft.text);
  const hints = [lengthHint(length, minLength), draft.kept && length > 0 ? '草稿已自动保存' : ''];
  return (
    <Composer
      draft={draft}
      label="你的回答"
      placeholder="按自己的真实经历写，没有对错之分"
      rows={{ min: 4, max: 16 }}
      longest={5000}
      hint={hints.filter(Boolean).join(' · ')}
      submitLabel={submitLabel}
      problem={problemOf(length, minLength)}
      onSend={onSubmit}
      onCancel={onCancel}
    />
  );
}
