import { keysOf } from '@yayan/survey-engine/answer-keys';
import { type AskedParts, readAskedParts } from '../definition/asked-parts.ts';
import { seedOf } from '../definition/choice-order.ts';
import { joinMediaToQuestions } from '../definition/media-steps.ts';
import { nameOf, type Part, partsOf } from '../definition/parts.ts';
import type { SurveyRunnerProps } from '../definition/runner-types.ts';
import type { Picture, PictureQuestion } from './picture.ts';
import { readQuestion, shownText } from './read-question.ts';

type PictureSource = Pick<
  SurveyRunnerProps,
  | 'definition'
  | 'sensitive'
  | 'prefilled'
  | 'answers'
  | 'page'
  | 'question'
  | 'seed'
  | 'readOnly'
  | 'oneByOne'
>;

/** Properties of a definition and its pages that don't change what is shown first. Other properties may. */
const plainSurvey = new Set(
  [
    'title description pages maxTextLength maxCommentLength',
    // What `createSurveyModel` replaces.
    'locale clearInvisibleValues showTitle showQuestionNumbers showProgressBar requiredMark showNavigationButtons',
  ].flatMap((line) => line.split(' ')),
);
const plainPage = new Set(['name', 'title', 'description', 'elements', 'visibleIf']);
const isPlain = (part: Part, known: ReadonlySet<string>): boolean =>
  Object.keys(part).every((key) => known.has(key));

interface OpenedPage {
  readonly page: Part;
  /** Whether the caller named this page as the one to continue. */
  readonly isNamed: boolean;
}

/** The page that the model opens; `createSurveyModel` chooses it by the same rule. */
const openedPage = (
  pages: readonly Part[],
  { isAsked }: AskedParts,
  wanted: PictureSource['page'],
): OpenedPage | undefined => {
  for (const name of [wanted ?? []].flat()) {
    const page = pages.find((one) => nameOf(one) === name);
    const isShown = page ? isAsked(page) : false;
    if (isShown === undefined) return undefined;
    if (page && isShown) return { page, isNamed: true };
  }
  for (const page of pages) {
    const isShown = isAsked(page);
    if (isShown === undefined) return undefined;
    if (isShown) return { page, isNamed: false };
  }
  return undefined;
};

/** The element of a page where the respondent continues; `resumePage` chooses it by the same rule. */
const resumedElement = (
  { page, isNamed }: OpenedPage,
  { isAsked, isAnswered }: AskedParts,
): Part | undefined => {
  const elements = partsOf(page, 'elements').filter((element) => isAsked(element) !== false);
  const answered = elements.map((element) => isAnswered(element));
  if (answered.includes(undefined)) return undefined;
  const found = elements[answered.lastIndexOf(true) + 1] ?? (isNamed ? elements.at(-1) : elements[0]);
  // If it is uncertain whether this element is asked, return undefined.
  return found && isAsked(found) === true ? found : undefined;
};

/** The element of the question in the page's address; null when the address names none that can be shown. */
const wantedElement = (
  pages: readonly Part[],
  { isAsked, isQuestion }: AskedParts,
  name: string | undefined,
): { page: Part; element: Part } | null | undefined => {
  if (name === undefined || !isQuestion(name)) return null;
  for (const page of pages) {
    const element = partsOf(page, 'elements').find((one) => nameOf(one) === name);
    if (!element) continue;
    const isShown = isAsked(page) === false ? false : isAsked(element);
    if (isShown === undefined) return undefined;
    return isShown ? { page, element } : null;
  }
  return undefined; // The question is in a panel.
};

interface Steps {
  readonly at: number | undefined;
  readonly of: number | undefined;
  readonly isAbout: boolean;
}

/** The position of the shown step among all asked steps. */
const placeOf = (pages: readonly Part[], shown: Part, asked: AskedParts, oneByOne: boolean): Steps => {
  const all = pages.flatMap((page) =>
    (oneByOne ? partsOf(page, 'elements') : [page]).map((step) => ({ step, page })),
  );
  const steps = all.map(({ step }) => step);
  const at = steps.indexOf(shown);
  const isIn = all.map(({ step, page }) => {
    const isPageIn = asked.isAsked(page);
    return isPageIn === true ? asked.isAsked(step) : isPageIn;
  });
  const count = (known: typeof isIn): number | undefined =>
    known.includes(undefined) ? undefined : known.filter((one) => one === true).length;
  const ahead = new Set(
    steps
      .slice(at)
      .filter((_, index) => isIn[at + index] !== false)
      .flatMap((step) => asked.questionsIn(step)),
  );
  const isAbout = asked.mayBranch(ahead);
  return {
    at: count(isIn.slice(0, at)),
    of: isAbout === undefined ? undefined : count(isIn),
    isAbout: isAbout ?? false,
  };
};

/** Question types that one tap can answer. */
const takesOneTap = (part: Part | undefined): boolean =>
  part !== undefined &&
  (['radiogroup', 'rating', 'boolean'].includes(String(part['type'])) ||
    (part['type'] === 'imagepicker' && part['multiSelect'] !== true));

/** The questions of a step, in order, up to the first one that only the runner can decide. */
const certainQuestions = (
  elements: readonly Part[],
  { isAsked }: AskedParts,
  { answers, sensitive = [] }: PictureSource,
  seed: number | undefined,
): { questions: readonly PictureQuestion[]; hasMore: boolean } => {
  const questions: PictureQuestion[] = [];
  for (const element of elements) {
    const isShown = isAsked(element);
    if (isShown === false) continue;
    const question = isShown ? readQuestion(element, { answers, sensitive, seed }) : undefined;
    if (!question) return { questions, hasMore: true };
    questions.push(question);
  }
  return { questions, hasMore: false };
};

/**
 * Reads without survey-core what the runner will show first: the same page, question and order of choices. Undefined when only
 * survey-core can decide, because the picture must never show another question than the runner.
 */
export const readPicture = (source: PictureSource): Picture | undefined => {
  const { definition, prefilled = [], oneByOne = false, answers } = source;
  // Which step is shown, and the word at it, are the runner's.
  if (prefilled.length > 0) return undefined;
  const title = shownText(definition['title']);
  if (source.readOnly === true || title === undefined || !isPlain(definition, plainSurvey)) return undefined;
  const pages = partsOf(oneByOne ? joinMediaToQuestions(definition) : definition, 'pages');
  if (!pages.every((page) => isPlain(page, plainPage))) return undefined;
  const asked = readAskedParts(pages, answers);
  const opened = openedPage(pages, asked, source.page);
  const wanted = oneByOne ? wantedElement(pages, asked, source.question) : null;
  if (!opened || wanted === undefined) return undefined;
  const page = wanted?.page ?? opened.page;
  const shown = oneByOne ? (wanted?.element ?? resumedElement(opened, asked)) : page;
  const pageTitle = typeof page['title'] === 'string' ? page['title'] : '';
  if (!shown || (page['title'] !== undefined && typeof page['title'] !== 'string')) return undefined;
  const seed = source.seed === undefined ? undefined : seedOf(source.seed, 'page', nameOf(page));
  const elements = oneByOne ? [shown] : partsOf(page, 'elements');
  const { questions, hasMore } = certainQuestions(elements, asked, source, seed);
  if (questions.length === 0) return undefined;
  const answerNames = asked.questionsIn(page).flatMap((name) => keysOf(name));
  const place = placeOf(pages, shown, asked, oneByOne);
  const last = elements.findLast((element) => asked.isAsked(element) !== false);
  const isLast = place.of !== undefined && place.at !== undefined && place.at >= place.of - 1;
  return {
    title,
    page: nameOf(page),
    pageTitle,
    unit: oneByOne ? '题' : '页',
    ...place,
    questions,
    hasMore,
    offersAutoNext: !hasMore && !isLast && takesOneTap(last),
    answerNames,
    answers: Object.fromEntries(
      answerNames.filter((name) => answers[name] !== undefined).map((name) => [name, answers[name]]),
    ),
  };
};
