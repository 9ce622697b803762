import { useListPartnerConsents } from '@yayan/api-client/react';
import { SectionData } from '../frame/SectionData.tsx';
import { ThingRow } from '../frame/SettingRow.tsx';
import { useOpenSheet } from '../frame/use-open-sheet.ts';
import { PartnerConsentList } from './PartnerConsentList.tsx';
import { WithdrawPartnerSheet } from './WithdrawPartnerSheet.tsx';

/** The consents that the member gave at tasks, by recipient. A row of the privacy centre that loads by itself. */
export function PartnerConsents() {
  const query = useListPartnerConsents();
  const { isOpen, subject, open, close } = useOpenSheet();
  // The address may name anything. Only a recipient of this member opens the dialog.
  const named = query.data?.items.find(({ recipient }) => recipient === subject)?.recipient;
  return (
    <>
      <ThingRow
        label="我在任务里同意提供的信息"
        value={
          <SectionData query={query} rows={1}>
            {({ items }) => (
              <PartnerConsentList
                consents={items}
                onWithdraw={(recipient) => open('withdrawPartner', recipient)}
              />
            )}
          </SectionData>
        }
        hint="每次任务开始前单独征得同意。撤回以后立即停止提供，已经得到的金币不受影响。"
      />
      <WithdrawPartnerSheet
        opened={isOpen('withdrawPartner') && named !== undefined}
        recipient={named ?? ''}
        onClose={close}
      />
    </>
  );
}
