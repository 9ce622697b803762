import { AuthCodePurpose, type BindRequired, isRefusal } from '@yayan/api-client';
import { CodeField, MobileField, mobileError, useAction } from '@yayan/site';
import { Avatar, Button, ButtonLink, Form } from '@yayan/ui';
import { AgreementCheckbox } from '../agreement/AgreementCheckbox.tsx';
import { AgreementSheet } from '../agreement/AgreementSheet.tsx';
import { type Consent, useConsent } from '../agreement/use-consent.ts';
import { CodeHelp } from '../CodeHelp.tsx';
import form from '../form.module.css';
import { useMobileCode } from '../use-mobile-code.ts';
import { useEnter } from '../use-enter.ts';
import classes from './BindForm.module.css';
import { bindByCode } from './bind.ts';
import type { BindNext } from './bind-next.ts';
import { thirdPartyOf } from '../../../shell/third-party/third-parties.ts';

interface BindFormProps extends Consent {
  waiting: BindRequired;
  mobile: string;
  onMobileChange: (digits: string) => void;
  /** Whether the visitor returned from the next step to change the number. */
  isBack: boolean;
  onNext: (next: BindNext) => void;
  onOutdated: () => void;
}

/** Asks for mobile and code, to bind a third-party account to them. */
export function BindForm(props: BindFormProps) {
  const { waiting, mobile, onMobileChange, isBack, onNext, onOutdated, ...consent } = props;
  const fields = useMobileCode({ purpose: AuthCodePurpose.Login, mobile, onMobileChange, isBack });
  const { whenAgreed, sheet } = useConsent(consent);
  const enter = useEnter();
  const { name } = thirdPartyOf(waiting.type);

  const bind = useAction(
    async (code: string) => {
      const result = await bindByCode({ bindTicket: waiting.bindTicket, mobile, code });
      if (result.state === 'signedIn') await enter(result);
      else if (result.state === 'mergeRequired') onNext({ kind: 'merge', merge: result });
      else onNext({ kind: 'register', mobile, registerTicket: result.registerTicket });
    },
    {
      onError: (error) => (isRefusal(error, 'BIND_TICKET_INVALID') ? onOutdated() : fields.refuse(error)),
    },
  );
  const askCode = (): void => {
    if (mobileError(mobile) === undefined) whenAgreed(() => void fields.askCode());
    else void fields.askCode();
  };
  const submit = (digits: string): void => {
    if (fields.check(digits)) whenAgreed(() => void bind.run(digits));
  };

  return (
    <Form className={form['form']} onSubmit={() => submit(fields.code)}>
      <header>
        <h1 className={form['title']}>绑定手机号</h1>
        <p className={form['lead']}>下次换设备，也能找回你的金币。</p>
      </header>
      <div className={classes['who']}>
        <Avatar src={waiting.avatar} name={waiting.nickname ?? name} size={40} />
        <span>
          <strong>{waiting.nickname ?? `${name}用户`}</strong>
          <small>已通过{name}授权</small>
        </span>
      </div>
      <MobileField
        {...fields.targetField}
        secondsLeft={fields.secondsLeft}
        sending={fields.isSending}
        onAskCode={askCode}
      />
      <div className={form['code']}>
        <CodeField {...fields.codeField} onComplete={submit} busy={bind.isPending} />
        <CodeHelp shown={fields.secondsLeft > 0} />
      </div>
      <AgreementCheckbox {...consent} />
      <Button type="submit" size="lg" fullWidth loading={bind.isPending}>
        绑定并登录
      </Button>
      <ButtonLink href="/login" variant="subtle">
        换一种方式登录
      </ButtonLink>
      <AgreementSheet {...sheet} />
    </Form>
  );
}
