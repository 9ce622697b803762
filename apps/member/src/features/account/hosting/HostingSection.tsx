import { useCreateHostingTicket, useGetHostingAccess } from '@yayan/api-client/react';
import { failureText, otherSiteOrigin } from '@yayan/site';
import { Button } from '@yayan/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { AccountSection } from '../frame/AccountSection.tsx';
import { SettingList, SettingRow } from '../frame/SettingRow.tsx';

/** Where the discussion site sends hosts who have no session there: `/home/user?hosting=/hosting/new`. */
const asked = 'hosting';

/**
 * 主持讨论小组, shown to members whom an operator named as hosts, and to members sent here by the discussion site. It opens the
 * discussion site with a one-time ticket in the fragment, which no server sees (rule 6.32).
 */
export function HostingSection() {
  const [search] = useSearchParams();
  const access = useGetHostingAccess();
  const ticket = useCreateHostingTicket();
  const to = search.get(asked);
  const { mutate } = ticket;
  const cross = (): void =>
    mutate(undefined, {
      onSuccess: ({ ticket: code }) =>
        globalThis.location.assign(
          `${otherSiteOrigin(document)}/hosting/enter?to=${encodeURIComponent(to ?? '/hosting')}#ticket=${code}`,
        ),
    });
  const isHost = access.data?.isHost ?? false;
  const sent = useRef(false);
  useEffect(() => {
    if (!isHost || to === null || sent.current) return;
    sent.current = true;
    cross();
  });
  if (!isHost && (to === null || access.data === undefined)) return null;
  return (
    <AccountSection id="hosting" title="主持讨论小组">
      <SettingList>
        <SettingRow
          label="讨论小组"
          value={isHost ? '新建、邀请、查看回答和发放报酬' : '还没有开通，请联系运营人员'}
          hint={ticket.isError ? failureText(ticket.error) : undefined}
          action={
            isHost ? (
              <Button variant="default" size="sm" loading={ticket.isPending} onClick={cross}>
                进入
              </Button>
            ) : undefined
          }
        />
      </SettingList>
    </AccountSection>
  );
}
