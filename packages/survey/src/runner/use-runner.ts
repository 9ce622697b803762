import { useState } from 'react';
import type { Model } from 'survey-core';
import { pageAnswers } from './page-answers.ts';
import type { AnswerProblem, SurveyRunnerProps } from './runner-types.ts';

type Doing = Pick<SurveyRunnerProps, 'onPage' | 'onSubmit'>;

const turnTo = (model: Model, page: string): void => {
  model.currentPage = page;
};

/** Turning pages: what is posted when, and what the outcome does to the model. */
export const useRunner = (model: Model, { onPage, onSubmit }: Doing, turned: () => void) => {
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState('');

  const open = (page: string): void => {
    turnTo(model, page);
    turned();
  };

  const show = (problems: readonly AnswerProblem[]): void => {
    const strays: string[] = [];
    for (const { question, msg } of problems) {
      const found = question === '' ? null : model.getQuestionByName(question);
      if (found?.isVisibleInSurvey) found.addError(msg);
      else strays.push(msg);
    }
    setNotice(strays.join('；'));
    const first = problems.find((problem) => problem.question !== '');
    if (first) model.focusQuestion(first.question);
  };

  const submit = async (): Promise<void> => {
    const outcome = await onSubmit();
    if (outcome.kind === 'ended') return;
    open(outcome.page);
    show(outcome.problems);
  };

  const post = async (): Promise<void> => {
    const page = model.currentPage;
    const outcome = await onPage(page.name, pageAnswers(model, page));
    if (outcome.kind === 'refused') show(outcome.problems);
    else if (outcome.kind === 'next' && outcome.page !== undefined) open(outcome.page);
    else if (outcome.kind === 'next') await submit();
  };

  const next = async (): Promise<void> => {
    if (busy || !model.currentPage.validate(true, true)) return;
    setBusy(true);
    setNotice('');
    try {
      await post();
    } catch {
      setNotice('没有发出去，答案已保存在这台设备上。请检查网络后再试一次');
    } finally {
      setBusy(false);
    }
  };

  const back = (): void => {
    const pages = model.visiblePages;
    const previous = pages[pages.indexOf(model.currentPage) - 1];
    setNotice('');
    if (previous) open(previous.name);
  };

  return { busy, notice, next, back };
};
