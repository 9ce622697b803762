import { useSearchParams } from 'react-router';
import { Link } from '@yayan/ui';
import { AskUs } from '../../../shell/contact/AskUs.tsx';
import { applicationNumber } from './application-number.ts';
import { ApplicationLookup } from './ApplicationLookup.tsx';
import { ApplicationProgress } from './ApplicationProgress.tsx';
import { TogetherScene } from './art/scenes.tsx';
import { CooperateForm } from './CooperateForm.tsx';
import shared from '../frame/PublicPage.module.css';
import classes from './OpenPage.module.css';

const path = '/cooperate';

/** Companies leave what they need, and look up the state of it by `?number=`. */
export default function CooperatePage() {
  const [search] = useSearchParams();
  const number = applicationNumber(search.get('number') ?? '');
  return (
    <article className={shared['root']}>
      <header className={classes['hero']}>
        <div>
          <p className={classes['eyebrow']}>商务合作</p>
          <h1 className={shared['title']} tabIndex={-1}>
            说说你想弄明白的事
          </h1>
          <p className={shared['lead']}>
            三个空填完就行，不用注册。提交后给你一个编号，凭它随时查进度。想先看看能做什么，请看
            <Link href="/product">产品介绍</Link>。
          </p>
        </div>
        <TogetherScene />
      </header>
      {number === undefined ? (
        <>
          <div className={classes['beside']}>
            <CooperateForm />
            <section className={classes['card']}>
              <h2>也可以直接找我们</h2>
              <AskUs subject="商务合作" />
            </section>
          </div>
          <ApplicationLookup path={path} />
        </>
      ) : (
        <ApplicationProgress number={number} again={path} />
      )}
    </article>
  );
}
