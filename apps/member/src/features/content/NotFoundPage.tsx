import { ButtonLink, Link, StatePanel } from '@yayan/ui';
import classes from './ContentPage.module.css';

const popular = [
  { href: '/task', label: '任务大厅' },
  { href: '/exchange', label: '福利兑换' },
  { href: '/about', label: '关于我们' },
];

/** The page for unknown addresses (rule 10.1). */
export default function NotFoundPage() {
  return (
    <StatePanel
      heading
      stage="withered"
      title="这个页面不在了"
      action={<ButtonLink href="/">回首页</ButtonLink>}
    >
      链接可能写错了，或者内容已经下线。
      <span className={classes['popular']}>
        {popular.map(({ href, label }) => (
          <Link key={href} href={href} className={classes['inline-link']}>
            {label}
          </Link>
        ))}
      </span>
    </StatePanel>
  );
}
