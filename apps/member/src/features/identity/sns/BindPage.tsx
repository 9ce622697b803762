import { offeredNickname } from '@yayan/site';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { thirdPartyOf } from '../../../shell/third-party/third-parties.ts';
import { useAgreement } from '../agreement/use-agreement.ts';
import { EntryCard } from '../EntryCard.tsx';
import { RegisterForm } from '../sign-in/RegisterForm.tsx';
import { bindRequiredOf } from './bind-required.ts';
import { BindForm } from './BindForm.tsx';
import type { BindNext } from './bind-next.ts';
import { BindOutdated } from './BindOutdated.tsx';
import { MergeQuestion } from './MergeQuestion.tsx';

/** The first sign-in through a third party: the visitor adds a mobile, which is the account (rule 2.1). */
export default function BindPage() {
  const waiting = bindRequiredOf(useLocation().state);
  const [mobile, setMobile] = useState('');
  const consent = useAgreement();
  const [next, setNext] = useState<BindNext>();
  const [isOutdated, setOutdated] = useState(false);
  const [isBack, setBack] = useState(false);
  const back = (): void => {
    setNext(undefined);
    setBack(true);
  };
  if (!waiting || isOutdated) return <BindOutdated />;
  const nickname = offeredNickname(waiting.nickname);
  return (
    <EntryCard>
      {next?.kind === 'register' ? (
        <RegisterForm
          {...next}
          by="sns"
          offer={nickname === undefined ? undefined : { nickname, party: thirdPartyOf(waiting.type).name }}
          {...consent}
          onBack={back}
        />
      ) : next?.kind === 'merge' ? (
        <MergeQuestion
          merge={next.merge}
          type={waiting.type}
          onBack={back}
          onOutdated={() => setOutdated(true)}
        />
      ) : (
        <BindForm
          waiting={waiting}
          mobile={mobile}
          onMobileChange={setMobile}
          isBack={isBack}
          {...consent}
          onNext={setNext}
          onOutdated={() => setOutdated(true)}
        />
      )}
    </EntryCard>
  );
}
