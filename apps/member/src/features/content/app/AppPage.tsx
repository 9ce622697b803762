import { ButtonLink } from '@yayan/ui';
import { PhoneScene } from '../open/art/scenes.tsx';
import shared from '../frame/PublicPage.module.css';
import classes from './AppPage.module.css';
import { InstallHere } from './InstallHere.tsx';

const points = [
  {
    title: '断网不丢答案',
    text: '入选以后没信号，也能接着答到最后一题；答案先留在手机里，连上网自动交上去。上传照片要有网；题里的图会提前下载，没下载到的先看文字选。',
  },
  { title: '从桌面一点就开', text: '和网页是同一个账号、同一份记录，不占多少空间，也不用手动升级。' },
  { title: '不多要权限', text: '不读通讯录，不要定位；拍照只在你点拍照时使用。' },
] as const;

/** What the installed site is good for, and how to install it here. */
export default function AppPage() {
  return (
    <article className={shared['root']}>
      <header className={classes['hero']}>
        <div>
          <h1 className={shared['title']} tabIndex={-1}>
            把芽言放到桌面上
          </h1>
          <p className={shared['lead']}>从浏览器直接安装，不经过应用商店。随时可以像别的应用一样删掉。</p>
          <InstallHere />
        </div>
        <PhoneScene />
      </header>
      <ul className={classes['cards']}>
        {points.map(({ title, text }) => (
          <li key={title} className={classes['card']}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink href="/app/down" variant="subtle">
          应用商店和安装包
        </ButtonLink>
      </div>
    </article>
  );
}
