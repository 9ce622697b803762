/** Text with the wide digits of Chinese keyboards replaced by plain ones: 「１３８」 → 138. */
export const plainDigits = (text: string): string => text.normalize('NFKC');
