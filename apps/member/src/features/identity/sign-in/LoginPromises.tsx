import classes from './LoginPage.module.css';

const promises = [
  '完成、没入选各得几个金币，开始前就写明',
  '每一枚金币都查得到来处、去处和到账时间',
  '先提醒、讲理由、可申诉，不在兑换时突然封号',
];

/** Below the form: what members get here. */
export function LoginPromises() {
  return (
    <ul className={classes['promises']} aria-label="芽言的三条承诺">
      {promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  );
}
