import { useListSnsBindings, useListSnsProviders } from '@yayan/api-client/react';
import type { LoadableQuery } from '@yayan/site';
import { shownThirdParties } from '../../../shell/third-party/shown-third-parties.ts';
import { AccountSection } from '../frame/AccountSection.tsx';
import { BindingRow } from './BindingRow.tsx';
import { SectionData } from '../frame/SectionData.tsx';
import { SettingList } from '../frame/SettingRow.tsx';

/** 第三方账号: the bound accounts, and those that this browser can bind. */
export function BindingsSection() {
  const bindings = useListSnsBindings();
  const providers = useListSnsProviders();
  const offered = new Set(shownThirdParties(providers.data?.items ?? [], navigator));
  const shown = bindings.data?.items.filter(({ type, bound }) => bound || offered.has(type));
  // Hide the section when the server supports no third party. While that is unknown, show it.
  if (shown?.length === 0 && providers.isSuccess) return null;
  // If the third parties failed to load, an empty list would wrongly say that there is nothing to bind.
  const query: LoadableQuery<unknown> = shown?.length === 0 ? providers : bindings;
  return (
    <AccountSection id="bindings" title="第三方账号" lead="绑定后可以一键登录。我们只取得昵称和头像。">
      <SectionData query={query} rows={4}>
        {() => (
          <SettingList>
            {shown?.map((binding) => (
              <BindingRow key={binding.type} binding={binding} offered={offered.has(binding.type)} />
            ))}
          </SettingList>
        )}
      </SectionData>
    </AccountSection>
  );
}
