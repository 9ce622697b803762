import classes from './LoginPage.module.css';

const promises = [
  '前 2 分钟内告诉你是否入选，没入选也有金币',
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
