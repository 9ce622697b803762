import type { DecideIdCheckRequest } from '@yayan/console-client';
import { Radio } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';

/** Whether name and number belong together. */
export const IdCheckForm: ActForm<DecideIdCheckRequest['input']> = ({ value: { matches }, onChange }) => (
  <Radio.Group
    label="姓名和身份证号"
    value={matches ? 'yes' : 'no'}
    onChange={(chosen) => onChange({ matches: chosen === 'yes' })}
  >
    <Radio value="yes" label="一致，认证通过" mt="xs" />
    <Radio value="no" label="不一致，认证不通过" mt="xs" />
  </Radio.Group>
);
