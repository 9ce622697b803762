/** As long as 「2026年11月21日 16:30」 with a word beside it. */
const LONGEST = 20;

/** Whether what a cell shows is one date, amount or number with its unit, which reads badly in two lines. */
export const isShortFigure = (content: unknown): boolean =>
  typeof content === 'string' &&
  content.length <= LONGEST &&
  /^[-+−]?\d[\d,.]*(?:\+?$| ?[\p{Script=Han}%])/u.test(content) &&
  !/[，。；、]/u.test(content);
