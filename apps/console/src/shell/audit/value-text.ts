import { formatMoment } from '@yayan/ui';

const isMoment = (value: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u.test(value);

/** A value of the audit log as people read it: times in Shanghai, nothing as a dash. */
export const valueText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string') return isMoment(value) ? formatMoment(value) : value;
  // Numbers, flags and whole objects.
  return JSON.stringify(value);
};
