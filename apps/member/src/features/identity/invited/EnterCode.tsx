import { useFieldProblem } from '@yayan/site';
import { Button, ButtonLink, Form, TextInput } from '@yayan/ui';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EntryCard } from '../EntryCard.tsx';
import classes from '../form.module.css';

const codeError = (code: string): string | undefined =>
  /^[0-9A-Za-z]{1,16}$/.test(code.trim()) ? undefined : '邀请码由字母和数字组成，最多 16 位';

/** Asks for the invite code when the address contains none. */
export function EnterCode() {
  const [code, setCode] = useState('');
  const [problem, refuse] = useFieldProblem(code, codeError);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const submit = (): void => {
    const wrong = codeError(code);
    refuse(wrong);
    if (wrong === undefined) void navigate(`${pathname}?code=${code.trim().toUpperCase()}&via=code`);
    else input.current?.focus();
  };
  return (
    <EntryCard>
      <Form className={classes['form']} onSubmit={submit}>
        <header>
          <h1 className={classes['title']}>填写朋友的邀请码</h1>
          <p className={classes['lead']}>邀请码在朋友的邀请页或海报上，以 YA 开头。</p>
        </header>
        <TextInput
          ref={input}
          size="lg"
          label="邀请码"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={16}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={problem}
        />
        <Button type="submit" size="lg" fullWidth>
          看看是谁邀请我
        </Button>
        <ButtonLink href="/login" variant="subtle">
          没有邀请码，直接加入
        </ButtonLink>
      </Form>
    </EntryCard>
  );
}
