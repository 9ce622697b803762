import { brand, ButtonLink, TaskCard } from '@yayan/ui';
import classes from './LandingPage.module.css';

/** The first screen: tagline, join and sign in, and a sample task. */
export function LandingHero() {
  return (
    <section className={classes['hero']}>
      <div className={classes['hero-inner']}>
        <div>
          <p className={classes['tagline']}>{brand.tagline}</p>
          <h1 className={classes['title']}>
            你的一句话，
            <wbr />
            值得被认真对待
          </h1>
          <p className={classes['lead']}>
            在芽言答问卷、说想法，得到金币，兑换卡券和话费。开始前就写明报酬和用时，每一枚金币都查得到。
          </p>
          <div className={classes['ways']}>
            <ButtonLink href="/login" size="lg">
              免费加入
            </ButtonLink>
            <ButtonLink href="/login" size="lg" variant="default">
              我有账号
            </ButtonLink>
          </div>
        </div>
        <div className={classes['sample']}>
          <h2 className={classes['caption']}>任务示例：报酬、用时和感谢金币，开始前就写明</h2>
          <TaskCard
            href="/login"
            title="你家的早餐，一般谁来准备？"
            reward={300}
            consolation={20}
            meta={['约 8 分钟', '约 23 元/小时']}
            tags={['问卷调查', '饮食']}
            promise="前 2 分钟内告诉你是否入选"
            action="看看任务"
          />
        </div>
      </div>
    </section>
  );
}
