/** The anchor of an address that leads to the first follow-up that the respondent must answer. */
export const owedAnchor = '#owed';

const mark = 'data-owed';

/** Attributes of a follow-up that the respondent must answer. */
export const owedMark = { [mark]: true } as const;

/** The first follow-up below an element, or on the page, that the respondent must answer. */
export const owedWithin = (root: ParentNode = document): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[${mark}]`);
