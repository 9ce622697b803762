import { useGetAccount } from '@yayan/api-client';
import { PageTitle } from '@yayan/ui';
import classes from './AccountPage.module.css';
import { AddressSection } from './AddressSection.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { BindingsSection } from './BindingsSection.tsx';
import { ClosingNotice } from './ClosingNotice.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SafetySection } from './SafetySection.tsx';
import { useShowSection } from './use-show-section.ts';
import { VerifySection } from './VerifySection.tsx';

/** 个人中心: everything of the account. `#safety` leads to a section, `?edit=mobile` opens its dialog. */
export default function AccountPage() {
  const { data: account } = useGetAccount();
  useShowSection();
  if (!account) return null;
  return (
    <div className={classes['root']}>
      <PageTitle title="个人中心" />
      <ClosingNotice />
      <ProfileSection account={account} />
      <SafetySection account={account} />
      <BindingsSection />
      <DevicesSection />
      <VerifySection />
      <AddressSection />
      <PrivacySection />
      <AppearanceSection />
    </div>
  );
}
