import { Radio, Textarea } from '@yayan/ui';
import type { MaintenanceRequest } from '@yayan/console-client';
import type { ActForm } from '../../../shell/act/act-definition.ts';
import { MomentField } from '../../../shell/act/MomentField.tsx';

type Input = MaintenanceRequest['input'];

/** What people read, from when the site is closed, and until when that is expected to last. Empty times are none yet. */
export const MaintenanceForm: ActForm<Input> = ({ value, onChange }) => (
  <>
    <Textarea
      label="给大家看的说明"
      description="做什么、影响什么，一两句话。"
      maxLength={200}
      autosize
      minRows={2}
      value={value.message}
      onChange={(event) => onChange({ ...value, message: event.currentTarget.value })}
      data-autofocus
    />
    <Radio.Group
      label="什么时候开始"
      value={value.startsAt === null ? 'now' : 'later'}
      onChange={(when) => onChange({ ...value, startsAt: when === 'now' ? null : '' })}
    >
      <Radio value="now" label="现在" mt="xs" />
      <Radio value="later" label="到某个时间" mt="xs" />
    </Radio.Group>
    {value.startsAt === null ? null : (
      <MomentField
        label="开始时间"
        value={value.startsAt}
        onChange={(startsAt) => onChange({ ...value, startsAt })}
      />
    )}
    <MomentField
      label="预计恢复，不知道就空着"
      value={value.expectedEnd ?? ''}
      onChange={(end) => onChange({ ...value, expectedEnd: end === '' ? null : end })}
    />
  </>
);
