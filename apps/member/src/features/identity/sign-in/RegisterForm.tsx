import { useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '@yayan/api-client';
import { getGetAgreementQueryKey } from '@yayan/api-client/react';
import { failureText, maskedMobile, nicknameError, useAction, useFieldProblem } from '@yayan/site';
import { Button, Form, TextInput, useTakeFocus } from '@yayan/ui';
import { useRef, useState } from 'react';
import { dropInvite, storedInvite } from '../../../shell/session/stored-invite.ts';
import { AgreementCheckbox } from '../agreement/AgreementCheckbox.tsx';
import classes from '../form.module.css';
import type { Consent } from '../agreement/use-consent.ts';
import { useInviterName } from './use-inviter-name.ts';
import { saveNickname } from './save-nickname.ts';
import { register, type RegisterBy } from '../sign-in-calls.ts';
import { useEnter } from '../use-enter.ts';

interface RegisterFormProps extends Consent {
  mobile: string;
  registerTicket: string;
  by: RegisterBy;
  /** A third party's nickname, which the member may keep, and the party's name. */
  offer?: { nickname: string; party: string } | undefined;
  onBack: () => void;
}

/** The error text for a nickname; an empty one is allowed. */
const keptNicknameError = (nickname: string): string | undefined =>
  nickname.trim() === '' ? undefined : nicknameError(nickname);

/**
 * The last step for a new mobile: consent if it wasn't given yet, an optional invite code, and the nickname of a third party if the visitor came from
 * one.
 */
export function RegisterForm(props: RegisterFormProps) {
  const { mobile, registerTicket, by, agreed, onAgreedChange, version, onBack } = props;
  const queries = useQueryClient();
  const [nickname, setNickname] = useState(props.offer?.nickname ?? '');
  const [held] = useState(storedInvite);
  const [inviteCode, setInviteCode] = useState(held?.code ?? '');
  const [nicknameProblem, refuseNickname] = useFieldProblem(nickname, keptNicknameError);
  const [inviteProblem, refuseInvite] = useFieldProblem(inviteCode);
  /** Consent given at the step before isn't asked for twice. */
  const [hasAgreed, setHasAgreed] = useState(agreed);
  const [isUnagreed, setUnagreed] = useState(false);
  const [failure, setFailure] = useState<string>();
  const nicknameInput = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const inviteInput = useRef<HTMLInputElement>(null);
  const consentInput = useRef<HTMLInputElement>(null);
  useTakeFocus(title);
  const inviter = useInviterName(held?.code);
  const enter = useEnter();

  /** Another version of the texts holds since the box was ticked. What was typed stays. */
  const askAgain = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: getGetAgreementQueryKey() });
    onAgreedChange(false);
    setHasAgreed(false);
    setFailure('协议刚刚更新了，请看过新版，再勾选同意');
    consentInput.current?.focus();
  };

  const refuse = async (error: unknown): Promise<void> => {
    if (isRefusal(error, 'AGREEMENT_REQUIRED')) return await askAgain();
    const text = failureText(error);
    const isWrong = isRefusal(error, 'INVITE_CODE_INVALID') || isRefusal(error, 'FIELD_WRONG');
    if (isWrong || isRefusal(error, 'INVITE_CLOSED')) {
      refuseInvite(isWrong ? '邀请码不正确，可以不填' : text);
      inviteInput.current?.focus();
    } else setFailure(text);
  };

  // Pending until the next page is shown: a ticket works once.
  const joining = useAction(async () => {
    try {
      const tokens = await register(by, { registerTicket, inviteCode: inviteCode.trim(), version });
      dropInvite();
      await enter(tokens);
      if (props.offer) await saveNickname(nickname);
    } catch (error) {
      await refuse(error);
    }
  });

  const submit = async (): Promise<void> => {
    if (joining.isPending) return;
    const wrongNickname = keptNicknameError(nickname);
    refuseNickname(wrongNickname);
    refuseInvite(undefined);
    setUnagreed(!agreed);
    setFailure(undefined);
    if (wrongNickname !== undefined) return nicknameInput.current?.focus();
    if (!agreed) return consentInput.current?.focus();
    await joining.run();
  };

  return (
    <Form className={classes['form']} onSubmit={submit}>
      <header>
        <h1 ref={title} tabIndex={-1} className={classes['title']}>
          还差一步，欢迎加入
        </h1>
        <p className={classes['lead']}>{maskedMobile(mobile)} 已验证，将用它创建账号。</p>
      </header>
      {props.offer ? (
        <TextInput
          ref={nicknameInput}
          size="lg"
          label="昵称（选填）"
          description={`这是你的${props.offer.party}昵称，可以改；不填就由我们起一个`}
          autoComplete="nickname"
          maxLength={32}
          value={nickname}
          onChange={(event) => setNickname(event.currentTarget.value)}
          error={nicknameProblem}
        />
      ) : null}
      <TextInput
        ref={inviteInput}
        size="lg"
        label="邀请码（选填）"
        description={
          inviter !== undefined && held?.code === inviteCode
            ? `${inviter} 邀请你加入`
            : '朋友邀请你来的，填上 TA 的邀请码'
        }
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={16}
        value={inviteCode}
        onChange={(event) => setInviteCode(event.currentTarget.value)}
        error={inviteProblem}
      />
      {hasAgreed ? null : (
        <AgreementCheckbox
          ref={consentInput}
          agreed={agreed}
          onAgreedChange={onAgreedChange}
          error={isUnagreed && !agreed ? '请先阅读并同意协议' : undefined}
        />
      )}
      <p className={classes['problem']} role="alert">
        {failure}
      </p>
      <Button type="submit" size="lg" fullWidth loading={joining.isPending}>
        {hasAgreed ? '加入芽言' : '同意协议并加入'}
      </Button>
      <Button variant="subtle" onClick={onBack} disabled={joining.isPending}>
        换一个手机号
      </Button>
    </Form>
  );
}
