import { useListSnsBindings, useListSnsProviders } from '@yayan/api-client';
import { shownThirdParties } from '../../../shell/third-party/shown-third-parties.ts';
import { AccountSection } from '../frame/AccountSection.tsx';
import { BindingRow } from './BindingRow.tsx';
import { SectionData } from '../frame/SectionData.tsx';
import { SettingList } from '../frame/SettingRow.tsx';

/** 第三方账号: those bound, and those that can be bound in this browser. */
export function BindingsSection() {
  const bindings = useListSnsBindings();
  const providers = useListSnsProviders();
  const offered = new Set(shownThirdParties(providers.data?.items ?? [], navigator));
  const shown = bindings.data?.items.filter(({ type, bound }) => bound || offered.has(type));
  // A server that is set up for none has nothing to say here.
  if (shown?.length === 0 && !providers.isPending) return null;
  return (
    <AccountSection id="bindings" title="第三方账号" lead="绑定后可以一键登录。我们只取得昵称和头像。">
      <SectionData query={bindings} rows={4}>
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
