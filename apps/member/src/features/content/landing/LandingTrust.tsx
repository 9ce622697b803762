import { IconFileCheck, IconHeartHandshake, IconShieldCheck } from '@tabler/icons-react';
import { ButtonLink, Link } from '@yayan/ui';
import classes from './LandingPage.module.css';

/** Who runs the site, by which rules, and a last button to join. */
export function LandingTrust() {
  return (
    <section className={classes['band']}>
      <div className={classes['section']}>
        <ul className={classes['trust']}>
          <li>
            <IconFileCheck size={24} stroke={1.75} aria-hidden />
            <a
              href="https://beian.miit.gov.cn/"
              target="_blank"
              rel="noopener noreferrer"
              className={classes['quiet-link']}
            >
              已在工信部备案，可公开查询
            </a>
          </li>
          <li>
            <IconShieldCheck size={24} stroke={1.75} aria-hidden />
            <Link href="/privacy" className={classes['quiet-link']}>
              隐私政策写明收集什么、为什么
            </Link>
          </li>
          <li>
            <IconHeartHandshake size={24} stroke={1.75} aria-hidden />
            <Link href="/privacy#minors" className={classes['quiet-link']}>
              未成年人保护
            </Link>
          </li>
        </ul>
        <div className={classes['last']}>
          <ButtonLink href="/login" size="lg">
            免费加入
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
