import type { IdVerification } from '@yayan/api-client';
import {
  Alert,
  Button,
  calendarDay,
  Checkbox,
  Form,
  formatCalendarDay,
  Link,
  TextInput,
  yearsAfter,
} from '@yayan/ui';
import { useRef, useState } from 'react';
import { birthdayOf, idNumberDigits, idNumberError } from './id-number.ts';
import classes from '../frame/SheetForm.module.css';
import { useSubmitVerification } from './use-submit-verification.ts';
import { VerifyReasons } from './VerifyReasons.tsx';

interface VerifyFormProps {
  check: IdVerification;
  onClose: () => void;
}

interface Problems {
  name?: string | undefined;
  idNumber?: string | undefined;
  consent?: string | undefined;
}

const adultYears = 18;

/** The day somebody comes of age when that is still ahead; nobody under 18 is asked to hand a number in. */
const comesOfAge = (idNumber: string, today: string): string | undefined => {
  if (idNumberError(idNumber, today)) return undefined;
  const birthday = birthdayOf(idNumberDigits(idNumber), today);
  const day = birthday && yearsAfter(birthday, adultYears);
  return day && day > today ? day : undefined;
};

/** Name and number, checked here first, with a consent of its own (decisions §2; PIPL 28–31). */
export function VerifyForm({ check, onClose }: VerifyFormProps) {
  const [today] = useState(() => calendarDay());
  const [name, setName] = useState('');
  const [idNumber, setIdNumber] = useState('');
  const [consented, setConsented] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const nameInput = useRef<HTMLInputElement>(null);
  const numberInput = useRef<HTMLInputElement>(null);
  const consentInput = useRef<HTMLInputElement>(null);
  const handIn = useSubmitVerification(check.consentVersion, onClose);
  const adultDay = comesOfAge(idNumber, today);

  const submit = (): void => {
    if (handIn.pending || adultDay) return;
    const found: Problems = {
      name: name.trim().length < 2 ? '请输入身份证上的姓名' : undefined,
      idNumber: idNumberError(idNumber, today),
      consent: consented ? undefined : '提交前需要你单独同意；不同意不影响答题和其他兑换',
    };
    setProblems(found);
    if (found.name) nameInput.current?.focus();
    else if (found.idNumber) numberInput.current?.focus();
    else if (found.consent) consentInput.current?.focus();
    else void handIn.send(name.trim(), idNumberDigits(idNumber));
  };

  return (
    <Form className={classes['form']} onSubmit={submit}>
      <VerifyReasons />
      <TextInput
        ref={nameInput}
        data-autofocus
        label="姓名"
        size="lg"
        autoComplete="name"
        maxLength={32}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblems((now) => ({ ...now, name: undefined }));
        }}
        error={problems.name}
      />
      <TextInput
        ref={numberInput}
        label="身份证号"
        size="lg"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
        placeholder="18 位，最后一位可能是 X"
        value={idNumber}
        onChange={(event) => {
          setIdNumber(event.currentTarget.value);
          setProblems((now) => ({ ...now, idNumber: undefined }));
        }}
        onBlur={() =>
          setProblems((now) => ({
            ...now,
            idNumber: idNumber === '' ? undefined : idNumberError(idNumber, today),
          }))
        }
        error={problems.idNumber}
      />
      {adultDay ? (
        <Alert color="gold" title="未满 18 周岁，暂不需要实名">
          现金兑换只对成年人开放。到 {formatCalendarDay(adultDay)}
          年满 18 周岁后再来认证即可，现在不会保存你填写的内容。答题和其他兑换不受影响；未满 14
          周岁请由监护人先阅读<Link href="/privacy">隐私政策</Link>。
        </Alert>
      ) : (
        <>
          <Checkbox
            ref={consentInput}
            label="我同意芽言处理上述敏感个人信息"
            description="身份证号仅用于核对兑换人身份，加密保存，注销后删除。"
            checked={consented}
            onChange={(event) => {
              setConsented(event.currentTarget.checked);
              setProblems((now) => ({ ...now, consent: undefined }));
            }}
            error={problems.consent}
          />
          <p className={classes['problem']} role="alert">
            {handIn.problem}
          </p>
          <Button type="submit" fullWidth loading={handIn.pending}>
            提交认证
          </Button>
          <p className={classes['note']}>还可提交 {check.triesLeft} 次，请核对后再提交。</p>
        </>
      )}
    </Form>
  );
}
