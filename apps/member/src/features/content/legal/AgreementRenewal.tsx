import { useQueryClient } from '@tanstack/react-query';
import { type Account, isRefusal, type LegalAsk } from '@yayan/api-client';
import { legalKindLabels } from '@yayan/api-client/labels';
import { getGetAccountQueryKey, getGetLegalTextQueryKey, useRenewAgreement } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { Button, Checkbox, Form, Link } from '@yayan/ui';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safeDestination } from '../../../shell/session/safe-destination.ts';
import { useLogout } from '../../../shell/session/use-logout.ts';
import classes from './AgreementRenewal.module.css';

const failureOf = (error: unknown): string =>
  isRefusal(error, 'AGREEMENT_REQUIRED') ? '协议刚刚又更新了，请看过这一版再同意' : failureText(error);

/** Asks a member to agree to changed texts. Members who don't agree keep their account and can sign out (rule 2.3). */
export function AgreementRenewal({ account, agreement }: { account: Account; agreement: LegalAsk }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const logout = useLogout();
  const [agreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const consent = useRef<HTMLInputElement>(null);
  const renew = useRenewAgreement({
    mutation: {
      onSuccess: async () => {
        queries.setQueryData(getGetAccountQueryKey(), { ...account, agreementDue: false });
        await navigate(safeDestination(search.get('from'), globalThis.location.origin), { replace: true });
      },
      onError: async (error) => {
        if (!isRefusal(error, 'AGREEMENT_REQUIRED')) return;
        // Another version holds since this page was opened: it has to be read first.
        setAgreed(false);
        setTried(false);
        await queries.invalidateQueries({ queryKey: getGetLegalTextQueryKey('agreement') });
      },
    },
  });
  const submit = (): void => {
    setTried(true);
    if (!agreed) consent.current?.focus();
    else if (!renew.isPending) renew.mutate({ data: { agreementVersion: agreement.version, agreed: true } });
  };
  return (
    <section className={classes['card']} aria-labelledby="renewal-title">
      <h2 id="renewal-title">协议更新了，继续前请再看一遍</h2>
      <p>
        用户协议和
        <Link href="/privacy" target="_blank" className={classes['link']}>
          《隐私政策》
        </Link>
        已更新为 {agreement.version} 版，全文在下面。这次的变化：
      </p>
      <ul>
        {agreement.changes.map(({ kind, version, what }) => (
          <li key={`${kind} ${version}`}>
            {legalKindLabels[kind].zh}：{what}
          </li>
        ))}
      </ul>
      <Form className={classes['form']} onSubmit={submit}>
        <Checkbox
          ref={consent}
          checked={agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          error={isTried && !agreed ? '请先阅读并勾选同意' : undefined}
          label="我已阅读并同意新版《用户协议》《隐私政策》"
        />
        <p className={classes['problem']} role="alert">
          {renew.isError ? failureOf(renew.error) : ''}
        </p>
        <Button type="submit" loading={renew.isPending}>
          同意并继续
        </Button>
      </Form>
      <details className={classes['otherwise']}>
        <summary>暂不同意</summary>
        <p>
          没关系，你的金币、卡券和记录都会原样保留，随时可以回来同意；在那之前不能答题和兑换。你也可以下载自己的数据，或者注销账号。
        </p>
        <div className={classes['ways']}>
          <Button variant="default" onClick={logout}>
            退出登录
          </Button>
          <Link href="/home/user#privacy" className={classes['link']}>
            下载数据或注销账号
          </Link>
        </div>
      </details>
    </section>
  );
}
