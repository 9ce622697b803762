import { brand, ButtonLink, latePart } from '@yayan/ui';
import phone from './LandingPhone.module.css';
import classes from './LandingPage.module.css';

const { Part: LandingQuestion } = latePart(
  async () => (await import('./LandingQuestion.tsx')).LandingQuestion,
  { isOptional: true },
);

/** The first screen: tagline, join and sign in, and the product alive: a question to answer. */
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
        <div className={phone['root']}>
          <div className={phone['screen']}>
            <LandingQuestion />
          </div>
        </div>
      </div>
    </section>
  );
}
