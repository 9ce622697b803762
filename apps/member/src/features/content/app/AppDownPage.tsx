import { PhoneScene } from '../open/art/scenes.tsx';
import shared from '../frame/PublicPage.module.css';
import classes from './AppPage.module.css';
import { InstallHere } from './InstallHere.tsx';
import { Releases } from './Releases.tsx';

/** Installs or downloads the app where the page is open. */
export default function AppDownPage() {
  return (
    <article className={shared['root']}>
      <header className={classes['hero']}>
        <div>
          <h1 className={shared['title']} tabIndex={-1}>
            下载芽言
          </h1>
          <p className={shared['lead']}>最快的方法是从浏览器安装：几秒钟，不用下载安装包。</p>
          <InstallHere />
        </div>
        <PhoneScene />
      </header>
      <Releases />
    </article>
  );
}
