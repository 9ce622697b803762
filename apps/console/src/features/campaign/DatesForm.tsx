import type { MoveDatesRequest } from '@yayan/console-client';
import type { ActForm } from '../../shell/act/act-definition.ts';
import { MomentField } from '../../shell/act/MomentField.tsx';

export type NewDates = MoveDatesRequest['input'];

const fields = [
  ['startsAt', '开始'],
  ['drawsAt', '开奖'],
  ['endsAt', '结束'],
] as const satisfies readonly (readonly [keyof NewDates, string])[];

/** The dates of a campaign that can be moved. One that is null can't. */
export const DatesForm: ActForm<NewDates> = ({ value, onChange }) =>
  fields.map(([name, label]) => {
    const date = value[name];
    return date === null ? null : (
      <MomentField
        key={name}
        label={label}
        value={date}
        onChange={(moved) => onChange({ ...value, [name]: moved })}
      />
    );
  });
