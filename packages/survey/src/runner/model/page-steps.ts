import type { IElement, Model, PageModel, PanelModel, Question } from 'survey-core';
import { declinedKey } from '@yayan/survey-engine/answer-keys';
import { isPrefilled } from '../questions/mark-prefilled.ts';
import { mayBranch } from './branches.ts';

/** Whether the model shows one element at a time (phones, design: pages §1.4) instead of whole pages. */
export const isSingle = (model: Model): boolean => model.questionsOnPageMode === 'questionPerPage';

/** The visible elements of a page, in the order of this run. */
const elementsOf = (page: PageModel): IElement[] => page.elements.filter((element) => element.isVisible);

const stepsOf = (model: Model, page: PageModel): readonly IElement[] =>
  isSingle(model) ? elementsOf(page) : [page];

/** The visible questions of a step, which is a page, a panel or a question. */
const questionsOf = (step: unknown): readonly Question[] => {
  const { questions } = step as Partial<Pick<PanelModel, 'questions'>>; // Questions have none.
  const all = questions ?? [step as Question];
  return all.filter((question) => question.isVisibleInSurvey);
};

/** The shown element: a page, or on phones one of its elements. */
export const shownStep = (model: Model): IElement =>
  isSingle(model) ? (model.currentElement as IElement) : model.currentPage;

export const shownQuestions = (model: Model): readonly Question[] => questionsOf(shownStep(model));

/** The element of a page that contains the question: the question itself, or the outermost panel around it. */
export const stepOf = (question: Question): IElement => {
  let element: Question | PanelModel = question;
  // The parent of a page's element is the page, which has no parent.
  while (element.parent?.parent) element = element.parent as PanelModel;
  return element;
};

interface Place {
  /** Index of the shown step, from 0. */
  readonly at: number;
  /** Number of steps asked with the answers so far. */
  readonly of: number;
  /** Whether later answers may change that number. */
  readonly isAbout: boolean;
}

/** The position of the shown step among the steps that are really asked. */
export const place = (model: Model): Place => {
  const steps = model.visiblePages.flatMap((page) => stepsOf(model, page));
  const at = Math.max(0, steps.indexOf(shownStep(model)));
  const ahead = new Set(steps.slice(at).flatMap((step) => questionsOf(step).map(({ name }) => name)));
  return { at, of: Math.max(1, steps.length), isAbout: mayBranch(model, ahead) };
};

/** Opens a page at its first step, or its last. */
export const openPage = (model: Model, page: PageModel, end: 'first' | 'last' = 'first'): void => {
  model.currentPage = page;
  const element = isSingle(model) ? elementsOf(page).at(end === 'first' ? 0 : -1) : undefined;
  if (element) model.currentElement = element;
};

/** What the profile has answered still is to be seen. */
const isAnswered = (model: Model, question: Question): boolean =>
  (!question.isEmpty() && !isPrefilled(question)) || model.getValue(declinedKey(question.name)) === true;

/**
 * Opens a page where the respondent stopped: at the step after the last answered one. When all steps are answered,
 * `whenAnswered` decides: the last step to go on, or the first step to review the answers.
 */
export const resumePage = (model: Model, page: PageModel, whenAnswered: 'first' | 'last'): void => {
  openPage(model, page);
  if (!isSingle(model)) return;
  const steps = elementsOf(page);
  const last = steps.findLastIndex((step) =>
    questionsOf(step).some((question) => isAnswered(model, question)),
  );
  const next = steps[last + 1] ?? (whenAnswered === 'last' ? steps.at(-1) : steps[0]);
  if (next) model.currentElement = next;
};

/** Opens the step that contains a question, and focuses the question. */
export const openQuestion = (model: Model, question: Question): void => {
  if (isSingle(model)) model.currentElement = question;
  model.focusQuestion(question.name);
};

/**
 * Moves by one step within the page. Returns `end` when the page has no such step, and `refused` when the shown answer isn't
 * valid.
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
