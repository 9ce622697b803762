import { ButtonLink, formatMoment } from '@yayan/ui';
import { AskUs } from '../../../shell/contact/AskUs.tsx';
import classes from '../frame/SheetForm.module.css';

/** The birthday that the member gave is under 14: only correcting it ends the deletion (rule 2.28). */
export function ClosingForAge({ closesAt }: { closesAt: string }) {
  return (
    <div className={classes['form']}>
      <p className={classes['done']}>
        <strong>账号将在 {formatMoment(closesAt)} 注销</strong>
      </p>
      <p>
        你填的生日未满 14
        周岁，我们不能为你提供服务。填错了，更正生日后账号会保留；没有填错，请让监护人联系我们。
      </p>
      <ButtonLink href="/user/survey?part=basic&question=birthday" fullWidth>
        更正生日
      </ButtonLink>
      <AskUs subject="未满 14 周岁的账号" />
    </div>
  );
}
