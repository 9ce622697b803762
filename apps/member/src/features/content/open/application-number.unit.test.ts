import { expect, test } from 'vitest';
import { applicationNumber } from './application-number.ts';

test.each(['H-7K2M-9XBQ-4RTW', ' h 7k2m 9xbq 4rtw ', 'h7k2m9xbq4rtw'])(
  '%s is read as our number',
  (typed) => {
    expect(applicationNumber(typed)).toBe('H-7K2M-9XBQ-4RTW');
  },
);

test.each(['', 'H-7K2M', 'X-7K2M-9XBQ-4RTW', 'H-7K2M-9XBQ-4RT1', '../../7K2M9XBQ4RTW'])(
  '%j is none',
  (typed) => {
    expect(applicationNumber(typed)).toBeUndefined();
  },
);
