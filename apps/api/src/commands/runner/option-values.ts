import type { CommandCall } from './command.ts';

const LONGEST = 300;

/** The text of an option. Throws if it is missing, blank or too long. */
export function textOption({ options }: CommandCall, name: string): string {
  const given = options[name];
  if (typeof given !== 'string' || given.trim() === '' || given.length > LONGEST)
    throw new Error(`Give --${name}, at most ${LONGEST} characters`);
  return given.trim();
}

/** The whole number of an option; it may be negative. Throws if it is missing, 0 or no number. */
export function numberOption(call: CommandCall, name: string): number {
  const number = Number(textOption(call, name));
  if (!Number.isSafeInteger(number) || number === 0)
    throw new Error(`Give --${name} as a whole number, not 0`);
  return number;
}

/** Like `numberOption` for an optional option whose number must be positive. */
export function amountOption(call: CommandCall, name: string): number | undefined {
  if (call.options[name] === undefined) return undefined;
  const number = Number(textOption(call, name));
  if (!Number.isSafeInteger(number) || number <= 0)
    throw new Error(`Give --${name} as a whole number above 0`);
  return number;
}
