import type { SetRuleNumberRequest } from '@yayan/console-client';
import { TextInput } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';
import { WholeNumberField } from '../../../shell/act/WholeNumberField.tsx';

const CHINA_MS = 8 * 3_600_000;

const dayIn = (iso: string | null): string =>
  iso === null || iso === '' ? '' : new Date(Date.parse(iso) + CHINA_MS).toISOString().slice(0, 10);

const midnightOf = (day: string): string =>
  day === '' ? '' : new Date(`${day}T00:00:00+08:00`).toISOString();

/** The new number, and the day from which it holds: what members are promised changes at a midnight (rule 4.31). */
export const DayNumberForm: ActForm<SetRuleNumberRequest['input']> = ({ value, onChange }) => (
  <>
    <WholeNumberField
      label="新的数字"
      min={0}
      max={1_000_000_000}
      value={value.value}
      onChange={(wanted) => onChange({ ...value, value: wanted })}
    />
    <TextInput
      type="date"
      label="从哪天起（北京时间零点）"
      description="另一个管理员要在它的 24 小时以前同意，会员从那时起就看得到。"
      value={dayIn(value.holdsFrom)}
      onChange={(event) => onChange({ ...value, holdsFrom: midnightOf(event.currentTarget.value) })}
    />
  </>
);
