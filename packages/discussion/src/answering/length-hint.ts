/** The hint below an answer, for its counted characters. */
export const lengthHint = (length: number, minLength: number): string => {
  if (length >= minLength) return length === 0 ? '' : `已写 ${length} 字`;
  if (length === 0) return `至少 ${minLength} 字，空格不计`;
  return `再多说一点，至少 ${minLength} 字（已写 ${length} 字，空格不计）`;
};
