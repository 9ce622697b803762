import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Model } from 'survey-core';
import { pageAnswers } from './model/page-answers.ts';
import { openPage, openQuestion, stepWithin } from './model/page-steps.ts';
import { firstAnswers, type Wait, wayAhead } from './model/way-ahead.ts';
import type { AnswerProblem, SurveyRunnerProps } from '../definition/runner-types.ts';

type RunnerOptions = Pick<
  SurveyRunnerProps,
  'onPage' | 'onSubmit' | 'keepsAnswers' | 'failureText' | 'saveState'
>;

/** Says which action failed, whether the answers may get lost, and what to do. */
const failureNotice = (
  error: unknown,
  {
    keepsAnswers = true,
    failureText,
    saveState,
  }: Pick<RunnerOptions, 'keepsAnswers' | 'failureText' | 'saveState'>,
): string => {
  const failed = (failureText?.(error) ?? '没有发出去').replace(/[。，]$/u, '');
  const isKept = keepsAnswers && saveState !== 'full';
  const kept = isKept ? '答案已存在这台设备上' : '这一页的答案还没有保存，先别关闭页面';
  if (!navigator.onLine) return `${failed}。${kept}，联网后再试`;
  // The text of the failure may say already what to do.
  return /再试|重试/u.test(failed) ? `${failed}。${kept}` : `${failed}。${kept}，请再试一次`;
};

/** A loss that is over so soon needs no going ahead: the server's word on the page follows at once. */
const BLIP_MS = 300;

/** Whether this device has stored the page and can't ask the server. */
const isCutOff = ({ saveState, keepsAnswers = true }: RunnerOptions): boolean =>
  keepsAnswers && (saveState === 'waiting' || saveState === 'retrying');

/**
 * Moves through the pages, posts each finished page, and applies the outcome to the model. While the server can't be asked, it
 * goes on to the next page where the rules allow it, and returns to a page that the server refuses afterwards.
 */
export const useRunner = (model: Model, options: RunnerOptions, onTurned: () => void) => {
  const { onPage, onSubmit } = options;
  const [busy, setBusy] = useState(false);
  const [, setTurns] = useState(0);
  const [notice, setNotice] = useState('');
  // Who continues on a later page was let in with the answers of the first one.
  const [passed, setPassed] = useState(() =>
    model.currentPage === model.pages[0] ? undefined : firstAnswers(model),
  );
  /** Counts the posts and the steps since. A post that somebody stepped back from turns no page any more. */
  const step = useRef(0);
  /** Posts whose page was left before the server answered. What they are refused with is shown all the same. */
  const leftOpen = useRef(new Set<number>());

  /** The current properties: they may change during a call, for example when the storage gets full. */
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  /** Renders again, because SurveyJS raises no event when it shows another element. */
  const turned = (): void => {
    setTurns((turns) => turns + 1);
    onTurned();
  };

  const open = (page: string): void => {
    const found = model.getPageByName(page);
    if (found?.isVisible) openPage(model, found);
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
    const asked = first && model.getQuestionByName(first.question);
    if (asked?.isVisibleInSurvey) openQuestion(model, asked);
    setTurns((turns) => turns + 1);
  };

  const submit = async (): Promise<void> => {
    const outcome = await onSubmit();
    if (outcome.kind === 'ended') return;
    open(outcome.page);
    show(outcome.problems);
  };

  const post = async (): Promise<void> => {
    const page = model.currentPage;
    const mine = step.current;
    const given = firstAnswers(model);
    const isLast = model.visiblePages.at(-1) === page;
    const outcome = await onPage(page.name, pageAnswers(model, page), isLast);
    if (outcome.kind === 'next' && page === model.pages[0]) setPassed(given);
    if (outcome.kind === 'refused' && leftOpen.current.has(mine)) open(page.name);
    else if (step.current !== mine) return;
    if (outcome.kind === 'refused') show(outcome.problems);
    else if (outcome.kind === 'next' && outcome.page !== undefined) open(outcome.page);
    else if (outcome.kind === 'next') await submit();
  };

  const next = async (): Promise<void> => {
    if (busy) return;
    const moved = stepWithin(model, 1);
    if (moved === 'moved') turned();
    if (moved !== 'end' || !model.currentPage.validate(true, true)) return;
    setBusy(true);
    setNotice('');
    step.current += 1;
    const mine = step.current;
    const page = model.currentPage.name;
    try {
      await post();
    } catch (error) {
      if (leftOpen.current.has(mine)) open(page);
      else if (step.current !== mine) return;
      setNotice(failureNotice(error, latest.current));
    } finally {
      if (step.current === mine) setBusy(false);
    }
  };

  const back = (): void => {
    const pages = model.visiblePages;
    const previous = pages[pages.indexOf(model.currentPage) - 1];
    setNotice('');
    step.current += 1;
    setBusy(false);
    if (stepWithin(model, -1) === 'end' && previous) openPage(model, previous, 'last');
    turned();
  };

  const ahead = busy && isCutOff(options) ? wayAhead(model, passed) : undefined;
  const waits: Wait | undefined = typeof ahead === 'string' ? ahead : undefined;
  const goAhead = useEffectEvent(() => {
    if (ahead === undefined || typeof ahead === 'string') return;
    leftOpen.current.add(step.current);
    step.current += 1;
    setBusy(false);
    openPage(model, ahead);
    turned();
  });
  const mayGoAhead = ahead !== undefined && waits === undefined;
  useEffect(() => {
    if (!mayGoAhead) return undefined;
    const timer = setTimeout(() => goAhead(), BLIP_MS);
    return () => clearTimeout(timer);
  }, [mayGoAhead]);

  return { busy, waits, notice, next, back };
};
