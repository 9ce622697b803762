import type { IssuedCard } from './ports/issuer.ts';

/**
 * Reads card codes, one a line: `code`, `number,code` or `number,code,last day` (2027-12-31). The number may be empty.
 * Skips empty lines and lines that begin with `#`. Errors name the wrong line, never the code.
 */
export function readCodes(source: string): IssuedCard[] {
  return source
    .replace(/^\ufeff/u, '')
    .split(/\r?\n/u)
    .flatMap((line, index) => (line.trim() === '' || line.startsWith('#') ? [] : [cardOf(line, index + 1)]));
}

function cardOf(line: string, at: number): IssuedCard {
  const parts = line.split(',').map((part) => part.trim());
  const [number = '', secret = '', lastDay = ''] = parts.length === 1 ? ['', ...parts] : parts;
  if (secret === '' || parts.length > 3)
    throw new Error(`Line ${at} is no code, number,code or number,code,last day`);
  return {
    number: number === '' ? null : number,
    secret,
    expiresAt: lastDay === '' ? null : endOf(lastDay, at),
  };
}

/** The last moment of a day in China. */
function endOf(day: string, at: number): Date {
  const end = new Date(`${day}T23:59:59.999+08:00`);
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day) || Number.isNaN(end.getTime()))
    throw new Error(`Line ${at}: the last day is written 2027-12-31`);
  return end;
}
