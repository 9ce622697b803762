/** The characters from which an answer counts where its section names none (rule 6.46). */
const COUNTS_FROM = 15;

const countsText = `写满 ${COUNTS_FROM} 字，或加一个文件，才计入话题的完成`;

/** The hint below an answer, for its counted characters. */
export const lengthHint = (length: number, minLength: number): string => {
  if (minLength === 0 && length < COUNTS_FROM)
    return length === 0 ? countsText : `已写 ${length} 字，${countsText}`;
  if (length >= minLength) return `已写 ${length} 字`;
  if (length === 0) return `至少 ${minLength} 字，空格不计`;
  return `再多说一点，至少 ${minLength} 字（已写 ${length} 字，空格不计）`;
};
