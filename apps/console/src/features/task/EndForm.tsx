import { Radio } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';
import { MomentField } from '../../shell/act/MomentField.tsx';

/** When a task ends: now, or at a time. An empty time is none yet. */
export const EndForm: ActForm<{ endsAt: string | null }> = ({ value: { endsAt }, onChange }) => (
  <>
    <Radio.Group
      label="什么时候结束"
      value={endsAt === null ? 'now' : 'later'}
      onChange={(when) => onChange({ endsAt: when === 'now' ? null : '' })}
    >
      <Radio value="now" label="现在" mt="xs" />
      <Radio value="later" label="到某个时间" mt="xs" />
    </Radio.Group>
    {endsAt === null ? null : (
      <MomentField label="结束时间" value={endsAt} onChange={(next) => onChange({ endsAt: next })} />
    )}
  </>
);
