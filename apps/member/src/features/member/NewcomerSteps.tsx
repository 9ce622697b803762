import { IconChevronRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { type NewcomerStep, NewcomerStepKind } from '@yayan/api-client';
import { checkInButtonId, Link, SectionHeading, UnstyledButton } from '@yayan/ui';
import classes from './HomePage.module.css';

const names: Record<NewcomerStep['step'], string> = {
  mobile: '验证手机号',
  attributes: '填写属性问卷',
  firstSurvey: '完成第一份问卷',
  firstCheckin: '第一次签到',
};

/** The check-in is on this page, so focus its button. */
const showCheckIn = (): void =>
  document.querySelector<HTMLElement>(`#${checkInButtonId}`)?.focus({ focusVisible: true });

function Step({ step: { step, done, link } }: { step: NewcomerStep }) {
  const Mark = done ? IconCircleCheckFilled : IconCircle;
  const words = (
    <>
      <Mark size={22} stroke={1.75} className={classes['mark']} data-done={done} aria-hidden />
      <span className={classes['grow']}>{names[step]}</span>
    </>
  );
  if (done || link === null) {
    return (
      <span className={classes['row']}>
        {words}
        <span className={classes['dim']}>{done ? '已完成' : ''}</span>
      </span>
    );
  }
  const wordsOn = (
    <>
      {words}
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </>
  );
  return step === NewcomerStepKind.FirstCheckin ? (
    <UnstyledButton className={classes['row'] ?? ''} onClick={showCheckIn}>
      {wordsOn}
    </UnstyledButton>
  ) : (
    <Link href={link} className={classes['row']}>
      {wordsOn}
    </Link>
  );
}

/** 新手四步: four steps for newcomers, shown until all are done. */
export function NewcomerSteps({ steps }: { steps: readonly NewcomerStep[] }) {
  const done = steps.filter((step) => step.done).length;
  return (
    <section>
      <SectionHeading title={`新手四步 · 已完成 ${done}`} />
      <ol className={classes['list']}>
        {steps.map((step) => (
          <li key={step.step}>
            <Step step={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}
