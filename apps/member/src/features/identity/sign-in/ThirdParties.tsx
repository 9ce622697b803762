import { useListSnsProviders } from '@yayan/api-client/react';
import { Link } from '@yayan/ui';
import { useLocation } from 'react-router';
import { shownThirdParties } from '../../../shell/third-party/shown-third-parties.ts';
import { thirdPartyOf } from '../../../shell/third-party/third-parties.ts';
import classes from './ThirdParties.module.css';

/** Reserves one row until the third parties are loaded, so that nothing below jumps. */
function Room() {
  return (
    <div className={classes['root']} data-room aria-hidden>
      <div className={classes['title']}>其他方式登录</div>
      <div className={classes['list']}>
        <span className={classes['way']}>
          <span className={classes['mark']} />
          &nbsp;
        </span>
      </div>
    </div>
  );
}

/** Buttons for the third parties that the server offers and this browser can open. Renders nothing without any. */
export function ThirdParties() {
  const { search } = useLocation();
  const { data, isPending } = useListSnsProviders({
    query: { staleTime: Infinity, retry: false },
    request: { quiet: true },
  });
  if (isPending) return <Room />;
  const shown = shownThirdParties(data?.items ?? [], navigator);
  if (shown.length === 0) return null;
  const from = new URLSearchParams(search).get('from');
  return (
    <section className={classes['root']} aria-labelledby="other-ways">
      <h2 id="other-ways" className={classes['title']}>
        其他方式登录
      </h2>
      <ul className={classes['list']}>
        {shown.map((type) => {
          const { name, slug, Mark } = thirdPartyOf(type);
          const query = new URLSearchParams({ type: slug, ...(from && { from }) });
          return (
            <li key={type}>
              <Link href={`/login/third?${query}`} className={classes['way']}>
                <span className={classes['mark']} data-party={slug}>
                  <Mark size={24} stroke={1.75} aria-hidden />
                </span>
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
