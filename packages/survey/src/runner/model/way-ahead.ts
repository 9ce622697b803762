import type { Model, PageModel } from 'survey-core';
import type { SaveState } from '../../definition/runner-types.ts';
import { pageAnswers } from './page-answers.ts';

/** What a finished page waits for while the server can't be asked. */
export type Wait =
  /** The first page, new or changed: whether the respondent fits and has a seat is for the server to say (rules 3.5, 3.7). */
  | 'screening'
  /** The last page: handing in needs the server. */
  | 'end';

/** The answers of the first page as one text, to see whether they have changed. */
export const firstAnswers = (model: Model): string => {
  const [first] = model.pages;
  return first ? JSON.stringify(pageAnswers(model, first)) : '';
};

/**
 * The page after the shown one if the respondent may go on before the server has confirmed this one (rule 3.9), or what the
 * page waits for.
 * @param passed the answers of the first page with which the server let the respondent in; undefined before
 */
export const wayAhead = (model: Model, passed: string | undefined): PageModel | Wait => {
  const pages: readonly PageModel[] = model.visiblePages;
  const following = pages[pages.indexOf(model.currentPage) + 1];
  if (following === undefined) return 'end';
  const isNew = model.currentPage === model.pages[0] && passed !== firstAnswers(model);
  return isNew ? 'screening' : following;
};

/** What the page waits for: the network, a server that doesn't answer, or the end of maintenance. */
export const waitedFor = (saveState: SaveState | undefined, isClosed: boolean): string => {
  if (saveState !== 'retrying') return '联网后';
  return isClosed ? '恢复后' : '连上服务器后';
};

/** Says why a finished page stays although its answers are stored. */
export const waitText = (wait: Wait, then: string): string => {
  return wait === 'screening'
    ? `这一部分要由服务器确认你是否入选。答案已存好，${then}自动继续`
    : `题目都答完了，还没提交。答案已存好，${then}自动提交，可以先去别的页面`;
};
