import type { GiveCardRequest } from '@yayan/console-client';
import { cardKindLabels } from '@yayan/contract/console-labels';
import { Radio } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';
import { DaysField } from './DaysField.tsx';

type Input = GiveCardRequest['input'];

/** Which card, and for how long. */
export const CardForm: ActForm<Input> = ({ value, onChange }) => (
  <>
    <Radio.Group
      label="哪种"
      value={value.kind}
      onChange={(kind: Input['kind']) => onChange({ ...value, kind })}
    >
      {Object.entries(cardKindLabels).map(([kind, label]) => (
        <Radio key={kind} value={kind} label={label} mt="xs" />
      ))}
    </Radio.Group>
    <DaysField value={value.days ?? null} onChange={(days) => onChange({ ...value, days })} />
  </>
);
