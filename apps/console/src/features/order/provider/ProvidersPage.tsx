import { useListProviders } from '@yayan/console-client';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { ProviderCard } from './ProviderCard.tsx';
import classes from './ProvidersPage.module.css';

/** The providers that pay money out: how each does, what it paid, and its budget of the day. */
export default function ProvidersPage() {
  const query = useListProviders();
  return (
    <>
      <PageHead
        title="发放渠道"
        lead="付款和充值经过这些渠道。额度用完或暂停时，兑换单等着，金币和库存都不动。"
      />
      <LoadedQuery query={query}>
        {({ items }) => (
          <div className={classes['root']}>
            {items.map((provider) => (
              <ProviderCard key={provider.channel} provider={provider} />
            ))}
          </div>
        )}
      </LoadedQuery>
    </>
  );
}
