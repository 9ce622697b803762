import type { Account } from '@yayan/api-client';
import { useGetAccount } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { PageTitle, SkeletonDetail } from '@yayan/ui';
import classes from './AccountPage.module.css';
import { AddressSection } from './addresses/AddressSection.tsx';
import { AppearanceSection } from './frame/AppearanceSection.tsx';
import { BindingsSection } from './bindings/BindingsSection.tsx';
import { ClosingNotice } from './closing/ClosingNotice.tsx';
import { DevicesSection } from './devices/DevicesSection.tsx';
import { PrivacySection } from './privacy/PrivacySection.tsx';
import { ProfileSection } from './profile/ProfileSection.tsx';
import { SafetySection } from './safety/SafetySection.tsx';
import { HostingSection } from './hosting/HostingSection.tsx';
import { useShowSection } from '../../shell/frame/use-show-section.ts';
import { useWayBack } from './frame/use-way-back.ts';
import { VerifySection } from './verification/VerifySection.tsx';

/**
 * 账号设置: the account's settings. `#safety` scrolls to a section, `?edit=mobile` opens a dialog, and `?from=` is the page to
 * lead back to.
 */
export default function AccountPage() {
  const query = useGetAccount();
  useShowSection();
  return (
    <QueryView query={query} skeleton={<SkeletonDetail />}>
      {(account) => <AccountSections account={account} />}
    </QueryView>
  );
}

function AccountSections({ account }: { account: Account }) {
  const way = useWayBack();
  return (
    <div className={classes['root']}>
      <PageTitle title="账号设置" back={way} />
      <ClosingNotice />
      <ProfileSection account={account} />
      <SafetySection account={account} />
      <BindingsSection />
      <DevicesSection />
      <VerifySection />
      <AddressSection />
      <PrivacySection />
      <HostingSection />
      <AppearanceSection />
    </div>
  );
}
