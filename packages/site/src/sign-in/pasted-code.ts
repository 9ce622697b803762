import { plainDigits } from './plain-digits.ts';

const sixDigits = /(?<!\d)\d{6}(?!\d)/u;

/** The code in a pasted text, in any spelling or inside the whole message; undefined when it has no six digits. */
export const pastedCode = (text: string): string | undefined => {
  const plain = plainDigits(text);
  const [code] = sixDigits.exec(plain) ?? sixDigits.exec(plain.replaceAll(/[\s-]/gu, '')) ?? [];
  return code;
};
