import type { GivePenaltyRequest } from '@yayan/console-client';
import { penaltyStepLabels } from '@yayan/contract/console-labels';
import { NumberInput, Radio, Textarea, TextInput } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';

type Input = GivePenaltyRequest['input'];

const MOST = 365;

/** Which step, by which rule, with which evidence, and for how long. */
export const PenaltyForm: ActForm<Input> = ({ value, onChange }) => (
  <>
    <Radio.Group
      label="哪一步"
      value={value.step}
      onChange={(step: Input['step']) => onChange({ ...value, step })}
    >
      {Object.entries(penaltyStepLabels).map(([step, label]) => (
        <Radio key={step} value={step} label={label} mt="xs" />
      ))}
    </Radio.Group>
    <TextInput
      label="规则"
      maxLength={300}
      value={value.rule}
      onChange={(event) => onChange({ ...value, rule: event.currentTarget.value })}
    />
    <Textarea
      label="证据"
      description="会员会读到。"
      maxLength={300}
      autosize
      minRows={2}
      value={value.evidence}
      onChange={(event) => onChange({ ...value, evidence: event.currentTarget.value })}
    />
    <NumberInput
      label="多少天"
      min={1}
      max={MOST}
      allowDecimal={false}
      value={Number.isNaN(value.days) ? '' : value.days}
      onChange={(next) => onChange({ ...value, days: typeof next === 'number' ? next : Number.NaN })}
    />
  </>
);
