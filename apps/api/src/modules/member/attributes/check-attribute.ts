import { ageOn, dayOf, parseDay } from '../../../platform/calendar.ts';
import { cityName } from '../../region/module.ts';
import { ALONE, type AttributeField } from './attribute-form.ts';

/** The highest age, in years, that a birthday may give. */
export const OLDEST_YEARS = 120;
/** The text for an impossible birthday. */
export const WRONG_DATE = '日期不正确';

/**
 * Why these values are no valid answer to a field, as a text for the member, or undefined. No values remove an answer.
 */
export function attributeProblem(
  field: AttributeField,
  values: readonly string[],
  now: Date,
): string | undefined {
  if (values.length === 0) return undefined;
  if (new Set(values).size !== values.length) return '有选项重复了';
  if (field.kind !== 'multiple' && values.length > 1) return '只能选一项';
  const [first = ''] = values;
  if (field.kind === 'date') return isBirthday(first, now) ? undefined : WRONG_DATE;
  if (field.kind === 'region') return cityName(first) !== undefined ? undefined : '请选择城市';
  const known = new Set(field.options.map(({ value }) => value));
  if (values.some((value) => !known.has(value))) return '没有这个选项';
  return values.length > 1 && values.some((value) => ALONE.has(value))
    ? '这一项不能和其他选项一起选'
    : undefined;
}

function isBirthday(text: string, now: Date): boolean {
  const [birthday, today] = [parseDay(text), dayOf(now)];
  return birthday !== undefined && birthday <= today && ageOn(birthday, today) <= OLDEST_YEARS;
}
