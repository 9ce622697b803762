import type { OperatorBenefitDetail } from '@yayan/console-client';
import { creditLevelLabels, prerequisiteKindLabels } from '@yayan/contract/console-labels';
import { Checkbox, Group, NativeSelect, Textarea, TextInput } from '@yayan/ui';

type Prerequisite = OperatorBenefitDetail['prerequisites'][number];

/** The texts of a benefit as they are written: lists have one entry a line. */
export interface WrittenTexts {
  title: string;
  description: string;
  tags: string;
  rules: string;
  level: OperatorBenefitDetail['level'];
  prerequisites: Prerequisite[];
}

interface TextFieldsProps {
  target: OperatorBenefitDetail['target'];
  value: WrittenTexts;
  onChange: (changed: Partial<WrittenTexts>) => void;
}

const CHOSEN: readonly Prerequisite[] = ['realName', 'adult', 'account'];

/** The fields of what members read of a benefit, and of who may order it. */
export function TextFields({ target, value, onChange }: TextFieldsProps) {
  const { title, description, tags, rules, level, prerequisites } = value;
  const isFixed = (kind: Prerequisite): boolean =>
    !CHOSEN.includes(kind) || (target === 'payee' && kind !== 'account');
  const shown = [...new Set([...prerequisites, ...CHOSEN])];
  return (
    <>
      <TextInput
        label="名称"
        maxLength={100}
        autoComplete="off"
        value={title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Textarea
        label="说明"
        maxLength={2000}
        autosize
        minRows={3}
        maxRows={12}
        value={description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <Textarea
        label="使用规则，一行一条"
        autosize
        minRows={3}
        maxRows={12}
        value={rules}
        onChange={(event) => onChange({ rules: event.currentTarget.value })}
      />
      <Textarea
        label="标签，一行一个"
        autosize
        minRows={2}
        maxRows={6}
        value={tags}
        onChange={(event) => onChange({ tags: event.currentTarget.value })}
      />
      <NativeSelect
        label="等级要求"
        data={Object.entries(creditLevelLabels).map(([key, label]) => ({ value: key, label }))}
        value={String(level)}
        // The choices are the document's values.
        onChange={(event) => onChange({ level: Number(event.currentTarget.value) as WrittenTexts['level'] })}
      />
      <Checkbox.Group
        label="兑换条件"
        description="灰色的是发放方式要求的，不能去掉。每件福利都要实名认证。"
        value={prerequisites}
        onChange={(kinds) => onChange({ prerequisites: kinds })}
      >
        <Group gap="md">
          {shown.map((kind) => (
            <Checkbox key={kind} value={kind} label={prerequisiteKindLabels[kind]} disabled={isFixed(kind)} />
          ))}
        </Group>
      </Checkbox.Group>
    </>
  );
}
