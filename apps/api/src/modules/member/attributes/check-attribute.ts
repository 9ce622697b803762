import { ageOn, dayOf, parseDay } from '../../../platform/calendar.ts';
import { cityName } from '../../region/module.ts';
import { ALONE, type AttributeField } from './attribute-form.ts';

/** The highest age, in years, that a birthday may give. */
export const OLDEST_YEARS = 120;
/** The text for a birthday that is no date. */
const WRONG_DATE = '日期不正确';
/** The text for a birthday after today. */
export const FUTURE_BIRTHDAY = '生日不能晚于今天，请核对年份';
/** The text for a birthday of somebody older than anybody. */
export const OLD_BIRTHDAY = `年龄不能超过 ${OLDEST_YEARS} 岁，请核对年份`;

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
  if (field.kind === 'date') return birthdayProblem(first, now);
  if (field.kind === 'region') return cityName(first) !== undefined ? undefined : '请选择城市';
  const known = new Set(field.options.map(({ value }) => value));
  if (values.some((value) => !known.has(value))) return '没有这个选项';
  return values.length > 1 && values.some((value) => ALONE.has(value))
    ? '这一项不能和其他选项一起选'
    : undefined;
}

function birthdayProblem(text: string, now: Date): string | undefined {
  const [birthday, today] = [parseDay(text), dayOf(now)];
  if (birthday === undefined) return WRONG_DATE;
  if (birthday > today) return FUTURE_BIRTHDAY;
  return ageOn(birthday, today) > OLDEST_YEARS ? OLD_BIRTHDAY : undefined;
}
