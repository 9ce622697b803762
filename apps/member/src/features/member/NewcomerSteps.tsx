import { type NewcomerStep, NewcomerStepKind } from '@yayan/api-client';
import { Button, ButtonLink, checkInButtonId, formatCount, VisuallyHidden } from '@yayan/ui';
import { nextStep } from './next-step.ts';
import classes from './NewcomerSteps.module.css';

interface StepTexts {
  name: string;
  act: string;
  /** Label of the button when the step was begun, instead of `act`. */
  resume?: string;
  unpaid: string;
}

const words: Record<NewcomerStep['step'], StepTexts> = {
  mobile: { name: '验证手机号', act: '去验证', unpaid: '换设备也能找回金币' },
  attributes: {
    name: '填写个人资料问卷',
    act: '去填写',
    resume: '继续填写',
    unpaid: '资料越完整，匹配到的任务越多',
  },
  firstSurvey: {
    name: '完成第一份问卷',
    act: '去挑一份',
    resume: '继续答题',
    unpaid: '得多少金币，任务里都写明了',
  },
  firstCheckin: { name: '第一次签到', act: '去签到', unpaid: '每天签到都有金币' },
};

/** The check-in is on this page, so focus its button. */
const showCheckIn = (): void =>
  document.querySelector<HTMLElement>(`#${checkInButtonId}`)?.focus({ focusVisible: true });

interface NewcomerStepsProps {
  steps: readonly NewcomerStep[];
  /** The page on which a member continues a step that they began. */
  resumeAt: string | undefined;
}

/** 新手四步: the next step with its reward, one at a time. Nothing once all are done. */
export function NewcomerSteps({ steps, resumeAt }: NewcomerStepsProps) {
  const next = nextStep(steps);
  if (!next) return null;
  const done = steps.filter((step) => step.done).length;
  const { name, act, resume, unpaid } = words[next.step];
  return (
    <section className={classes['root']} aria-labelledby="newcomer-title">
      <div className={classes['head']}>
        <h2 id="newcomer-title" className={classes['title']}>
          新手四步
        </h2>
        <span className={classes['track']} aria-hidden="true">
          {steps.map((step, index) => (
            <span key={step.step} data-done={index < done} />
          ))}
        </span>
        <VisuallyHidden>
          已完成 {done} 步，共 {steps.length} 步
        </VisuallyHidden>
      </div>
      <div className={classes['step']}>
        <p className={classes['words']}>
          <b>{name}</b>
          <span data-paid={next.coins !== null}>
            {next.coins === null ? unpaid : `完成得 ${formatCount(next.coins)} 金币`}
          </span>
        </p>
        {next.step === NewcomerStepKind.FirstCheckin ? (
          <Button onClick={showCheckIn}>{act}</Button>
        ) : (
          <ButtonLink href={resumeAt ?? next.link ?? '/home'}>
            {resumeAt === undefined ? act : (resume ?? act)}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
