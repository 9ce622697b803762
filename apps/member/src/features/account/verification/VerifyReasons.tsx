import { type Fact, FactList } from '@yayan/ui';
import classes from './VerifyReasons.module.css';

const facts: readonly Fact[] = [
  ['为什么', '第一次兑换前核对一次身份，一个人一个账号，防止金币被冒领。'],
  ['保存什么', '姓名和身份证号，加密保存；页面上只显示打码后的内容，不拍照、不刷脸。'],
  ['不提供也可以', '不影响答题。可以充一次 5 元以内的话费到自己的手机，其他福利不能兑换。'],
];

/** Shown before the form: the purpose, what is stored, and that it is voluntary. */
export function VerifyReasons() {
  return <FactList look="stacked" facts={facts} className={classes['root']} />;
}
