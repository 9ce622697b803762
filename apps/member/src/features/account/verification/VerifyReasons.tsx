import { type Fact, FactList } from '@yayan/ui';
import classes from './VerifyReasons.module.css';

const facts: readonly Fact[] = [
  ['为什么', '兑换现金时核对收款人，防止金币被冒领。'],
  ['保存什么', '姓名和身份证号，加密保存；页面上只显示打码后的内容，不拍照、不刷脸。'],
  ['不提供也可以', '不影响答题和其他兑换，只是不能兑换现金。'],
];

/** Shown before the form: the purpose, what is stored, and that it is voluntary. */
export function VerifyReasons() {
  return <FactList look="stacked" facts={facts} className={classes['root']} />;
}
