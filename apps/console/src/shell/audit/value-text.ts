import { formatCount, formatMoment } from '@yayan/ui';

const isMoment = (value: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u.test(value);

/** A time as the commands print it, in Shanghai. */
const isPrintedTime = (value: string): boolean => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/u.test(value);

/** Short enough to be a count; the numbers of payments are longer. */
const isCount = (value: string): boolean => /^-?\d{4,7}$/u.test(value);

/** A value of the audit log as people read it: times in Shanghai, nothing as a dash. */
export const valueText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string') {
    if (isMoment(value)) return formatMoment(value);
    if (isPrintedTime(value)) return formatMoment(`${value.replace(' ', 'T')}+08:00`);
    return isCount(value) ? formatCount(Number(value)) : value;
  }
  // Numbers, flags and whole objects.
  return JSON.stringify(value);
};
