import { AdultStatus, type IdVerification } from '@yayan/api-client';
import {
  Alert,
  Button,
  calendarDay,
  Checkbox,
  Form,
  formatCalendarDay,
  Link,
  TextInput,
  useForm,
  yearsAfter,
} from '@yayan/ui';
import { useState } from 'react';
import { consentText } from './consent-text.ts';
import { birthdayOf, idNumberDigits, idNumberError } from './id-number.ts';
import classes from '../frame/SheetForm.module.css';
import { useWayBack } from '../frame/use-way-back.ts';
import { useSubmitVerification } from './use-submit-verification.ts';
import { VerifyReasons } from './VerifyReasons.tsx';

interface VerifyFormProps {
  check: IdVerification;
  onClose: () => void;
}

const adultYears = 18;
/** From this age on a person may give their number themselves (PIPL 31). */
const ownYears = 14;

/** The day a person reaches an age, if that is in the future. */
const reaches = (years: number, idNumber: string, today: string): string | undefined => {
  if (idNumberError(idNumber, today)) return undefined;
  const birthday = birthdayOf(idNumberDigits(idNumber), today);
  const day = birthday && yearsAfter(birthday, years);
  return day && day > today ? day : undefined;
};

/** Name and id number, validated before they are sent, with a separate consent (rule 2.20; PIPL 28–31). */
export function VerifyForm({ check, onClose }: VerifyFormProps) {
  const [today] = useState(() => calendarDay());
  const [form, root] = useForm({
    initialValues: { name: '', idNumber: '', consented: false },
    validate: {
      name: (name) => (name.trim().length < 2 ? '请输入身份证上的姓名' : null),
      idNumber: (idNumber) => idNumberError(idNumber, today) ?? null,
      consented: (consented) => (consented ? null : '提交前需要你单独同意；不同意不影响答题'),
    },
  });
  const way = useWayBack();
  const handIn = useSubmitVerification(check.consentVersion, ({ status, adultOn }) => {
    if ((status === AdultStatus.Valid || adultOn !== null) && way) way.go();
    else onClose();
  });
  const { idNumber } = form.getValues();
  const adultDay = reaches(adultYears, idNumber, today);
  const isChild = reaches(ownYears, idNumber, today) !== undefined;

  const submit = (): void => {
    if (handIn.pending || isChild) return;
    void form.submitWith(({ name }) => handIn.send(name.trim(), idNumberDigits(idNumber)));
  };

  return (
    <Form ref={root} className={classes['form']} onSubmit={submit}>
      <VerifyReasons />
      <TextInput
        {...form.getInputProps('name')}
        data-autofocus
        label="姓名"
        size="lg"
        autoComplete="name"
        maxLength={32}
      />
      <TextInput
        {...form.getInputProps('idNumber')}
        label="身份证号"
        size="lg"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
        placeholder="18 位，最后一位可能是 X"
        onBlur={() => (idNumber === '' ? form.clearFieldError('idNumber') : form.validateField('idNumber'))}
      />
      {isChild ? (
        <Alert color="gold" title="未满 14 周岁，不能提交">
          请由监护人先阅读<Link href="/privacy">隐私政策</Link>。现在不会保存你填写的内容。
        </Alert>
      ) : (
        <>
          {adultDay ? (
            <Alert color="gold" title="未满 18 周岁">
              认证后可以兑换话费、卡券和实物。现金要到 {formatCalendarDay(adultDay)}
              年满 18 周岁后才能兑换，那时不用再提交。
            </Alert>
          ) : null}
          <Checkbox
            {...form.getInputProps('consented', { type: 'checkbox' })}
            aria-invalid={form.errors['consented'] !== undefined}
            label={consentText.label}
            description={consentText.description}
          />
          <p className={classes['problem']} role="alert">
            {handIn.problem}
          </p>
          <Button type="submit" fullWidth loading={handIn.pending}>
            提交认证
          </Button>
          <p className={classes['note']}>还可提交 {check.triesLeft} 次，核对好再提交。</p>
        </>
      )}
    </Form>
  );
}
