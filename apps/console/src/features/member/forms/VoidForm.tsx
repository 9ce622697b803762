import type { VoidInvitationRequest } from '@yayan/console-client';
import { Radio } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';

type Input = VoidInvitationRequest['input'];

/** Why an invitation may not count, as operators read it. */
export const voidReasons: Readonly<Record<Input['why'], string>> = {
  device: '同一台设备',
  network: '同一个网络',
  mobile: '手机号有问题',
  payout: '同一个收款账号',
  limit: '超过上限',
};

/** Why an invitation doesn't count. */
export const VoidForm: ActForm<Input> = ({ value, onChange }) => (
  <Radio.Group label="为什么" value={value.why} onChange={(why: Input['why']) => onChange({ ...value, why })}>
    {Object.entries(voidReasons).map(([why, label]) => (
      <Radio key={why} value={why} label={label} mt="xs" />
    ))}
  </Radio.Group>
);
