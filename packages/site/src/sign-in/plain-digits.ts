/** Text with the wide digits that Chinese keyboards can type as the ones that are meant: 「１３８」 → 138. */
export const plainDigits = (text: string): string => text.normalize('NFKC');
