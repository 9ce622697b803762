import { BannerPlace, ExchangeType } from '@yayan/api-client';
import { useGetExchangeInfo } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { PageTitle, SegmentedControl, SkeletonTicket, Switch } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { coinWorthText } from '../../../shell/contact/coin-worth.ts';
import { useCoinsPerYuan } from '../../../shell/contact/use-coins-per-yuan.ts';
import { PlaceBanners } from '../../../shell/content/PlaceBanners.tsx';
import { useHidesCoins } from '../../../shell/session/use-hides-coins.ts';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import { BalanceBar } from './BalanceBar.tsx';
import { BenefitGrid } from './BenefitGrid.tsx';
import classes from './BenefitListPage.module.css';
import { RealNameNotice } from './RealNameNotice.tsx';
import { typeTabs } from './benefit-labels.ts';

/** 福利兑换: the benefits, also for visitors. Tab and filter are in the URL. */
export default function BenefitListPage() {
  const [search, setSearch] = useSearchParams();
  const isSignedIn = useIsSignedIn();
  const infoQuery = useGetExchangeInfo({ query: { enabled: isSignedIn } });
  const info = infoQuery.data;
  const hidesCoins = useHidesCoins();
  const own = isSignedIn && !hidesCoins ? info : undefined;
  const type = Object.values(ExchangeType).find((one) => String(one) === search.get('type'));
  const isMine = isSignedIn && !hidesCoins && search.get('mine') === '1';
  const change = (name: string, value: string): void => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  return (
    <>
      <PageTitle
        title="福利兑换"
        lead={[coinWorthText(useCoinsPerYuan()), '金币长期有效。'].filter(Boolean).join('，')}
      />
      {isSignedIn && !hidesCoins ? <BalanceBar query={infoQuery} /> : null}
      <div className={classes['filters']}>
        <SegmentedControl
          aria-label="兑换类型"
          className={classes['tabs']}
          data={[{ value: '', label: '全部' }, ...typeTabs]}
          value={type === undefined ? '' : String(type)}
          onChange={(value) => change('type', value)}
        />
        {isSignedIn && !hidesCoins ? (
          <Switch
            label="只看我能换的"
            checked={isMine}
            onChange={(event) => change('mine', event.currentTarget.checked ? '1' : '')}
          />
        ) : null}
      </div>
      {own ? <RealNameNotice info={own} /> : null}
      {isMine && !own ? (
        // Without the balance it isn't known what the member can afford.
        <QueryView query={infoQuery} skeleton={<SkeletonTicket />}>
          {() => null}
        </QueryView>
      ) : (
        <BenefitGrid
          filter={{
            ...(type !== undefined && { type }),
            ...(isMine && own && { maxPrice: own.balance }),
          }}
          own={own}
          isOwnPending={infoQuery.isLoading && infoQuery.failureCount === 0}
          isMine={isMine}
          onAll={() => change('mine', '')}
        />
      )}
      <PlaceBanners place={BannerPlace.Exchange} />
    </>
  );
}
