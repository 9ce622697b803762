import type { ActForm } from '../../../shell/act/act-definition.ts';
import { WholeNumberField } from '../../../shell/act/WholeNumberField.tsx';

/** How many owed coins are forgiven. */
export const DebtForm: ActForm<{ coins: number }> = ({ value: { coins }, onChange }) => (
  <WholeNumberField
    label="免除多少金币"
    description="超过“规则数字”里一个人能更正的，由管理员或财务提出，还要另一位同事同意。"
    min={1}
    max={10_000_000}
    value={coins}
    onChange={(coins) => onChange({ coins })}
  />
);
