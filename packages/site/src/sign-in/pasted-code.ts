import { plainDigits } from './plain-digits.ts';

const sixDigits = /(?<!\d)\d{6}(?!\d)/u;

/** The code in what was pasted, in any spelling or inside its message; undefined when there is none of six digits. */
export const pastedCode = (text: string): string | undefined => {
  const plain = plainDigits(text);
  const [code] = sixDigits.exec(plain) ?? sixDigits.exec(plain.replaceAll(/[\s-]/gu, '')) ?? [];
  return code;
};
