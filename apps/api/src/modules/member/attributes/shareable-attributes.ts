import type { components } from '@yayan/contract';
import { ageOn, dayOf, parseDay } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { calledCity } from '../../region/module.ts';
import { attributeField } from './attribute-form.ts';
import { selectAnswers } from './attribute-store.ts';

type Key = components['schemas']['SharedAttributeKey'];

/** An attribute that a member may show the hosts of a discussion. The value is null if it isn't answered. */
export interface ShareableAttribute {
  key: Key;
  label: string;
  value: string | null;
}

/** The youngest age of each band. */
const bands = [
  { from: 60, name: '60 岁及以上' },
  { from: 50, name: '50–59 岁' },
  { from: 40, name: '40–49 岁' },
  { from: 35, name: '35–39 岁' },
  { from: 30, name: '30–34 岁' },
  { from: 25, name: '25–29 岁' },
  { from: 18, name: '18–24 岁' },
  { from: 0, name: '18 岁以下' },
] as const;

/** The age band of a birthday; null if the text is no birthday. */
export function ageBand(birthday: string, now: Date): string | null {
  const born = parseDay(birthday);
  if (born === undefined) return null;
  const age = ageOn(born, dayOf(now));
  return bands.find(({ from }) => age >= from)?.name ?? null;
}

/** The label of an option of the questionnaire; null if there is no such option. */
const optionLabel = (key: string, value: string): string | null =>
  attributeField(key)?.options.find((option) => option.value === value)?.label ?? null;

/** The attributes that can be shared. None of them is sensitive. */
export const shareable: readonly {
  key: Key;
  label: string;
  /** The field of the questionnaire. */
  field: string;
  write: (value: string, now: Date) => string | null;
}[] = [
  { key: 'age', label: '年龄', field: 'birthday', write: ageBand },
  { key: 'gender', label: '性别', field: 'gender', write: (value) => optionLabel('gender', value) },
  { key: 'city', label: '城市', field: 'city', write: (value) => calledCity(value) ?? null },
  { key: 'education', label: '学历', field: 'education', write: (value) => optionLabel('education', value) },
  {
    key: 'occupation',
    label: '职业状态',
    field: 'occupation',
    write: (value) => optionLabel('occupation', value),
  },
];

/** The attributes a member may share, as bands and labels: never the birthday. */
export async function shareableAttributes(
  db: Connection,
  memberId: string,
  now: Date,
): Promise<ShareableAttribute[]> {
  const answers = new Map((await selectAnswers(db, memberId)).map(({ key, choices }) => [key, choices]));
  return shareable.map(({ key, label, field, write }) => {
    const [value] = answers.get(field) ?? [];
    return { key, label, value: value === undefined ? null : write(value, now) };
  });
}
