import { Converter } from 'opencc-js/t2cn';

let convert: ((text: string) => string) | undefined;

/** What was typed for a search, with narrow letters, and simplified characters for traditional ones. */
export const plainText = (typed: string): string => {
  // The dictionary is built once, at the first search.
  convert ??= Converter({ from: 'tw', to: 'cn' });
  return convert(typed.trim().normalize('NFKC'));
};
