import { CodeField, maskedMobile } from '@yayan/site';
import { Button, Form, useTakeFocus } from '@yayan/ui';
import { CodeHelp } from '../CodeHelp.tsx';
import form from '../form.module.css';
import type { Reset } from './use-reset.ts';

/** Step 2: the code proves that the mobile belongs to the visitor. */
export function CodeStep({ reset, mobile }: { reset: Reset; mobile: string }) {
  const { code, codeField, secondsLeft, isSending, askCode } = reset.form;
  useTakeFocus(codeField.ref);
  return (
    <Form className={form['form']} onSubmit={() => reset.takeCode(code)}>
      <p className={form['lead']}>请输入发到 {maskedMobile(mobile)} 的 6 位验证码。</p>
      <div>
        <CodeField {...codeField} sentTo={undefined} onComplete={reset.takeCode} busy={reset.isPending} />
        <div className={form['row']}>
          <CodeHelp shown />
          <button
            type="button"
            className={form['text-button']}
            onClick={() => void askCode()}
            disabled={secondsLeft > 0 || isSending}
          >
            {secondsLeft > 0 ? `${secondsLeft} 秒后重发` : '重新获取'}
          </button>
        </div>
      </div>
      <Button type="submit" size="lg" fullWidth loading={reset.isPending}>
        下一步
      </Button>
      <Button variant="subtle" onClick={reset.back} disabled={reset.isPending}>
        换一个手机号
      </Button>
    </Form>
  );
}
