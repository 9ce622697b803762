import { Plant, brand } from '@yayan/ui';
import classes from './LoginPage.module.css';

const promises = [
  '前 2 分钟内告诉你是否入选，没入选也有金币',
  '每一枚金币都查得到来处、去处和到账时间',
  '先提醒、讲理由、可申诉，不在兑换时突然封号',
];

/** Beside the form on a desktop: what one signs in to. */
export function LoginIntro() {
  return (
    <aside className={classes['intro']} aria-label="关于芽言">
      <Plant stage="leaves" width={220} />
      <p className={classes['tagline']}>{brand.tagline}</p>
      <ul className={classes['promises']}>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </aside>
  );
}
