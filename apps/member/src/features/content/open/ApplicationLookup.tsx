import { Button, Form, TextInput } from '@yayan/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { applicationNumber } from './application-number.ts';
import shared from '../frame/PublicPage.module.css';
import classes from './OpenPage.module.css';

/** Asks for the number of an application and leads to its state on this page. */
export function ApplicationLookup({ path }: { path: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const look = (): void => {
    const number = applicationNumber(typed);
    setWrong(number === undefined);
    if (number === undefined) field.current?.focus();
    else void navigate(`${path}?number=${number}`);
  };
  return (
    <section>
      <h2 className={shared['heading']}>查询进度</h2>
      <Form className={classes['lookup']} onSubmit={look}>
        <TextInput
          ref={field}
          label="申请编号"
          placeholder="H-7K2M-9XBQ-4RTW"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={24}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
          error={isWrong ? '编号以字母 H 或 Z 开头，后面是 12 位字母和数字' : undefined}
        />
        <Button type="submit" variant="default">
          查询
        </Button>
      </Form>
    </section>
  );
}
