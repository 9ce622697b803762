import { useSearchParams } from 'react-router';
import { applicationNumber } from './application-number.ts';
import { ApplicationLookup } from './ApplicationLookup.tsx';
import { ApplicationProgress } from './ApplicationProgress.tsx';
import { CampusScene } from './art/scenes.tsx';
import shared from '../frame/PublicPage.module.css';
import classes from './OpenPage.module.css';
import { RecruitForm } from './RecruitForm.tsx';

const path = '/activities/recruit';

const facts = [
  { title: '做什么', text: '向同学介绍芽言是什么、规则怎样、钱从哪来；把大家的疑问和建议带回来。' },
  {
    title: '能得到什么',
    text: '没有底薪，也不收押金。你邀请的同学完成问卷后，按公开的邀请奖励给你金币，和所有会员一样。',
  },
  { title: '要花多少时间', text: '时间自己安排，没有打卡，也没有人数指标。不想做了，告诉我们一声就好。' },
  {
    title: '不能做什么',
    text: '不代答、不用别人的手机号注册、不许诺收入、不在群里刷屏。这些会让同学的账号一起受影响。',
  },
] as const;

const questions = [
  ['要交钱或押金吗？', '不用。任何人以芽言名义向你收费，都不是我们。'],
  ['需要先成为会员吗？', '报名不需要。通过后要有自己的会员账号，才有邀请码。'],
  ['怎样知道结果？', '提交后会得到一个编号，在本页查进度。通过后我们按你留的手机号联系你。'],
  ['为什么要满 18 周岁？', '邀请奖励可以兑换成现金和卡券，所以只请成年的同学。'],
] as const;

/** What a campus ambassador does and gets, the form, and the state of an application by `?number=`. */
export default function RecruitPage() {
  const [search] = useSearchParams();
  const number = applicationNumber(search.get('number') ?? '');
  return (
    <article className={shared['root']}>
      <header className={classes['hero']}>
        <div>
          <p className={classes['eyebrow']}>校园大使</p>
          <h1 className={shared['title']} tabIndex={-1}>
            让身边同学的想法，被认真听见
          </h1>
          <p className={shared['lead']}>你熟悉同学，也知道他们真正在意什么。来做芽言在校园里的联络人。</p>
        </div>
        <CampusScene />
      </header>
      {number === undefined ? (
        <>
          <ul className={classes['cards']}>
            {facts.map(({ title, text }) => (
              <li key={title} className={classes['card']}>
                <h2>{title}</h2>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <div className={classes['beside']}>
            <section>
              <h2 className={shared['heading']}>报名</h2>
              <RecruitForm />
            </section>
            <section className={classes['faq']}>
              <h2 className={shared['heading']}>常见问题</h2>
              {questions.map(([question, answer]) => (
                <details key={question}>
                  <summary>{question}</summary>
                  <p>{answer}</p>
                </details>
              ))}
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
