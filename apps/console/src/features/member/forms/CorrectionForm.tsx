import type { ActForm } from '../../../shell/act/act-definition.ts';
import { WholeNumberField } from '../../../shell/act/WholeNumberField.tsx';

/** How many coins are given, or taken with a minus. */
export const CorrectionForm: ActForm<{ coins: number }> = ({ value: { coins }, onChange }) => (
  <WholeNumberField
    label="多少金币"
    description="负数是扣除，例如 -50。超过“规则数字”里一个人能更正的，由管理员或财务提出，还要另一位同事同意。"
    min={-1_000_000}
    max={1_000_000}
    value={coins}
    onChange={(coins) => onChange({ coins })}
  />
);
