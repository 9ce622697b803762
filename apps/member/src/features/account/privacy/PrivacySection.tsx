import { useGetPrivacy } from '@yayan/api-client/react';
import { formatMoment } from '@yayan/ui';
import { AccountSection } from '../frame/AccountSection.tsx';
import { CloseSheet } from '../closing/CloseSheet.tsx';
import { ConsentList } from './ConsentList.tsx';
import { ExportSheet } from './ExportSheet.tsx';
import { PartnerConsents } from './PartnerConsents.tsx';
import { RecommendationRow } from './RecommendationRow.tsx';
import { RowAction } from '../frame/RowAction.tsx';
import { SectionData } from '../frame/SectionData.tsx';
import { SettingList, ThingRow } from '../frame/SettingRow.tsx';
import { useOpenSheet } from '../frame/use-open-sheet.ts';
import { withdrawals } from './withdrawals.ts';
import { WithdrawSheet } from './WithdrawSheet.tsx';

/** 隐私中心: consents, recommendations, data export, account deletion (PIPL 15, 24, 44–47). */
export function PrivacySection() {
  const query = useGetPrivacy();
  const { isOpen, subject, open, close } = useOpenSheet();
  const closesAt = query.data?.closesAt ?? null;
  return (
    <AccountSection id="privacy" title="隐私中心" lead="查阅、下载、更正、删除你的信息，都在这一页。">
      <SectionData query={query} rows={4}>
        {(privacy) => (
          <SettingList>
            <RecommendationRow isOn={privacy.recommendation} />
            <ConsentList consents={privacy.consents} onWithdraw={(document) => open('withdraw', document)} />
            <PartnerConsents />
            <ThingRow
              label="下载我的数据"
              value={null}
              hint="账号、同意记录、地址、任务、金币和兑换记录，一个 JSON 文件"
              action={<RowAction label="下载" object="我的数据" onPress={() => open('export')} />}
            />
            <ThingRow
              label="注销账号"
              value={null}
              hint={
                closesAt
                  ? `已申请，${formatMoment(closesAt)} 注销，在此之前可以取消`
                  : '有 7 天反悔期，之后个人信息会被删除'
              }
              action={
                <RowAction
                  label={closesAt ? '查看' : '注销'}
                  object={closesAt ? '注销申请' : '账号'}
                  danger={closesAt === null}
                  onPress={() => open('close')}
                />
              }
            />
          </SettingList>
        )}
      </SectionData>
      <ExportSheet opened={isOpen('export')} onClose={close} />
      {withdrawals.map((withdrawal) => (
        <WithdrawSheet
          key={withdrawal.document}
          opened={isOpen('withdraw') && subject === withdrawal.document}
          withdrawal={withdrawal}
          onClose={close}
        />
      ))}
      <CloseSheet opened={isOpen('close')} onClose={close} onExport={() => open('export')} />
    </AccountSection>
  );
}
