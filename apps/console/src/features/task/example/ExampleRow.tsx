import type { TaskExample } from '@yayan/console-client';
import { taskExampleKindLabels } from '@yayan/contract/console-labels';
import { SegmentedControl, TextInput } from '@yayan/ui';
import { choicesOf } from '../../../shell/list/choices-of.ts';
import { PictureField } from '../../../shell/picture/PictureField.tsx';

/** The most examples of one hand-in. */
export const MOST_EXAMPLES = 6;

/** A new example, to be filled in. */
export const newExample = (): TaskExample => ({ picture: '', caption: '', kind: 'good' });

interface ExampleRowProps {
  example: TaskExample;
  /** What is wrong with a field. */
  errorOf?: (field: keyof TaskExample) => string | undefined;
  onChange: (change: Partial<TaskExample>) => void;
}

/** One example of what to hand in: the picture, what to see in it, and whether it passes. */
export function ExampleRow({ example, errorOf, onChange }: ExampleRowProps) {
  const { picture, caption, kind } = example;
  return (
    <>
      <PictureField
        label="图片"
        example="/examples/breakfast-clear.svg"
        isOwn
        value={picture}
        error={errorOf?.('picture')}
        onChange={(chosen) => onChange({ picture: chosen ?? '' })}
      />
      <TextInput
        label="说明"
        description="图里要看什么，如“食物完整，拍得清楚”。"
        maxLength={60}
        value={caption}
        error={errorOf?.('caption')}
        onChange={({ currentTarget }) => onChange({ caption: currentTarget.value })}
      />
      <SegmentedControl
        aria-label="种类"
        data={choicesOf(taskExampleKindLabels)}
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen === 'bad' ? 'bad' : 'good' })}
      />
    </>
  );
}
