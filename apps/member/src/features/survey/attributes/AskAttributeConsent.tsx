import {
  agreeAttributeConsent,
  type AttributePart,
  type AttributeSurvey,
  type AttributeSurveySaved,
} from '@yayan/api-client';
import { newIdempotencyKey } from '@yayan/auth';
import { useAction } from '@yayan/site';
import { Button, Card, Link } from '@yayan/ui';
import { useState } from 'react';
import classes from './AttributeSection.module.css';
import { declinedAnswers } from './section-definition.ts';
import { submitSection } from './submit-section.ts';

interface AskAttributeConsentProps {
  survey: AttributeSurvey;
  part: AttributePart;
  onAgreed: () => Promise<void>;
  onSaved: (saved: AttributeSurveySaved) => Promise<void>;
  onMoved: () => Promise<void>;
}

/** Asks for a separate consent before any sensitive question (rule 2.24, PIPL 29). Declining costs nothing. */
export function AskAttributeConsent({ survey, part, onAgreed, onSaved, onMoved }: AskAttributeConsentProps) {
  const { version, items, purpose } = survey.consent;
  const [busy, setBusy] = useState<'agree' | 'decline'>();
  const [key] = useState(newIdempotencyKey);
  const agree = async (): Promise<void> => {
    await agreeAttributeConsent({ version, agreed: true });
    await onAgreed();
  };
  const decline = () =>
    submitSection({ survey, part, answers: declinedAnswers(survey, part), key, onSaved, onMoved });
  const { run, isPending, failure } = useAction(async (what: 'agree' | 'decline') => {
    setBusy(what);
    await (what === 'agree' ? agree() : decline());
  });
  return (
    <>
      <Card component="section" aria-labelledby="consent">
        <h2 id="consent" className={classes['heading']}>
          敏感个人信息：请单独确认
        </h2>
        <p className={classes['text']}>下面会问到你的敏感个人信息：</p>
        <ul className={classes['items']}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className={classes['text']}>用途：{purpose}。</p>
        <p className={classes['text']}>
          不同意不影响你参加任务和得到奖励，每一题也都可以选“不想回答”。同意后可以随时撤回：在个人资料问卷里，或者在账号设置的
          <Link href="/home/user#privacy">隐私中心</Link>。撤回后这些回答会被删除。
        </p>
        <p className={classes['note']}>版本 {version}</p>
      </Card>
      <p role="alert">{failure}</p>
      <div className={classes['actions']}>
        <Button
          variant="default"
          loading={isPending && busy === 'decline'}
          disabled={isPending}
          onClick={() => void run('decline')}
        >
          这部分不回答
        </Button>
        <Button
          loading={isPending && busy === 'agree'}
          disabled={isPending}
          onClick={() => void run('agree')}
        >
          同意并继续
        </Button>
      </div>
    </>
  );
}
