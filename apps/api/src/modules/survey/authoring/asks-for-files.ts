import type { SurveyDefinition } from '@yayan/survey-engine';

/** Whether a questionnaire asks for a file. Guests can't upload files. */
export const asksForFiles = ({ survey }: Pick<SurveyDefinition, 'survey'>): boolean => hasFile(survey);

function hasFile(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasFile);
  if (typeof node !== 'object' || node === null) return false;
  const own = node as Readonly<Record<string, unknown>>; // As parsed from JSON.
  if (own['type'] === 'file') return true;
  return ['pages', 'elements', 'templateElements'].some((name) => hasFile(own[name]));
}
