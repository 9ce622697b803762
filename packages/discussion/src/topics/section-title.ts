/** The marks that end a title: a shortened one ends with 「…」. */
const titleEnd = /[。？！?!….\s]+$/u;
/** The marks and blanks after the first sentence of a question. */
const sentenceEnd = /^[。？！?!]+\s*|^\s*$/u;

export interface SectionHeading {
  title: string;
  /** The text below the title; empty if the title says all. */
  text: string;
}

/** Splits a question so that the page doesn't repeat a title that is the beginning of its question, as in a pasted guide. */
export const sectionHeading = ({ title, question }: { title: string; question: string }): SectionHeading => {
  const core = title.replace(titleEnd, '');
  if (core === '' || !question.startsWith(core)) return { title, text: question };
  if (title.endsWith('…')) return { title: question, text: '' };
  const rest = question.slice(core.length);
  const end = sentenceEnd.exec(rest);
  if (end === null) return { title, text: question };
  return { title: `${core}${end[0].trim()}`, text: rest.slice(end[0].length) };
};
