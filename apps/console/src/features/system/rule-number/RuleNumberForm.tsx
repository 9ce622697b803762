import type { SetRuleNumberRequest } from '@yayan/console-client';
import { Radio } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';
import { MomentField } from '../../../shell/act/MomentField.tsx';
import { WholeNumberField } from '../../../shell/act/WholeNumberField.tsx';

/** The new number, and from when it holds. */
export const RuleNumberForm: ActForm<SetRuleNumberRequest['input']> = ({ value, onChange }) => (
  <>
    <WholeNumberField
      label="新的数字"
      min={0}
      max={1_000_000_000}
      value={value.value}
      onChange={(wanted) => onChange({ ...value, value: wanted })}
    />
    <Radio.Group
      label="从什么时候起"
      value={value.holdsFrom === null ? 'now' : 'later'}
      onChange={(when) => onChange({ ...value, holdsFrom: when === 'now' ? null : '' })}
    >
      <Radio value="now" label="同意后马上" mt="xs" />
      <Radio value="later" label="到某个时间" mt="xs" />
    </Radio.Group>
    {value.holdsFrom === null ? null : (
      <MomentField
        label="开始时间"
        value={value.holdsFrom}
        onChange={(holdsFrom) => onChange({ ...value, holdsFrom })}
      />
    )}
  </>
);
