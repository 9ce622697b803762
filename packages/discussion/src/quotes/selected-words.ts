/** Words that the reader has selected inside one answer. */
export interface SelectedWords {
  responseId: string;
  text: string;
}

/** The name of the attribute that marks the element of an answer, with its id. */
export const ANSWER = 'data-answer';

/** What is selected, without space at its ends; undefined if nothing is, or not inside one answer. */
export const selectedWords = (): SelectedWords | undefined => {
  const selection = globalThis.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  const within = range.commonAncestorContainer;
  const element = within instanceof Element ? within : within.parentElement;
  const responseId = element?.closest(`[${ANSWER}]`)?.getAttribute(ANSWER);
  const text = range.toString().trim();
  return typeof responseId === 'string' && text !== '' ? { responseId, text } : undefined;
};
