import type { DecideTicketRequest } from '@yayan/console-client';
import { appealVerdictLabels } from '@yayan/contract/console-labels';
import { NumberInput, Radio } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';

type Input = DecideTicketRequest['input'];

const amounts = [
  { field: 'coins', label: '退回金币', most: 10_000_000 },
  { field: 'points', label: '恢复质量分', most: 100 },
  { field: 'days', label: '处罚缩短几天', most: 365 },
] as const;

const hints: Readonly<Record<Input['verdict'], string>> = {
  upheld: '什么都不变，写明为什么。',
  reversed: '失去的全部退回；要少退，写数量。',
  partly: '写要退回和恢复多少。',
};

/** The verdict about an appeal, and what it gives back. An empty amount is the server's own. */
export const VerdictForm: ActForm<Input> = ({ value, onChange }) => (
  <>
    <Radio.Group
      label="结论"
      description={hints[value.verdict]}
      value={value.verdict}
      onChange={(verdict) => onChange({ verdict })}
    >
      {Object.entries(appealVerdictLabels).map(([verdict, name]) => (
        <Radio key={verdict} value={verdict} label={name} mt="xs" />
      ))}
    </Radio.Group>
    {value.verdict === 'upheld'
      ? null
      : amounts.map(({ field, label, most }) => (
          <NumberInput
            key={field}
            label={label}
            min={1}
            max={most}
            allowDecimal={false}
            thousandSeparator=","
            value={value[field] ?? ''}
            onChange={(next) => onChange({ ...value, [field]: typeof next === 'number' ? next : null })}
          />
        ))}
  </>
);
