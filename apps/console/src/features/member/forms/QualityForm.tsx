import type { ChangeQualityRequest } from '@yayan/console-client';
import { TextInput } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';
import { WholeNumberField } from '../../../shell/act/WholeNumberField.tsx';
import { DaysField } from './DaysField.tsx';

const MOST = 100;

/** How many points, by which rule, and for how long. */
export const QualityForm: ActForm<ChangeQualityRequest['input']> = ({ value, onChange }) => (
  <>
    <WholeNumberField
      label="多少分"
      description="负数是扣分，例如 -3。20 以上由管理员或财务提出，还要另一位同事同意。"
      min={-MOST}
      max={MOST}
      value={value.points}
      onChange={(points) => onChange({ ...value, points })}
    />
    <TextInput
      label="按哪条规则"
      maxLength={300}
      value={value.rule}
      onChange={(event) => onChange({ ...value, rule: event.currentTarget.value })}
    />
    <DaysField value={value.days ?? null} onChange={(days) => onChange({ ...value, days })} />
  </>
);
