import { Button } from '@yayan/ui';
import { useState } from 'react';
import { useHidesCoins } from '../session/use-hides-coins.ts';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import classes from './SearchSheet.module.css';

/** What visitors look for most. */
const usualOfVisitors = ['注册', '提现', '金币值多少钱', '未成年', '抽奖', '联系我们'];
/** What members look for most. */
const usual = ['任务记录', '邀请好友', '质量分', '申诉', '联系我们'];
const usualOfCoins = ['提现', '签到', '待入账'];

/** Before anything is typed: the last searches of this browser, and what people look for. */
export function SearchStart({ onChoose }: { onChoose: (text: string) => void }) {
  const [recent, setRecent] = useState(recentSearches);
  const hidesCoins = useHidesCoins();
  const isSignedIn = useIsSignedIn();
  const ofMembers = hidesCoins ? usual : [...usualOfCoins, ...usual];
  return (
    <>
      {recent.length > 0 ? (
        <section aria-labelledby="recent-searches">
          <div className={classes['head']}>
            <h3 className={classes['title']} id="recent-searches">
              最近搜过
            </h3>
            <Button
              variant="subtle"
              size="compact-sm"
              mih={44}
              onClick={() => {
                forgetSearches();
                setRecent([]);
              }}
            >
              清空
            </Button>
          </div>
          <Suggestions texts={recent} onChoose={onChoose} />
        </section>
      ) : null}
      <section aria-labelledby="usual-searches">
        <h3 className={classes['title']} id="usual-searches">
          大家常找
        </h3>
        <Suggestions texts={isSignedIn ? ofMembers : usualOfVisitors} onChoose={onChoose} />
      </section>
    </>
  );
}

function Suggestions({ texts, onChoose }: { texts: readonly string[]; onChoose: (text: string) => void }) {
  return (
    <ul className={classes['suggestions']}>
      {texts.map((text) => (
        <li key={text}>
          <button
            type="button"
            data-suggestion
            className={classes['suggestion']}
            onClick={() => onChoose(text)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
