import { Checkbox, Textarea } from '@yayan/ui';
import { TextFileButton } from '../../shell/act/TextFileButton.tsx';
import type { ActForm } from '../../shell/act/act-definition.ts';

const ROWS = 6;
const LONGEST = 250_000;

/** Card codes, one a line: chosen as a file, or pasted. */
export const CodesForm: ActForm<{ choiceId: string; codes: string }> = ({ value, onChange }) => (
  <>
    <TextFileButton
      label="选一个 CSV 文件"
      accept=".csv,.txt,text/csv,text/plain"
      onText={(codes) => onChange({ ...value, codes })}
    />
    <Textarea
      label="卡密"
      description="每行一个：卡密；或 卡号,卡密；或 卡号,卡密,到期日（2027-12-31）。一次最多 5,000 个。"
      minRows={ROWS}
      maxRows={ROWS}
      autosize
      maxLength={LONGEST}
      value={value.codes}
      onChange={(event) => onChange({ ...value, codes: event.currentTarget.value })}
      data-autofocus
    />
  </>
);

/** The card codes to withdraw, or all that no order needs. */
export const WithdrawnCodesForm: ActForm<{ choiceId: string; codes: string | null }> = ({
  value,
  onChange,
}) => (
  <>
    <Checkbox
      label="撤回所有还没发出的"
      checked={value.codes === null}
      onChange={(event) => onChange({ ...value, codes: event.currentTarget.checked ? null : '' })}
    />
    {value.codes === null ? null : <CodesForm value={{ ...value, codes: value.codes }} onChange={onChange} />}
  </>
);
