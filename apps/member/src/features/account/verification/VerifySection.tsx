import { AdultStatus, type IdVerification } from '@yayan/api-client';
import { useGetIdVerification } from '@yayan/api-client/react';
import { IconClock, IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { Button, formatCalendarDay, formatMoment, type BadgeState, StateBadge } from '@yayan/ui';
import { AskUs } from '../../../shell/contact/AskUs.tsx';
import { AccountSection } from '../frame/AccountSection.tsx';
import { SectionData } from '../frame/SectionData.tsx';
import { SettingList, SettingRow } from '../frame/SettingRow.tsx';
import { useOpenSheet } from '../frame/use-open-sheet.ts';
import { VerifySheet } from './VerifySheet.tsx';
import classes from './VerifySection.module.css';

const states: Readonly<Record<AdultStatus, BadgeState>> = {
  [AdultStatus.PendingReview]: { tone: 'blue', label: '审核中', icon: IconClock },
  [AdultStatus.Valid]: { tone: 'green', label: '已认证', icon: IconShieldCheck },
  [AdultStatus.Invalid]: { tone: 'red', label: '未通过', icon: IconShieldX },
};

const unverified: BadgeState = { tone: 'grey', label: '未认证' };
const underAge: BadgeState = { tone: 'blue', label: '已核对，未满 18 周岁', icon: IconClock };

const stateOf = ({ status, adultOn }: IdVerification): BadgeState => {
  if (adultOn !== null) return underAge;
  return status === null ? unverified : states[status];
};

/** What the state means and what the member can do. */
function Explanation({ check }: { check: IdVerification }) {
  if (check.status === AdultStatus.Valid) return <>实名信息只用于兑换时核对身份。</>;
  if (check.status === AdultStatus.PendingReview)
    return (
      <>
        已提交{check.submittedAt ? `（${formatMoment(check.submittedAt)}）` : ''}
        ，通常几分钟内有结果，这里会自动更新。
      </>
    );
  if (check.adultOn !== null)
    return (
      <>
        姓名和身份证号已核对一致。到 {formatCalendarDay(check.adultOn)}年满 18
        周岁后就能兑换现金，不用再提交；答题、话费和卡券不受影响。
      </>
    );
  if (check.triesLeft === 0) return <>提交次数已用完，可以联系我们人工核对。</>;
  return check.status === AdultStatus.Invalid ? (
    <>填错了可以重新提交，还有 {check.triesLeft} 次机会。</>
  ) : (
    <>第一次兑换前需要，一次就够。答题不需要实名。</>
  );
}

/** 实名认证: the state with masked data, and the button to verify. */
export function VerifySection() {
  const query = useGetIdVerification();
  const { isOpen, open, close } = useOpenSheet();
  return (
    <AccountSection id="verify" title="实名认证">
      <SectionData query={query} rows={2}>
        {(check) => {
          const isRefused = check.status === AdultStatus.Invalid && check.adultOn === null;
          const canHandIn = check.triesLeft > 0 && (check.status === null || isRefused);
          return (
            <>
              <div className={classes['state']}>
                <div>
                  <StateBadge {...stateOf(check)} />
                  {isRefused && check.reason ? <p className={classes['reason']}>{check.reason}</p> : null}
                  <p className={classes['text']}>
                    <Explanation check={check} />
                  </p>
                </div>
                {canHandIn ? (
                  <Button
                    variant={check.status === null ? 'light' : 'default'}
                    aria-haspopup="dialog"
                    onClick={() => open('verify')}
                  >
                    {check.status === null ? '去认证' : '重新提交'}
                  </Button>
                ) : null}
              </div>
              {check.triesLeft === 0 && isRefused ? <AskUs subject="实名认证次数已用完" /> : null}
              {check.name && check.idNumber ? (
                <SettingList>
                  <SettingRow label="姓名" value={check.name} />
                  <SettingRow label="身份证号" value={check.idNumber} />
                </SettingList>
              ) : null}
              <VerifySheet opened={isOpen('verify') && canHandIn} onClose={close} check={check} />
            </>
          );
        }}
      </SectionData>
    </AccountSection>
  );
}
