/** A selected part of a text, in UTF-16 units as on the server. */
export interface SelectedRange {
  start: number;
  end: number;
}

/** The selected part of an element's text, without spaces at its ends; undefined when nothing is selected. */
export const selectedRange = (element: Element): SelectedRange | undefined => {
  const selection = globalThis.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const text = range.toString();
  const start = before.toString().length + (text.length - text.trimStart().length);
  const end = start + text.trim().length;
  return end > start ? { start, end } : undefined;
};
