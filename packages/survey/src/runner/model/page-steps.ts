import type { IElement, Model, PageModel, PanelModel, Question } from 'survey-core';

/** Whether the model shows one element at a time (phones, design: pages §1.4) and not whole pages. */
const isSingle = (model: Model): boolean => model.questionsOnPageMode === 'questionPerPage';

/** The visible elements of a page, in the order of this run. */
const elementsOf = (page: PageModel): IElement[] => page.elements.filter((element) => element.isVisible);

const stepsOf = (model: Model, page: PageModel): readonly unknown[] =>
  isSingle(model) ? elementsOf(page) : [page];

/** Index of the step that is shown (from 0), and the number of steps of the questionnaire. */
export const place = (model: Model): { at: number; of: number } => {
  const steps = model.visiblePages.flatMap((page) => stepsOf(model, page));
  return { at: Math.max(0, steps.indexOf(model.currentElement)), of: Math.max(1, steps.length) };
};

/** Opens a page at its first step, or its last. */
export const openPage = (model: Model, page: PageModel, end: 'first' | 'last' = 'first'): void => {
  model.currentPage = page;
  const element = isSingle(model) ? elementsOf(page).at(end === 'first' ? 0 : -1) : undefined;
  if (element) model.currentElement = element;
};

/** Opens the step that contains a question, and focuses the question. */
export const openQuestion = (model: Model, question: Question): void => {
  if (isSingle(model)) model.currentElement = question;
  model.focusQuestion(question.name);
};

/**
 * Moves by one step within the page. Returns `end` when the page has no such step, and `refused` when the shown answer
 * is not valid.
 */
export const stepWithin = (model: Model, by: -1 | 1): 'moved' | 'refused' | 'end' => {
  if (!isSingle(model)) return 'end';
  const steps = elementsOf(model.currentPage);
  const to = steps[steps.indexOf(model.currentElement as IElement) + by];
  if (to === undefined) return 'end';
  const current = model.currentElement as Question | PanelModel; // A page's elements are questions or panels.
  if (by === 1 && !current.validate(true, true)) return 'refused';
  model.currentElement = to;
  return 'moved';
};
