import { formatCount, formatMoment } from '@yayan/ui';

/** A time as the server writes it, or as its commands print it, in China. */
const MOMENT = /\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z| \d\d:\d\d:\d\d)/gu;

/** Short enough to be a count; the numbers of payments are longer. */
const COUNT = /^-?\d{1,9}$/u;

const YUAN = /(?<![\d.,])(\d+)(?:\.(\d{1,2}))? ?元/gu;

/** A number with what it counts, which no code or number of a payment is followed by. */
const AMOUNT = /(?<![\d.,-])(\d{4,9})(?= ?(?:金币|人|份|件|条|次|题|道|张|个|秒|分|字|以上))/gu;

const momentText = (text: string): string =>
  formatMoment(text.endsWith('Z') ? text : `${text.replace(' ', 'T')}+08:00`);

const yuanText = (_text: string, whole: string, part?: string): string =>
  `${formatCount(Number(whole))}${part === undefined ? '' : `.${part.padEnd(2, '0')}`} 元`;

/**
 * A value of an act as people read it: times in China, thousands apart, nothing as a dash. A bare number gets the unit that its
 * label names.
 */
export const valueText = (value: unknown, label = ''): string => {
  if (value === null || value === undefined || value === '') return '–';
  // Numbers, flags and whole objects.
  if (typeof value !== 'string') return JSON.stringify(value);
  if (COUNT.test(value) && label.includes('金币')) return `${formatCount(Number(value))} 金币`;
  if (COUNT.test(value)) return value.length > 3 ? formatCount(Number(value)) : value;
  return value
    .replace(MOMENT, momentText)
    .replace(YUAN, yuanText)
    .replace(AMOUNT, (digits) => formatCount(Number(digits)));
};
