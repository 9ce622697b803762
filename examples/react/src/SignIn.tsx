import { ApiError, type Client, sendSmsCode, signInBySms } from '@yayan/api-client';
import { type JSX, type SyntheticEvent, useState } from 'react';

/** Asks for a mobile, then for the code that it received. */
export const SignIn = ({ client }: { readonly client: Client }): JSX.Element => {
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState('');

  const goOn = async (): Promise<void> => {
    setProblem('');
    try {
      if (isSent) {
        const { state } = await signInBySms(client, { mobile, code });
        // Show the agreement here, and call `registerMobile` with the result's ticket.
        if (state === 'unregistered') setProblem('这个手机号还没有账号');
      } else {
        await sendSmsCode(client, mobile);
        setSent(true);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.msg || '网络开小差了，请稍后再试');
    }
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void goOn();
  };

  return (
    <form onSubmit={submit}>
      <label>
        手机号
        <input inputMode="tel" value={mobile} onChange={({ target }) => setMobile(target.value)} />
      </label>
      {isSent ? (
        <label>
          验证码
          <input inputMode="numeric" value={code} onChange={({ target }) => setCode(target.value)} />
        </label>
      ) : null}
      <button type="submit">{isSent ? '登录' : '获取验证码'}</button>
      {problem === '' ? null : <p role="alert">{problem}</p>}
    </form>
  );
};
